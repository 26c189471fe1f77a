import { monthNames } from './months.ts';

/** A date with at least one blank: `March __, 2026`, `[●] 2026`. */
interface BlankDate {
  readonly from: number;
  readonly to: number;
}

const gap =
  '(?<!_)(?:_[_ ]{0,60}|\\[[^\\]a-z0-9]{0,12}\\]|\\[(?:date|day|month|insert[^\\]]{0,20})\\]|\\*{2,12}|[●•·]|\\.{4,60})';
const partOfYear = '(?:19|20)[\\d_]{0,2}';
const blank = new RegExp(
  [
    `(?<![a-z])${monthNames}[ ,]{0,3}${gap}(?:[ ,]{0,3}${partOfYear})?`,
    `${gap} ?(?:st|nd|rd|th)? ?day(?: of)? ?(?:${monthNames}|${gap})?,? ?(?:in the year )?(?:${partOfYear}|${gap})?`,
    `${gap}[ ,]{1,3}(?:of )?(?:${monthNames})?,? ?${partOfYear}`,
    `\\bday of ?,? ?${partOfYear}`,
    `(?<!\\d)\\d{1,2}(?: ?(?:st|nd|rd|th))? day of ?(?:${monthNames}|${gap})(?:,? ?${partOfYear})?`,
    `(?<![a-z])${monthNames} ?,? ?(?:19|20)\\d{2}\\b`,
    `(?<=\\b(?:as of|dated|on|this) ?), (?:19|20)\\d{2}\\b`,
    `\\[date\\]`,
  ].join('|'),
  'gi',
);

/** Lists the dates with blanks, and months without a day: `July 2013`. */
export function listBlankDates(text: string): readonly BlankDate[] {
  return [...text.matchAll(blank)].map(({ 0: words, index }) => ({
    from: index,
    to: index + words.length,
  }));
}
