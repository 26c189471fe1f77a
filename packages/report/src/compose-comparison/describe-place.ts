import type { ComparedPassage, PassageChange } from '@clauselight/schema';
import { joinWords } from '../compose/formats.ts';

/** Words of a passage that a table shows of it. */
const excerptLength = 90;

/** Where a passage stands in its version: `5.3 Cap, page 4`; a dash where there is nothing to name. */
export function describePlace(passage: ComparedPassage | undefined): string {
  if (passage === undefined) return '–';
  const { clause, page } = passage;
  const name = joinWords([clause?.number, clause?.heading && shorten(clause.heading)], ' ');
  return joinWords([name, page !== undefined && `page ${page}`]) || '–';
}

/** The first words of a passage as the later version has it, without its number. */
export function excerpt({ words }: PassageChange): string {
  const kept = words.filter(({ kind }) => kind !== 'deletion').map(({ text }) => text);
  return shorten((kept.length > 0 ? kept : words.map(({ text }) => text)).join(''));
}

/** The first words of a text on one line. */
export function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= excerptLength) return line;
  const cut = line.lastIndexOf(' ', excerptLength);
  return `${line.slice(0, cut > excerptLength / 2 ? cut : excerptLength)} …`;
}

/** A change of the score with its sign: `+0.8`, `−0.4`. */
export function formatEffect(effect: number): string {
  if (effect === 0) return '0.0';
  return `${effect > 0 ? '+' : '−'}${Math.abs(effect).toFixed(1)}`;
}
