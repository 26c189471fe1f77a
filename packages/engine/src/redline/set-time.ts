import type { ChangeEdit } from '@clauselight/schema';
import { numberWords, parseNumberWords } from '../text/values/number-words.ts';
import type { RecipeStep } from './recipe.ts';
import { writeNumber } from './write-words.ts';

type SetTime = Extract<RecipeStep, { do: 'set-time' }>;

const length = new RegExp(
  String.raw`(?<![\w-])(?<number>(?<both>${numberWords} ?\((?<inner>\d{1,4})\))|(?<digits>\d{1,4})|(?<words>${numberWords}))(?<gap>[\s-]+)(?:business |working |calendar )?(?<unit>day|week|month|year)(?<plural>s?)(?![a-z])`,
  'gi',
);
const daysOf: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365 };
/** The farthest that a length of time stands from the words it is about, in characters; set by hand. */
const farthest = 90;

/** A length of the term itself, as in `for successive one-year terms`, is no time within which something is to be done. */
function isRenewedTerm(sentence: string, { start, end }: { start: number; end: number }): boolean {
  return (
    /^[-\s]*(?:\w+ ){0,2}(?:terms?|renewals?|extensions?)\b/i.test(sentence.slice(end, end + 40)) ||
    /\b(?:successive|additional|consecutive|further) (?:\w+ ){0,2}$/i.test(
      sentence.slice(Math.max(0, start - 40), start),
    )
  );
}

/** A time that runs from the start of the contract is a date, and not the time of what is usual. */
function isFromStart(behind: string): boolean {
  return /^['’]?\s*(?:of|after|from|following) (?:the )?(?:Effective Date|date (?:hereof|of this))/i.test(
    behind,
  );
}

/**
 * The edits that set lengths of time in a sentence; undefined if there is none to set. A month counts as 30 days, a year
 * as 365. Offsets are within the sentence.
 */
export function setTime(
  sentence: string,
  { near, to, if: when }: SetTime,
): ChangeEdit[] | undefined {
  const places = [...sentence.matchAll(new RegExp(near, 'gi'))].map(({ index, 0: words }) => ({
    start: index,
    end: index + words.length,
  }));
  const wanted = to.count * (daysOf[to.unit] ?? 1);
  const edits = [...sentence.matchAll(length)].flatMap((match): ChangeEdit[] => {
    const { number = '', both, inner, digits, words, unit = '', plural = '' } = match.groups ?? {};
    const end = match.index + match[0].length;
    if (isRenewedTerm(sentence, { start: match.index, end }) || isFromStart(sentence.slice(end)))
      return [];
    const isNear = places.some(
      (place) => match.index < place.end + farthest && end > place.start - farthest,
    );
    const count = inner ?? digits;
    const value = count === undefined ? parseNumberWords(words ?? '') : Number(count);
    if (!isNear || value === undefined) return [];
    const days = value * (daysOf[unit.toLowerCase()] ?? 1);
    if (when === 'shorter' ? days >= wanted : days <= wanted) return [];
    const style = both === undefined ? (digits === undefined ? 'words' : 'digits') : 'both';
    const written = writeNumber(to.count, style);
    const isSameUnit = unit.toLowerCase() === to.unit;
    if (isSameUnit && (plural !== '' || to.count === 1))
      return [{ start: match.index, end: match.index + number.length, text: written }];
    const isAttribute = plural === '' && match.groups?.gap === '-';
    const unitWord = to.count === 1 || isAttribute ? to.unit : `${to.unit}s`;
    return [{ start: match.index, end, text: `${written}${isAttribute ? '-' : ' '}${unitWord}` }];
  });
  return edits.length === 0 ? undefined : edits;
}
