import type { SourceText } from '@clauselight/schema';
import type { ReferenceText } from '../references/reference.ts';
import {
  countGrams,
  dropLines,
  type GramCounts,
  gramLength,
  listGrams,
  listGramTokens,
  listKept,
} from './grams.ts';

/** How much of the order of words in several references a source text keeps. */
export interface KeptOrder {
  /** Share of each reference's grams that are kept, by the name of its tool. */
  readonly kept: Readonly<Record<string, number>>;
  /** Grams of the first reference that another one has too, and how many of them are kept. */
  readonly agreed: number;
  readonly agreedKept: number;
  /** Words of the first reference that another one has in the same order and the source text does not. */
  readonly broken: readonly string[];
}

interface ComparedReference {
  readonly tool: string;
  readonly tokens: readonly string[];
  readonly grams: readonly string[];
}

/** Compares a source text with references; the first is the one whose passages are listed. */
export function measureKeptOrder(
  source: Pick<SourceText, 'text' | 'blocks'>,
  references: readonly ReferenceText[],
): KeptOrder {
  const found = countGrams(...listReadings(source));
  const running = listRunningLines(source);
  const compared = references.map(({ tool, text }): ComparedReference => {
    const tokens = listGramTokens(dropLines(text, running));
    return { tool, tokens, grams: listGrams(tokens) };
  });
  return {
    kept: Object.fromEntries(
      compared
        .filter(({ grams }) => grams.length > 0)
        .map(({ tool, grams }) => [tool, getShare(listKept(found, grams))]),
    ),
    ...compareAgreed(found, compared),
  };
}

function getShare(kept: readonly boolean[]): number {
  return kept.filter(Boolean).length / kept.length;
}

function compareAgreed(found: GramCounts, [first, ...others]: readonly ComparedReference[]) {
  if (first === undefined) return { agreed: 0, agreedKept: 0, broken: [] };
  const known = countGrams(...others.map(({ tokens }) => tokens));
  const isAgreed = listKept(known, first.grams);
  const kept = listKept(found, first.grams);
  const isBroken = first.grams.map((_, at) => isAgreed[at] === true && kept[at] === false);
  const agreed = isAgreed.filter(Boolean).length;
  return {
    agreed,
    agreedKept: agreed - isBroken.filter(Boolean).length,
    broken: listPassages(first.tokens, isBroken),
  };
}

/** The words of grams that follow one another, as one passage. */
function listPassages(tokens: readonly string[], isBroken: readonly boolean[]): string[] {
  const passages: string[] = [];
  let start: number | undefined;
  for (let at = 0; at <= isBroken.length; at += 1) {
    if (isBroken[at] === true) start ??= at;
    else if (start !== undefined) {
      passages.push(tokens.slice(start, at - 1 + gramLength).join(' '));
      start = undefined;
    }
  }
  return passages;
}

/** The text with and without what stands between the lines of a paragraph on two pages. */
function listReadings({ text, blocks }: Pick<SourceText, 'text' | 'blocks'>): string[][] {
  const join = (isLeftOut: (kind: string) => boolean) =>
    blocks
      .filter(({ kind }) => !isLeftOut(kind))
      .map(({ start, end }) => text.slice(start, end))
      .join('\n');
  const isRunning = (kind: string) => kind === 'header' || kind === 'footer';
  return [text, join(isRunning), join((kind) => isRunning(kind) || kind === 'footnote')].map(
    listGramTokens,
  );
}

function listRunningLines({ text, blocks }: Pick<SourceText, 'text' | 'blocks'>): Set<string> {
  return new Set(
    blocks
      .filter(({ kind }) => kind === 'header' || kind === 'footer')
      .flatMap(({ start, end }) => text.slice(start, end).split('\n'))
      .map((line) => listGramTokens(line).join(' ')),
  );
}
