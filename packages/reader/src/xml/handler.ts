import type { XmlElement } from './tag.ts';

/** What a scan hands over, in document order. */
export interface XmlHandler {
  /** The element has its name and attributes. It is shared by all its equals: never to be changed. */
  open(element: XmlElement): void;
  /** Takes an element as a whole. It may be shared by all its equals too. */
  add(element: XmlElement): void;
  /**
   * Ends the innermost open element, and gives it as it is then. `isImplied` where its own end is missing: what is
   * in it may belong behind it.
   */
  close(isImplied?: boolean): XmlElement | undefined;
  text(text: string): void;
}
