import type { ClauseReference, ComparedPassage, PassageChange } from '@clauselight/schema';
import { joinWords } from '../compose/formats.ts';
import { shorten } from '../printable.ts';

/** Longest excerpt or heading of a passage, in UTF-16 units. */
const excerptLength = 90;

/** The position of a passage in its version: `5.3 Cap, page 4`; a dash if it has no name. */
export function describePosition(passage: ComparedPassage | undefined): string {
  return passage === undefined ? '–' : formatPosition(passage) || '–';
}

interface QuotePosition {
  readonly clause?: ClauseReference | undefined;
  readonly page?: number | undefined;
}

/** `5.3 Cap, page 4`; empty if there is no clause and no page. */
export function formatPosition({ clause, page }: QuotePosition): string {
  const heading = clause?.heading && shorten(clause.heading, excerptLength);
  return joinWords([
    joinWords([clause?.number, heading], ' '),
    page !== undefined && `page ${page}`,
  ]);
}

/** The first words of a passage in the later version, without its number. */
export function excerpt({ words }: PassageChange): string {
  const kept = words.filter(({ kind }) => kind !== 'deletion').map(({ text }) => text);
  return shorten((kept.length > 0 ? kept : words.map(({ text }) => text)).join(''), excerptLength);
}

/** A change of the score with its sign: `+0.8`, `−0.4`. */
export function formatEffect(effect: number): string {
  if (effect === 0) return '0.0';
  return `${effect > 0 ? '+' : '−'}${Math.abs(effect).toFixed(1)}`;
}
