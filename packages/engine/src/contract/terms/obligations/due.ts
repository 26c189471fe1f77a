import { fullMonthNames } from '../../../text/values/months.ts';

const number = '(?:[a-z]+(?:[ -][a-z]+){0,3} ?)?(?:\\( ?\\d{1,4} ?\\)|\\d{1,4})?';
const length = `(?:\\[[^\\]]{1,8}\\](?: \\(\\[[^\\]]{1,8}\\]\\))?(?: (?:business |calendar )?(?:hours?|days?|weeks?|months?|years?)\\b)?|a reasonable (?:time|period)|(?:the |an? |each |such )?(?:same )?(?:period of )?${number} ?(?:full |calendar |business |working |banking |consecutive )*(?:hours?|days?|weeks?|months?|years?|quarters?)\\b(?:[- ]period\\b)?)`;
const counted =
  "(?:'s?)?(?: (?:prior |advance |written )*(?:notice|written))?(?: (?:after|following|of|from|before|prior to|in advance of|thereafter|hereof|hereafter|upon|preceding|in which|in arrears)\\b[^;()]{0,150})?";
const day = `(?:the (?:end|close|last|first|\\d|due date|date|anniversary|expiration|earlier|later|commencement|beginning|tenth|fifteenth|twentieth|effective)|\\d{1,2}(?:st|nd|rd|th)? |${fullMonthNames}\\b|such (?:date|time)|its due|close of)`;
const soon =
  '(?:promptly|immediately(?! (?:available|prior|preceding|before|adjacent))|as soon as (?:reasonably |commercially )?(?:practicable|practical|possible)|forthwith|without (?:undue |unreasonable )?delay|in a timely manner)';
const bare = `(?:within|in no (?:event|case) (?:later|less|more) than|(?:no|not) (?:later|less) than|at least|a minimum of|on no less than) ${length}`;
const limit = `${bare}${counted}`;
const headOfDue = new RegExp(`^(?:${bare}|${soon}|[a-z ]+)`, 'i');
const fixed = `(?:no later than|not later than|on or before|on or prior to|at or prior to|prior to|before|by) ${day}[^;()]{0,120}`;
const prompt = `${soon}(?: (?:after|upon|following)\\b[^;()]{0,120})?`;
const regular =
  '(?:on (?:a |an )?(?:daily|weekly|monthly|quarterly|annual|semi-annual) basis|(?:daily|weekly|monthly|quarterly|semi-annually|annually)(?=[;.]|$))';
const one = `(?:${limit}|${fixed}|${prompt}|${regular})`;
const dueWords = new RegExp(`(?<![\\w-])${one}`, 'i');
const second = new RegExp(`^,? (?:and|but) (?:in (?:no|any) event,? )?${one}`, 'i');
const end =
  /,(?! \d{4})| (?:and|or) (?!after|before|prior|the (?:end|date|first|last))| (?:if|unless|provided|in the event|to the extent|for the purposes?|in order|in accordance|pursuant to|by (?:giving|providing|wire|means|electronic)|in writing|subject to|except|with respect|so that|for all|for any) | a (?:written|detailed|copy|report|statement|notice)\b/i;

const calendarDay = new RegExp(
  `^[a-z ]{2,16}(?:the )?(?:${fullMonthNames} \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?|\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${fullMonthNames}(?:,? \\d{4})?)\\b(?! of)`,
  'i',
);

/** Time words at the start of a sentence, for `test`. */
export const leadingDue = new RegExp(
  `^(?:${one}|(?:prior to|before|(?:no|not) later than|on or before) |(?!for |during )${length} (?:prior to|before|after|following) )`,
  'i',
);

/** Finds the words in `words` that state by when something must be done, and whether nothing follows them. */
export function findDue(
  words: string,
): { readonly from: number; readonly to: number; readonly isLast: boolean } | undefined {
  const match = dueWords.exec(words);
  if (match === null || isInside(words.slice(0, match.index))) return undefined;
  const first = match.index + findEnd(match[0]);
  const chained = second.exec(words.slice(first))?.[0] ?? '';
  const to = first + cutAtEnd(chained);
  // Notice is what must be given, not only its time.
  const isLast =
    match.index > 0 &&
    !/\bnotice\b/i.test(words.slice(match.index, to)) &&
    words.slice(to).replace(/[\s,;.:]+/g, '') === '';
  return { from: match.index, to, isLast };
}

/** Finds the end of the time words: after a calendar day, or where something else starts. */
function findEnd(found: string): number {
  const day = calendarDay.exec(found)?.[0];
  if (day !== undefined) return day.length;
  const head = headOfDue.exec(found)?.[0] ?? '';
  const tail = found.slice(head.length);
  return head.length + (end.exec(tail)?.index ?? tail.length);
}

function cutAtEnd(chained: string): number {
  if (chained === '') return 0;
  const skipped = 12;
  const stop = end.exec(chained.slice(skipped))?.index;
  return stop === undefined ? chained.length : skipped + stop;
}

/** Tells whether a bracket, a list, a period of time or another clause is still open. */
function isInside(before: string): boolean {
  if (before.lastIndexOf('(') > before.lastIndexOf(')')) return true;
  if (/\((?:[a-e]|[ivx]{1,4}|\d)\)|\bperiods? of\s*$/.test(before)) return true;
  return /\b(?:when|to be|such that)\b[^,;]*$/i.test(before.slice(-150));
}
