import type { ClauseReference, ComparedPassage, PassageChange } from '@clauselight/schema';
import { joinWords } from '../compose/formats.ts';
import { shorten } from '../printable.ts';

/** Longest beginning of a passage, or heading, that is shown of it. */
const excerptLength = 90;

/** Where a passage stands in its version: `5.3 Cap, page 4`; a dash where there is nothing to name. */
export function describePlace(passage: ComparedPassage | undefined): string {
  return passage === undefined ? '–' : namePlace(passage) || '–';
}

interface Place {
  readonly clause?: ClauseReference | undefined;
  readonly page?: number | undefined;
}

/** `5.3 Cap, page 4`; no words where there is nothing to name. */
export function namePlace({ clause, page }: Place): string {
  const heading = clause?.heading && shorten(clause.heading, excerptLength);
  return joinWords([
    joinWords([clause?.number, heading], ' '),
    page !== undefined && `page ${page}`,
  ]);
}

/** The first words of a passage as the later version has it, without its number. */
export function excerpt({ words }: PassageChange): string {
  const kept = words.filter(({ kind }) => kind !== 'deletion').map(({ text }) => text);
  return shorten((kept.length > 0 ? kept : words.map(({ text }) => text)).join(''), excerptLength);
}

/** A change of the score with its sign: `+0.8`, `−0.4`. */
export function formatEffect(effect: number): string {
  if (effect === 0) return '0.0';
  return `${effect > 0 ? '+' : '−'}${Math.abs(effect).toFixed(1)}`;
}
