const dayMs = 24 * 60 * 60 * 1000;
/** On average. */
const daysInMonth = 30.4375;
/** Up to here, distances are told in days. */
const mostDays = 45;

/** How far a day is from another, in words: `today`, `in 12 days`, `3 months ago`, `in 2 years`. ISO days. */
export function describeDistance(from: string, to: string): string {
  const days = countDays(from, to);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  if (Math.abs(days) <= mostDays) return direct(days, 'day');
  const months = Math.round(days / daysInMonth);
  return Math.abs(months) < 24 ? direct(months, 'month') : direct(Math.trunc(months / 12), 'year');
}

function direct(amount: number, unit: string): string {
  const size = Math.abs(amount);
  const words = `${size} ${unit}${size === 1 ? '' : 's'}`;
  return amount > 0 ? `in ${words}` : `${words} ago`;
}

function countDays(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}
