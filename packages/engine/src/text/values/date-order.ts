import { formNumbers, proseNumbers } from './date-formats.ts';
import { monthNames } from './months.ts';

/** Which number of 03/04/2026 is the month. */
export type DateOrder = 'month-first' | 'day-first';

const american =
  /\$|\b(?:(?:State|Commonwealth) of (?:[A-Z]|the)|Delaware|New York|California|Texas|Florida|Nevada|U\.S\.|United States)/;
const dayThenMonth = new RegExp(`\\b\\d{1,2} ${monthNames},? (?:19|20)\\d{2}`, 'i');

/**
 * Finds the order of numeric dates: as other such dates of the document show it, or else month first when the document
 * is clearly American in its currency or law and writes no day before its month in words.
 */
export function findDateOrder(text: string): DateOrder | undefined {
  const dates = [...text.matchAll(proseNumbers)].filter(
    (match) => getNumbers(match).mark !== '.' && hasMonth(match),
  );
  if (dates.length === 0) return undefined;
  const shown = countVotes(dates);
  if (shown !== undefined) return shown;
  return american.test(text) && !dayThenMonth.test(text) ? 'month-first' : undefined;
}

/** The order that the dates of a form show, those with full stops included; nothing where they show none. */
export function findShownOrder(folded: string): DateOrder | undefined {
  return countVotes([...folded.matchAll(formNumbers)].filter(hasMonth));
}

/** A number above twelve is a day. Who separates by full stops writes the day first. */
function countVotes(dates: readonly RegExpMatchArray[]): DateOrder | undefined {
  let dayFirst = 0;
  for (const { first, second, mark } of dates.map(getNumbers)) {
    if (second > 12) dayFirst -= 1;
    else if (first > 12 || mark === '.') dayFirst += 1;
  }
  return dayFirst === 0 ? undefined : dayFirst > 0 ? 'day-first' : 'month-first';
}

/** In `30/60/90` no number can be a month. */
function hasMonth(match: RegExpMatchArray): boolean {
  const { first, second } = getNumbers(match);
  return first <= 12 || second <= 12;
}

function getNumbers({ groups }: RegExpMatchArray) {
  const { first, second, mark } = groups ?? {};
  return { first: Number(first), second: Number(second), mark };
}
