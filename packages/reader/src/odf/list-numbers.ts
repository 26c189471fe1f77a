import { formatNumber } from '../block-types/format-number.ts';
import type { DisplayedNumber } from '../block-types/list-counter.ts';
import { levelsOfList, type OdfLevel, type OdfListStyle } from './list-styles.ts';

/** A numbered paragraph's place: which list counts it, in which style and how deep. */
export interface ListPosition {
  readonly listId: string;
  /** Nothing if the file names none: a plain bulleted list. */
  readonly style: OdfListStyle | undefined;
  /** 0-based. */
  readonly level: number;
  /** A start value that overrides the count. */
  readonly startValue?: number;
  /** Whether its level starts again. */
  readonly isRestarted?: boolean;
}

/** Counts a document's lists. Call `next` once for every numbered paragraph, in document order. */
export interface NumberBook {
  next(place: ListPosition): DisplayedNumber | undefined;
}

interface Counter {
  readonly counts: (number | undefined)[];
  /** Paragraphs counted at all levels, for lists that count them as one. */
  last: number;
}

/**
 * Counts as LibreOffice does: by list rather than by style, and a level above that was never counted
 * counts as its first.
 */
export function createNumberBook(): NumberBook {
  const counters = new Map<string, Counter>();
  return {
    next(place) {
      const level = Math.min(levelsOfList - 1, Math.max(0, place.level));
      const counter = counters.get(place.listId) ?? { counts: [], last: 0 };
      counters.set(place.listId, counter);
      count(counter, { ...place, level });
      return display(counter.counts, { style: place.style, level });
    },
  };
}

function count(counter: Counter, { style, level, startValue, isRestarted }: ListPosition): void {
  const { counts } = counter;
  for (let above = 0; above < level; above += 1) counts[above] ??= getStart(style, above);
  const start = getStart(style, level);
  const isFirst = counts[level] === undefined || isRestarted === true;
  if (startValue !== undefined) counts[level] = startValue;
  else if (style?.isConsecutive === true) counts[level] = Math.max(start, counter.last + 1);
  else counts[level] = isFirst ? start : (counts[level] ?? 0) + 1;
  counter.last = counts[level] ?? start;
  counts.length = level + 1;
}

function getStart(style: OdfListStyle | undefined, level: number): number {
  return style?.levels[level]?.start ?? 1;
}

interface NumberLevel {
  readonly style: OdfListStyle | undefined;
  readonly level: number;
}

function display(
  counts: readonly (number | undefined)[],
  { style, level }: NumberLevel,
): DisplayedNumber | undefined {
  const facts = style?.levels[level];
  if (style === undefined || facts?.isBullet === true)
    return { text: '•', isBullet: true, suffix: ' ' };
  if (facts === undefined) return undefined;
  const text = fill(counts, { facts, style }).trim();
  // A level without a displayed count leaves its period.
  if (!/[\p{L}\p{N}\p{S}§*†‡•–—-]/u.test(text)) return undefined;
  return { text, isBullet: false, suffix: facts.followedBy === 'nothing' ? '' : ' ' };
}

function fill(
  counts: readonly (number | undefined)[],
  { facts, style }: { facts: OdfLevel; style: OdfListStyle },
): string {
  // A level without a count takes what is between it and the next with it.
  const shown = facts.text.replace(/%(\d{1,2})%[^%]*(?=%\d)/g, (whole, digits: string) =>
    isCountless(facts) || isCountless(style.levels[Number(digits) - 1]) ? '' : whole,
  );
  if (isCountless(facts)) return shown.replace(/%\d{1,2}%/g, '');
  return shown.replace(/%(\d{1,2})%/g, (_, digits: string) => {
    const other = style.levels[Number(digits) - 1];
    if (other === undefined || isCountless(other)) return '';
    return formatCount(counts[Number(digits) - 1] ?? other.start, other);
  });
}

function isCountless(level: OdfLevel | undefined): boolean {
  return level === undefined || level.isBullet || level.format === '';
}

/** Formats for which [ODF 1.3 part 3] 19.506 has no letter, by the first word of their sample. */
const formats: Readonly<Record<string, string>> = {
  i: 'lowerRoman',
  I: 'upperRoman',
  '01': 'decimalZero',
  '1st': 'ordinal',
  One: 'cardinalText',
  First: 'ordinalText',
};

function formatCount(value: number, { format, hasLetterSync }: OdfLevel): string {
  if (/^a$/i.test(format)) {
    const letters = hasLetterSync ? formatNumber(value, 'lowerLetter') : formatLetters(value);
    return format === 'A' ? letters.toUpperCase() : letters;
  }
  if (format.startsWith('①') && value >= 1 && value <= 20)
    return String.fromCodePoint(0x2460 + value - 1);
  if (format.startsWith('*') && value >= 1 && value <= 40) return formatSign(value);
  const sample = format.replace(/,.*$/, '');
  const named = Object.hasOwn(formats, sample) ? formats[sample] : undefined;
  return formatNumber(value, named ?? 'decimal');
}

/** *, †, ‡, §, **, ††: the signs of the Chicago style, doubled after the fourth. */
function formatSign(value: number): string {
  return ('*†‡§'[(value - 1) % 4] ?? '*').repeat(Math.floor((value - 1) / 4) + 1);
}

/** a … z, aa, ab, ac: counting with letters for figures. */
function formatLetters(value: number): string {
  if (value < 1) return String(value);
  let letters = '';
  for (let rest = value; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(97 + ((rest - 1) % 26)) + letters;
  return letters;
}
