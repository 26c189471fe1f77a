const dayMs = 86_400_000;
/** Day 0 of the count, so that day 61 is 1 March 1900: the count has a 29 February 1900, which never was. */
const epoch = Date.UTC(1899, 11, 30);
/** Days between the two systems in which workbooks count. */
export const daysTo1904 = 1462;
/** The last day a workbook can show, 31 December 9999. */
const lastDay = 2_958_465;

export interface SerialDate {
  /** Days since the epoch, with the hours as their fraction. */
  readonly serial: number;
  /** Whether days count from 1904, as early Macintosh workbooks do. */
  readonly is1904: boolean;
}

/** Converts a day count to a UTC date, so that no time zone shifts it; undefined if it is outside the calendar. */
export function findMoment({ serial, is1904 }: SerialDate): Date | undefined {
  const ms = Math.round((serial + (is1904 ? daysTo1904 : 0)) * dayMs);
  const day = Math.floor(ms / dayMs);
  if (!Number.isFinite(ms) || day < 1 || day === 60 || day > lastDay) return undefined;
  return new Date(epoch + ms + (day < 60 ? dayMs : 0));
}

/** The date, with the time of day if there is one: `2024-01-31`, `2024-01-31T18:30:00`. */
export function findIsoDate(date: SerialDate): string | undefined {
  const iso = findMoment(date)?.toISOString();
  if (iso === undefined) return undefined;
  const [day = '', time = ''] = iso.slice(0, -1).split('T');
  return time === '00:00:00.000' ? day : `${day}T${time.replace('.000', '')}`;
}

/** The time of day of a day count: `18:30:00`. */
export function getIsoTime(serial: number): string {
  const ms = Math.round((serial - Math.floor(serial)) * dayMs) % dayMs;
  return new Date(ms).toISOString().slice(11, -1).replace('.000', '');
}

/** A day count as a length of time: `PT36H30M0S`. */
export function getIsoDuration(serial: number): string {
  const seconds = Math.round(Math.abs(serial) * 86_400);
  const sign = serial < 0 && seconds > 0 ? '-' : '';
  const hours = Math.floor(seconds / 3600);
  return `${sign}PT${hours}H${Math.floor((seconds % 3600) / 60)}M${seconds % 60}S`;
}

/** Converts an ISO 8601 date and time, in any time zone, to a day count; undefined if it is invalid. */
export function getSerial(iso: string, is1904: boolean): number | undefined {
  const match = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d(?::\d\d(?:\.\d+)?)?))?/.exec(iso.trim());
  if (match === null) return undefined;
  const ms = Date.parse(`${match[1]}T${match[2] ?? '00:00'}Z`);
  if (Number.isNaN(ms)) return undefined;
  const days = (ms - epoch) / dayMs;
  return (days < 61 ? days - 1 : days) - (is1904 ? daysTo1904 : 0);
}
