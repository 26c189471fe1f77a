/**
 * The shapes in which dates are written, as patterns. Their groups say what they hold: `year`, `month` and `day` in
 * digits, the `name` of a month, or `first` and `second` where the order of day and month must be found; `mark` is
 * what separates numbers.
 */
export type DateFormats = readonly RegExp[];

const fullYear = '(?<year>(?:19|20)\\d{2})';
const day = '(?<day>\\d{1,2})';

/** Numbers of day and month in running English text. `1.2.19` is rather the number of a clause. */
export const proseNumbers =
  /(?<![\w./-])(?<first>\d{1,2})(?<mark>[/.-])(?<second>\d{1,2})\k<mark>(?<year>\d{4}|(?<=[/-])\d{2})(?![\w/]|[.,-]\d)/g;

/** Numbers of day and month in a form: a scanner may put blanks between them. */
export const formNumbers =
  /(?<![\w./-])(?<first>\d{1,2}) ?(?<mark>[./-]) ?(?<second>\d{1,2}) ?\k<mark> ?(?<year>\d{4}|\d{2})(?![\d/]|[.-]\d)/g;

/**
 * Dates in digits in running English text: `2026-03-31`, `3/31/2026`. Dates with the month in words are found
 * from the month.
 */
export const proseFormats: DateFormats = [
  /(?<![\w./-])(?<year>\d{4})(?<mark>[/.-])(?<month>\d{2})\k<mark>(?<day>\d{2})(?![\w/]|[.,-]\d)/g,
  proseNumbers,
];

/**
 * Dates in the folded text of a form, such as an invoice, in any language; two digits are enough for the
 * year.
 */
export const formFormats: DateFormats = [
  /(?<year>(?:19|20)\d{2}) ?年 ?(?<month>\d{1,2}) ?月 ?(?<day>\d{1,2}) ?日/g,
  new RegExp(
    `(?<![\\d./-])${fullYear}(?<mark>[-./])(?<month>\\d{1,2})\\k<mark>${day}(?!\\d|[./-]\\d)`,
    'g',
  ),
  new RegExp(
    `(?<![\\d.,/-])${day}(?:st|nd|rd|th|er|\\.|º|ª)? ?(?:of |de |d'|-|/)? ?(?<name>[a-z]{3,14})\\.?,? ?(?:de |del |-|/)? ?(?<year>(?:19|20)\\d{2}|'?\\d{2}(?!\\d))`,
    'g',
  ),
  new RegExp(
    `(?<![a-z])(?<name>[a-z]{3,10})\\.? ?${day}(?:st|nd|rd|th)? ?[,.]? ?${fullYear}(?!\\d)`,
    'g',
  ),
  formNumbers,
];

/** A whole cell of a table, folded, that is one date; a time of day may follow. */
export const cellFormats: DateFormats = [
  new RegExp(
    `^${fullYear}(?<mark>[-/.])(?<month>\\d{1,2})[-/.]${day}(?:[t ][\\d:.,]{4,15}(?:z|[+-]\\d\\d:?\\d\\d)?)?$`,
  ),
  /^(?<first>\d{1,2})(?<mark>\.) ?(?<second>\d{1,2})\. ?(?<year>(?:19|20)\d\d|\d\d)$/,
  new RegExp(
    `^${day}(?:st|nd|rd|th|\\.)?[ -](?<name>[a-z]{3,9})\\.?,?[ -](?<year>(?:19|20)\\d\\d|\\d\\d)$`,
  ),
  new RegExp(`^(?<name>[a-z]{3,9})\\.? ${day}(?:st|nd|rd|th)?,? ${fullYear}$`),
  /^(?<first>\d{1,2})(?<mark>[/-])(?<second>\d{1,2})\k<mark>(?<year>\d{4}|(?<=\/)\d{2})$/,
];

/** A whole cell, folded, that is one month: `Jan 2025`, `2025 March`, `2025-01`. */
export const monthFormats: DateFormats = [
  /^(?<name>[a-z]{3,9})\.?[ '/-]{1,2}(?<year>(?:19|20)?\d\d)$/,
  new RegExp(`^${fullYear}[ /-](?<name>[a-z]{3,9})\\.?$`),
  new RegExp(`^${fullYear}[-/](?<month>0[1-9]|1[0-2])$`),
];
