const dayMs = 24 * 3_600_000;

/**
 * The calendar date so many days after another, both ISO 8601; undefined where the first is no date of the years 0-9999.
 *
 * @param date - ISO 8601: `2026-04-11`.
 * @param days - How many days later; negative for an earlier date.
 * @returns ISO 8601; undefined for a first date that does not exist or is not of the years 0-9999.
 */
export function addDays(date: string, days: number): string | undefined {
  const from = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(date) : Number.NaN;
  const sum = new Date(from + days * dayMs);
  const isDate = !Number.isNaN(sum.getTime()) && sum.getUTCFullYear() <= 9999;
  return isDate ? sum.toISOString().slice(0, 10) : undefined;
}
