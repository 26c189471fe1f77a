/** The UTC day of a time in milliseconds since 1970, for example `2026-11-22`. */
export function getUtcDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
