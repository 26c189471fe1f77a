import type { Span } from '@clauselight/schema';

/** An element and its position in the XML of its part, in UTF-16 units. */
export interface LocatedElement extends Span {
  /** With the standard prefix of its namespace. */
  readonly name: string;
  /** The name in the file. */
  readonly rawName: string;
  readonly parent: LocatedElement | undefined;
  /** After the opening tag. */
  readonly openEnd: number;
  /** Before the closing tag; `openEnd` for a self-closing element. */
  closeStart: number;
  /** Whether the opening tag closes the element. */
  readonly isEmpty: boolean;
  /** After the closing tag. */
  end: number;
  /** The properties of a paragraph (`w:pPr`) or a run (`w:rPr`), which come first in it. */
  properties?: Span;
  /** Whether it is a content control whose content is not free text: a choice, a date, a data field. */
  isFixed?: boolean;
}

/** The parts of a document's XML that matter for comments. */
export interface LocatedDocument {
  readonly xml: string;
  readonly root: LocatedElement;
  /** Namespaces declared at the root, by prefix. */
  readonly vocabularies: ReadonlyMap<string, string>;
  /** Elements whose words can be part of the text, in order. */
  readonly leaves: readonly LocatedElement[];
  readonly body: LocatedElement;
  /** The first paragraph of the body. */
  readonly firstParagraph: LocatedElement | undefined;
  /** Ids of comments that are used in the document. */
  readonly commentIds: ReadonlySet<string>;
}
