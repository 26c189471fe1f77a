import type { SourceText } from '@clauselight/schema';
import { countNumbersKept, listNumbersLost, type NumberedParagraph } from './measures/numbering.ts';
import { measureLineOrder, measureWordOrder } from './measures/order.ts';
import { getF1, listTokens } from './measures/overlap.ts';

export interface Comparison {
  readonly f1: number;
  /** Nothing if it cannot be told. */
  readonly order: number | undefined;
  readonly lines: number | undefined;
}

export interface NumbersKept {
  readonly kept: number;
  readonly numbered: number;
  readonly lost: readonly NumberedParagraph[];
}

/** A shorter reference does not show whether a file was refused wrongly. */
const fewestWords = 5;

/**
 * A source text against a reference. Reference tools disagree about headers and footers: what is compared is the
 * whole text or the text without them, whichever has the better F1.
 */
export function compareSource(source: SourceText, reference: string): Comparison {
  const expected = listTokens(reference);
  const whole = listTokens(source.text);
  const body = listTokens(getBody(source));
  const [found, f1] = [whole, body]
    .map((tokens) => [tokens, getF1(tokens, expected)] as const)
    .reduce((best, other) => (other[1] > best[1] ? other : best));
  return {
    f1,
    order: measureWordOrder(found, expected),
    lines: measureLineOrder(found, reference),
  };
}

/** What a file counts that was not read: nothing if the reference has no words either. */
export function compareNothing(reference: string): Comparison | undefined {
  return listTokens(reference).length < fewestWords
    ? undefined
    : { f1: 0, order: undefined, lines: undefined };
}

/** How many of the numbers shown in front of paragraphs a text has. */
export function compareNumbers(
  source: SourceText | undefined,
  numbered: readonly NumberedParagraph[],
): NumbersKept | undefined {
  if (numbered.length === 0) return undefined;
  const found = listTokens(source?.text ?? '');
  return {
    kept: countNumbersKept(found, numbered),
    numbered: numbered.length,
    lost: listNumbersLost(found, numbered),
  };
}

function getBody({ text, blocks }: SourceText): string {
  return blocks
    .filter(({ kind }) => kind !== 'header' && kind !== 'footer')
    .map(({ start, end }) => text.slice(start, end))
    .join('\n');
}
