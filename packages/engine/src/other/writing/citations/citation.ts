import type { Span } from '@clauselight/schema';

/** How a citation names its source: author and year, author and page, or the number of the entry. */
export type CitationStyle = 'author-year' | 'author-page' | 'numeric';

/** One source named in the text; a bracket that names three is three citations. */
export interface Citation extends Span {
  readonly style: CitationStyle;
  /** The first author's surname or the organisation, as it stands; the number where numbers cite. */
  readonly name: string;
  readonly year: number | undefined;
  /** What the author writes: `Smith (2021)`, `[4]`. */
  readonly label: string;
  /** Index of its paragraph. */
  readonly paragraph: number;
}

export type ReferenceStyle = 'author-year' | 'mla' | 'numeric' | 'other';

/** One entry of the list of sources. */
export interface ReferenceEntry extends Span {
  /** Its number, or its position in the list counted from 1. */
  readonly number: number;
  readonly style: ReferenceStyle;
  /** Surnames before the title, or the organisation. */
  readonly names: readonly string[];
  readonly year: number | undefined;
  readonly isUndated: boolean;
  readonly hasTitle: boolean;
  readonly hasContainer: boolean;
  readonly isOnline: boolean;
  readonly doi: string | undefined;
  readonly url: string | undefined;
}

/** The section headed References, Works Cited or Bibliography. */
export interface ReferenceList extends Span {
  readonly heading: Span;
  /** Whether it may contain works that the text does not cite. */
  readonly isReadingList: boolean;
  readonly entries: readonly ReferenceEntry[];
}
