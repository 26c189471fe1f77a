/** The English names of the twelve months, January first. */
export const monthNames: readonly string[] = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Length of a quoted passage in UTF-16 units where the caller sets none: about one line of a report. */
const usualLength = 90;

/**
 * Joins words as an English list: `a, b and c`.
 * @param words - The items, in the order in which they are listed.
 * @param link - The word before the last item.
 * @returns The list; empty where there are no items.
 */
export function joinWords(words: readonly string[], link = 'and'): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${link} ${last}`;
}

/**
 * Joins the first few of many words and counts the rest: `a, b and 3 more`.
 *
 * @param words - The items, in the order in which they are listed.
 * @param most - How many items are named.
 * @returns The list; the whole list if no more than `most` items are given.
 */
export function joinSome(words: readonly string[], most = 3): string {
  const left = words.length - most;
  return left > 0 ? joinWords([...words.slice(0, most), `${left} more`]) : joinWords(words);
}

/**
 * Writes a number with its noun: `1 task`, `2 tasks`.
 *
 * @param count - How many there are.
 * @param noun - The noun in the singular.
 * @param plural - The noun in the plural, where that is not the singular with an `s`.
 * @returns Number and noun.
 */
export function countOf(count: number, noun: string, plural = `${noun}s`): string {
  return `${formatNumber(count)} ${count === 1 ? noun : plural}`;
}

/**
 * Writes a number with its thousands grouped: `1,740`, `1,740.5`.
 *
 * @param value - Any finite number below 1e21; larger ones have an exponent, which is not grouped.
 * @returns The number with a comma between thousands.
 */
export function formatNumber(value: number): string {
  const [whole = '', decimals] = String(value).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}

/**
 * Rounds to a number of decimals; halves go up, as with `Math.round`.
 *
 * @param value - The number.
 * @param digits - How many decimals are kept, 0-22.
 * @returns The nearest number with so many decimals.
 */
export function round(value: number, digits: number): number {
  const factor = 10 ** digits;
  return Math.round(value * factor) / factor;
}

let segmenter: Intl.Segmenter | undefined;

/**
 * Cuts a text to a length without dividing a character that people see as one: no half of a surrogate pair, no letter
 * without its combining marks, no part of an emoji or a flag.
 * @param text - The text.
 * @param length - The most UTF-16 units that are kept.
 * @returns The longest start of the text that fits; empty where not even the first character does.
 */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  // Whether a character ends at a position depends on nothing behind the next code point, of two units at most.
  const start = text.slice(0, length + 2);
  return start.slice(0, segmenter.segment(start).containing(length)?.index ?? length);
}

/**
 * Shortens words for quoting them inside a sentence. White space becomes single blanks; the cut is at a blank where one
 * stands in the second half, and never inside a character (see {@link cutText}).
 *
 * @param words - The words.
 * @param longest - The most UTF-16 units that are kept; the mark of the cut `…` comes on top.
 * @returns The words, with `…` at the end if they were cut.
 */
export function shorten(words: string, longest = usualLength): string {
  const flat = words.replace(/\s+/g, ' ').trim();
  if (flat.length <= longest) return flat;
  const blank = flat.lastIndexOf(' ', longest);
  return `${cutText(flat, blank > longest / 2 ? blank : longest)}…`;
}

/**
 * Quotes words inside a sentence: in quotation marks, shortened, without their own final stop.
 *
 * @param words - The words.
 * @param longest - The most UTF-16 units between the quotation marks; the mark of a cut comes on top.
 * @returns The words in typographic quotation marks.
 */
export function quoteWords(words: string, longest = usualLength): string {
  return `“${shorten(words.trim().replace(/[.;:,]$/, ''), longest)}”`;
}

/**
 * Makes the first letter a capital, as at the start of a sentence.
 *
 * @param words - The words.
 * @returns The same words with a capital.
 */
export function capitalize(words: string): string {
  const [first = ''] = words;
  return first.toUpperCase() + words.slice(first.length);
}

// "May" is a verb more often than a month.
const months = monthNames.filter((name) => name !== 'May');
/** Words that keep their capital within a sentence. */
const proper = new RegExp(`^(?:English|Article|${months.join('|')})\\b`);

/**
 * Makes the first letter small, as within a sentence; acronyms, months and names keep their capital.
 *
 * @param words - The words as they start a sentence.
 * @returns The words as they go on in a sentence.
 */
export function lowerFirst(words: string): string {
  return /^[A-Z][a-z' -]/.test(words) && !proper.test(words)
    ? words.charAt(0).toLowerCase() + words.slice(1)
    : words;
}
