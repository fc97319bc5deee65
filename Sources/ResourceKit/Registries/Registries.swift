/// Says which registry is asked where none is passed.
///
/// In this order: the registry passed to `instantiate(from:)`; the innermost `with(controllers:views:_:)`; what
/// ``bootstrap(controllers:views:)`` set; the platform's. On a machine with no UI framework the platform's is an empty
/// ``InMemoryRegistry``, whose errors say how to fill it.
@MainActor
public enum Registries {
  /// A choice of registries; `nil` leaves the choice to the next one.
  private struct Choice: Sendable {
    var controllers: (any ControllerRegistry)?
    var views: (any ViewRegistry)?
  }

  @TaskLocal private static var scoped = Choice()
  private static var bootstrapped = Choice()

  /// The registry that storyboards come from here and now.
  public static var controllers: any ControllerRegistry {
    scoped.controllers ?? bootstrapped.controllers ?? platform
  }

  /// The registry that nibs come from here and now.
  public static var views: any ViewRegistry {
    scoped.views ?? bootstrapped.views ?? platform
  }

  /// Sets the registries for the whole process; a later call replaces what an earlier one set.
  ///
  /// - Parameters:
  ///   - controllers: Where storyboards come from; `nil` means the platform's.
  ///   - views: Where nibs come from; `nil` means the platform's.
  public static func bootstrap(controllers: (any ControllerRegistry)? = nil, views: (any ViewRegistry)? = nil) {
    bootstrapped = Choice(controllers: controllers, views: views)
  }

  /// Sets one registry of both kinds for the whole process.
  ///
  /// - Parameter registry: Where storyboards and nibs come from.
  public static func bootstrap(_ registry: any ControllerRegistry & ViewRegistry) {
    bootstrap(controllers: registry, views: registry)
  }

  /// Sets the registries for what the body does, and the tasks it starts: tests with registries of their own run side by
  /// side.
  ///
  /// - Parameters:
  ///   - controllers: Where storyboards come from; `nil` leaves it as it is outside.
  ///   - views: Where nibs come from; `nil` leaves it as it is outside.
  ///   - body: What runs with them.
  /// - Returns: What the body returns.
  /// - Throws: What the body throws.
  public static func with<Value, Failure>(
    controllers: (any ControllerRegistry)? = nil, views: (any ViewRegistry)? = nil,
    _ body: @MainActor () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    // `withValue` rethrows untyped errors only.
    try $scoped.withValue(inner(controllers, views)) { Result { () throws(Failure) in try body() } }.get()
  }

  /// The same for a body that waits.
  ///
  /// - Parameters:
  ///   - controllers: Where storyboards come from; `nil` leaves it as it is outside.
  ///   - views: Where nibs come from; `nil` leaves it as it is outside.
  ///   - body: What runs with them.
  /// - Returns: What the body returns.
  /// - Throws: What the body throws.
  public static func with<Value, Failure>(
    controllers: (any ControllerRegistry)? = nil, views: (any ViewRegistry)? = nil,
    _ body: @MainActor () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    try await $scoped.withValue(inner(controllers, views)) {
      do throws(Failure) { return Result<Value, Failure>.success(try await body()) } catch { return .failure(error) }
    }.get()
  }

  /// Sets one registry of both kinds for what the body does.
  ///
  /// - Parameters:
  ///   - registry: Where storyboards and nibs come from.
  ///   - body: What runs with it.
  /// - Returns: What the body returns.
  /// - Throws: What the body throws.
  public static func with<Value, Failure>(
    _ registry: any ControllerRegistry & ViewRegistry, _ body: @MainActor () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try with(controllers: registry, views: registry, body)
  }

  /// The same for a body that waits.
  ///
  /// - Parameters:
  ///   - registry: Where storyboards and nibs come from.
  ///   - body: What runs with it.
  /// - Returns: What the body returns.
  /// - Throws: What the body throws.
  public static func with<Value, Failure>(
    _ registry: any ControllerRegistry & ViewRegistry, _ body: @MainActor () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    try await with(controllers: registry, views: registry, body)
  }

  private static func inner(_ controllers: (any ControllerRegistry)?, _ views: (any ViewRegistry)?) -> Choice {
    Choice(controllers: controllers ?? scoped.controllers, views: views ?? scoped.views)
  }
}
