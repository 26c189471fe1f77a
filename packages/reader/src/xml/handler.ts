import type { XmlElement } from './tag.ts';

/** What a scan emits, in document order. */
export interface XmlHandler {
  /** The element has its name and attributes. Equal elements share one object, so it must never be changed. */
  open(element: XmlElement): void;
  /** Takes a whole element, which equal elements may share too. */
  add(element: XmlElement): void;
  /**
   * Ends the innermost open element and returns it as it is then. `isImplied` is set if its end tag is missing: some of
   * its content may belong after it.
   */
  close(isImplied?: boolean): XmlElement | undefined;
  text(text: string): void;
}
