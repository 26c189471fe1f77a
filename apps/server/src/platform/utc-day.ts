/** The day in UTC that a time (milliseconds since 1970) falls on, for example `2026-11-22`. */
export function getUtcDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
