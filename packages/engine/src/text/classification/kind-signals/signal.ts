import type { DocumentKind } from '@clauselight/schema';
import type { KindInput } from '../kind-input.ts';

/** A feature that documents of a kind have and others rarely do. */
export interface Signal {
  /** As displayed: `a reference list`. */
  readonly name: string;
  readonly weight?: number;
  test(input: KindInput): boolean;
}

/** A kind with its signals. The weights are set by hand; the default is 1. */
export interface KindSignals {
  readonly kind: DocumentKind;
  readonly signals: readonly Signal[];
}

/** A pattern in the first pages. */
export const inHead = (name: string, pattern: RegExp, weight = 1): Signal => ({
  name,
  weight,
  test: ({ head }) => pattern.test(head),
});

/** In characters. */
const titleLength = 300;

/** A pattern in the title or the first lines. */
export const inTitle = (name: string, pattern: RegExp, weight = 1): Signal => ({
  name,
  weight,
  test: ({ title, head }) => pattern.test(title) || pattern.test(head.slice(0, titleLength)),
});

/** What a document calls itself stands in its first lines, and is short. */
const linesOfName = 5;
const longestName = 60;

/** A pattern in a line that names the document: a short one among the first. */
export const inName = (name: string, pattern: RegExp, weight = 2): Signal => ({
  name,
  weight,
  test: ({ head }) =>
    head
      .split('\n')
      .filter((line) => line.trim() !== '')
      .slice(0, linesOfName)
      .some((line) => line.length <= longestName && !/[:.!?]/.test(line) && pattern.test(line)),
});

/** A pattern in the whole text. */
export const anywhere = (name: string, pattern: RegExp, weight = 1): Signal => ({
  name,
  weight,
  test: ({ text }) => pattern.test(text),
});

/** A pattern that the text has at least so many times. The pattern is global. */
export const repeated = (
  name: string,
  pattern: RegExp,
  { fewest, weight = 1 }: { readonly fewest: number; readonly weight?: number },
): Signal => ({
  name,
  weight,
  test: ({ text }) => (text.match(pattern)?.length ?? 0) >= fewest,
});
