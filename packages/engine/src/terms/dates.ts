/** A calendar date found in a text. */
export interface FoundDate {
  readonly from: number;
  readonly to: number;
  /** ISO 8601, `2026-03-31`. */
  readonly date: string;
}

const months =
  'january february march april may june july august september october november december'.split(
    ' ',
  );
const month =
  '(jan(?:uary|\\.)?|feb(?:ruary|\\.)?|mar(?:ch|\\.)?|apr(?:il|\\.)?|may|june?\\.?|july?\\.?|aug(?:ust|\\.)?|sept?(?:ember|\\.)?|oct(?:ober|\\.)?|nov(?:ember|\\.)?|dec(?:ember|\\.)?)';
const day = '(\\d{1,2})\\s?(?:st|nd|rd|th|t h)?';
const year = '((?:19|20)\\d{2})';

interface DateForm {
  readonly pattern: RegExp;
  /** Places of year, month and day among the groups. */
  readonly order: readonly [number, number, number];
  /** Whether either number may be the month, so that only one above 12 tells which. */
  readonly isAmbiguous?: boolean;
}

const forms: readonly DateForm[] = [
  {
    pattern: new RegExp(`\\b${month} ?${day}\\s?,? ?(?:of )?(?:the year )?${year}\\b`, 'gi'),
    order: [3, 1, 2],
  },
  {
    pattern: new RegExp(
      `\\b${day} (?:day )?(?:of )?${month},? ?(?:in the year |of )?${year}\\b`,
      'gi',
    ),
    order: [3, 2, 1],
  },
  { pattern: /\b(\d{4})-(\d{2})-(\d{2})\b/g, order: [1, 2, 3] },
  { pattern: /\b(\d{1,2})\/(\d{1,2})\/((?:19|20)\d{2})\b/g, order: [3, 1, 2], isAmbiguous: true },
  { pattern: /\b(\d{1,2})\.(\d{1,2})\.((?:19|20)\d{2})\b/g, order: [3, 2, 1] },
];

const fourDigits = /\d{4}/;

/** Every date a text states; numbers such as 03/04/2026, which may mean two days, are left out. */
export function listDates(text: string): readonly FoundDate[] {
  if (!fourDigits.test(text)) return [];
  const found = forms.flatMap(({ pattern, order, isAmbiguous = false }) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const [yearPart = '', monthPart = '', dayPart = ''] = order.map((group) => match[group]);
      const date = toIsoDate({ year: yearPart, month: monthPart, day: dayPart, isAmbiguous });
      return date === undefined
        ? []
        : [{ from: match.index, to: match.index + match[0].length, date }];
    }),
  );
  return found.sort((a, b) => a.from - b.from);
}

interface DateParts {
  readonly year: string;
  readonly month: string;
  readonly day: string;
  readonly isAmbiguous: boolean;
}

function toIsoDate({
  year: yearPart,
  month: monthPart,
  day: dayPart,
  isAmbiguous,
}: DateParts): string | undefined {
  const first = /^\d+$/.test(monthPart) ? Number(monthPart) : findMonth(monthPart);
  const second = Number(dayPart);
  if (isAmbiguous && first <= 12 && second <= 12 && first !== second) return undefined;
  const [monthNumber, dayNumber] = isAmbiguous && first > 12 ? [second, first] : [first, second];
  if (!isCalendarDay(Number(yearPart), monthNumber, dayNumber)) return undefined;
  return `${yearPart}-${pad(monthNumber)}-${pad(dayNumber)}`;
}

function findMonth(name: string): number {
  const start = name.toLowerCase().slice(0, 3);
  return months.findIndex((full) => full.startsWith(start)) + 1;
}

function isCalendarDay(year: number, monthNumber: number, dayNumber: number): boolean {
  if (monthNumber < 1 || monthNumber > 12 || dayNumber < 1) return false;
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return dayNumber <= (lengths[monthNumber - 1] ?? 0);
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}

/** A date as people write it, for example `3 March 2026`. */
export function formatDate(date: string): string {
  const [yearPart, monthPart, dayPart] = date.split('-');
  const name = months[Number(monthPart) - 1] ?? '';
  return `${Number(dayPart)} ${name.charAt(0).toUpperCase()}${name.slice(1)} ${yearPart}`;
}
