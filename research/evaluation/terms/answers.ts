/** What a date answer says: the day, that there is none, or nothing that can be compared. */
export type DateAnswer =
  | { readonly kind: 'none' }
  | { readonly kind: 'blank' }
  | { readonly kind: 'perpetual' }
  | { readonly kind: 'dates'; readonly dates: readonly string[] };

const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/;
/** Two-digit years above this one are of the last century. */
const lastOfThisCentury = 50;

/** Reads `5/8/14`, `perpetual` and `[]/[]/2019`; several dates parted by semicolons are alternatives. */
export function parseDateAnswer(answer: string): DateAnswer {
  if (answer.trim() === '') return { kind: 'none' };
  const parts = answer.split(';').map((part) => part.trim());
  const dates = parts.flatMap((part) => toIsoDate(part) ?? []);
  if (dates.length > 0) return { kind: 'dates', dates };
  return parts.some((part) => /perpetual/i.test(part)) ? { kind: 'perpetual' } : { kind: 'blank' };
}

function toIsoDate(words: string): string | undefined {
  const match = american.exec(words);
  if (match === null) return undefined;
  const [, month = '', day = '', year = ''] = match;
  const century = Number(year) > lastOfThisCentury ? '19' : '20';
  const full = year.length === 4 ? year : `${century}${year}`;
  return `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

const daysOf: Readonly<Record<string, number>> = {
  day: 1,
  'business-day': 1,
  week: 7,
  month: 30,
  year: 360,
};

/** A length in days, a month counted as 30 and a year as 360 of them, so that 12 months are a year. */
export function toDays(amount: number, unit: string): number {
  return unit === 'day' && amount % 365 === 0 ? (amount / 365) * 360 : amount * (daysOf[unit] ?? 0);
}

/** The lengths an answer such as `successive 1 year; 6 months` states, in days of a 360-day year. */
export function parseLengthAnswer(answer: string): readonly number[] {
  return [...answer.matchAll(/(\d+(?:\.\d+)?)\)?\s*(day|week|month|year)/gi)].map((match) =>
    toDays(Number(match[1]), (match[2] ?? '').toLowerCase()),
  );
}

const prefix =
  /^(?:the )?(?:state|commonwealth|province|federal republic|people'?s republic|republic|kingdom)(?: of)? (?:the )?/i;
const samePlaces: Readonly<Record<string, string>> = {
  prc: 'china',
  thestateofisrael: 'israel',
  thenetherlands: 'netherlands',
  unitedstatesofamerica: 'unitedstates',
  uk: 'unitedkingdom',
};

/** The places an answer or a term names, without `State of` and the like, in letters alone. */
export function listPlaces(words: string): readonly string[] {
  return words
    .split(/[;,/]|\band\b/i)
    .map((part) =>
      part
        .trim()
        .replace(prefix, '')
        .toLowerCase()
        .replace(/[^a-z]/g, ''),
    )
    .filter((place) => place !== '')
    .map((place) => samePlaces[place] ?? place);
}
