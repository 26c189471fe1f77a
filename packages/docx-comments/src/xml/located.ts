import type { Span } from '@clauselight/schema';

/** An element and where it stands in the XML of its part, in UTF-16 units. */
export interface Located extends Span {
  /** With the fixed prefix of its vocabulary, as trees have it. */
  readonly name: string;
  /** As the file writes it. */
  readonly rawName: string;
  readonly parent: Located | undefined;
  /** Behind the opening tag. */
  readonly openEnd: number;
  /** Before the closing tag; `openEnd` in an element that closes itself. */
  closeStart: number;
  /** Whether the opening tag closes the element. */
  readonly isEmpty: boolean;
  /** Behind the closing tag. */
  end: number;
  /** The properties of a paragraph (`w:pPr`) or a run (`w:rPr`) that stand first in it. */
  properties?: Span;
  /** Whether it is a content control whose content is not free text: a choice, a date, a field of data. */
  isFixed?: boolean;
}

/** What of a document's XML matters to comments. */
export interface LocatedDocument {
  readonly xml: string;
  readonly root: Located;
  /** Prefixes declared at the root, by prefix. */
  readonly vocabularies: ReadonlyMap<string, string>;
  /** Elements whose words can be part of the text, in order. */
  readonly leaves: readonly Located[];
  readonly body: Located;
  /** The first paragraph of the body. */
  readonly firstParagraph: Located | undefined;
  /** Ids that comments have at places of the document. */
  readonly commentIds: ReadonlySet<string>;
}
