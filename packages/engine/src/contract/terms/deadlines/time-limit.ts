import { addDuration } from '../../../text/values/calendar.ts';
import { formatDate, listDates } from '../../../text/values/dates.ts';
import { type Duration, formatDuration, listDurations } from '../../../text/values/durations.ts';

/** Dates that the document names and states, by their name in lower case: `effective date`. */
export type NamedDays = ReadonlyMap<string, string>;

/** The time by which something must be done. */
interface TimeLimit {
  /** ISO 8601, when the words state the date or it can be computed. */
  readonly date?: string;
  /** How the date was computed; absent when it is stated. */
  readonly computation?: string;
  readonly offset?: Pick<Duration, 'amount' | 'unit'> & {
    readonly direction: 'before' | 'after';
    readonly event: string;
  };
  /** As displayed: `30 days after the end of each quarter`. */
  readonly display: string;
}

const after =
  /^(?:'s?)? ?(?:period )?(?:\w+ )?(?:of|after|following|from|upon|once)(?: the date (?:of|on which|that))? (.+)$/i;
const before =
  /^(?:'s?)? ?(?:period )?(?:(?:prior|advance|written) )*(?:notice )?(?:(?:prior to|before|in advance of|preceding)) (.+)$/i;
const notice =
  /^(?:'s?)? ?(?:(?:prior|advance|advanced|written|prior written) )+notice (?:of|to|before|prior to) (.+)$/i;
const hereof = /^ (?:of the date )?hereof\b/i;
/** In characters; set by hand. */
const longestEvent = 140;
/** In characters; set by hand. */
const longestShown = 80;

/**
 * Parses words such as `within 30 days after the end of each quarter`. Returns nothing when they contain no date and no
 * length.
 */
export function parseTimeLimit(words: string, days: NamedDays): TimeLimit | undefined {
  const dates = listDates(words);
  const [length] = listDurations(words);
  const [date] = dates;
  if (length === undefined) {
    return date === undefined || dates.length > 1 || !isLimit(words.slice(0, date.from))
      ? undefined
      : { date: date.date, display: formatDate(date.date) };
  }
  const { amount, unit } = length.value;
  if (amount === 0 || length.from > longestEvent) return undefined;
  const rest = words.slice(length.to);
  const isBefore = before.test(rest) || notice.test(rest);
  const event = hereof.test(rest)
    ? 'the date of this Agreement'
    : tidyEvent((before.exec(rest) ?? notice.exec(rest) ?? after.exec(rest))?.[1]);
  const span = formatDuration({ amount, unit });
  if (event === undefined) return { display: shorten(words) };
  const direction = isBefore ? 'before' : 'after';
  const isWhole = isBefore && wholeDays.test(words.slice(0, length.from));
  const computed = computeDay({ amount, unit, direction, event }, { days, isWhole });
  return {
    ...computed,
    offset: { amount, unit, direction, event },
    display: computed ? formatDate(computed.date) : `${span} ${direction} ${event}`,
  };
}

function isLimit(lead: string): boolean {
  return /\b(?:by|before|later than|prior to|until|on)(?: the)?(?: close of business on| end of(?: business on)?)? ?$/i.test(
    lead,
  );
}

const namedDay = /^((?:the )?(?:[A-Z][a-z]+ ){1,4}Date)(?= (?!of |on |in |for |and )[a-z])/;

function tidyEvent(words: string | undefined): string | undefined {
  if (words === undefined) return undefined;
  const event =
    namedDay.exec(words)?.[1] ?? words.slice(0, longestEvent).replace(/[\s,;.:(]+$/, '');
  return event.length < 3 ? undefined : event;
}

/** Returns the words themselves when they name no event. */
function shorten(words: string): string {
  return words.length <= longestShown
    ? words
    : `${words.slice(0, words.lastIndexOf(' ', longestShown))} …`;
}

type Offset = NonNullable<TimeLimit['offset']>;

/** Words that ask for so many whole days between the act and the event; see `docs/decisions/041-counting-days.md`. */
const wholeDays =
  /\b(?:at least|(?:not|no) (?:less|fewer) than|a minimum of|minimum)(?: [\w-]+ ?\()? ?\(?$/i;

interface Counting {
  readonly days: NamedDays;
  /** Whether whole days must lie between the act and the event. */
  readonly isWhole: boolean;
}

function computeDay(
  { amount, unit, direction, event }: Offset,
  { days, isWhole }: Counting,
): { readonly date: string; readonly computation: string } | undefined {
  const start = findEventDay(event, days);
  if (start === undefined) return undefined;
  const date = addDuration(start, { amount, unit }, direction === 'before' ? -1 : 1);
  if (date === undefined) return undefined;
  const sign = direction === 'before' ? '-' : '+';
  const computation = `${formatDate(start)} ${sign} ${formatDuration({ amount, unit })}`;
  if (!isWhole) return { date, computation: `${computation}, as the first day does not count` };
  const earlier = addDuration(date, { amount: 1, unit: 'day' }, -1);
  return earlier === undefined
    ? undefined
    : { date: earlier, computation: `${computation} - 1 day, as whole days lie between` };
}

const unadorned = /^(?:the |this )?(?:date of )?(?:this )?(.+?)(?: of this agreement| hereof)?$/i;

/** Finds the date of an event that is itself a date, or that the document names and dates. */
function findEventDay(event: string, days: NamedDays): string | undefined {
  const [date] = listDates(event);
  if (date !== undefined) {
    const isAll = /^(?:the |on )?$/i.test(event.slice(0, date.from)) && date.to >= event.length - 1;
    return isAll ? date.date : undefined;
  }
  return days.get((unadorned.exec(event)?.[1] ?? event).toLowerCase());
}
