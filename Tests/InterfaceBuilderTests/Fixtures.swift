import Foundation
import InterfaceBuilder

/// Reads a document that is written in a test.
func document(_ text: String) throws -> InterfaceDocument {
  try InterfaceDocument(data: Data(text.utf8))
}

/// An iOS storyboard with some scenes.
func storyboard(_ scenes: String, attributes: String = "") throws -> InterfaceDocument {
  try document(
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \(attributes)>
    <scenes>
    \(scenes)
    </scenes>
    </document>
    """)
}

/// A macOS storyboard with some scenes.
func macStoryboard(_ scenes: String) throws -> InterfaceDocument {
  try document(
    """
    <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" targetRuntime="MacOSX.Cocoa">
    <scenes>
    \(scenes)
    </scenes>
    </document>
    """)
}

/// An iOS xib with some objects.
func xib(_ objects: String) throws -> InterfaceDocument {
  try document(
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
    <objects>
    \(objects)
    </objects>
    </document>
    """)
}

/// A scene with one object.
func scene(_ object: String) -> String {
  "<scene sceneID=\"scn\"><objects>\(object)</objects></scene>"
}

/// The error that some bytes are read with; `nil` if they are read.
func readingError(_ data: Data) -> ReadingError? {
  do throws(ReadingError) {
    _ = try InterfaceDocument(data: data)
    return nil
  } catch {
    return error
  }
}

/// The error that some text is read with; `nil` if it is read.
func readingError(_ text: String) -> ReadingError? {
  readingError(Data(text.utf8))
}
