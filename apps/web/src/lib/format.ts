import { interfaceLocale } from '@clauselight/core';
import { t } from './messages.ts';
/** A file size: `812 B`, `24 KB`, `3.4 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

/** Milliseconds as a measured time: `0.4 s`, `45 s`, `2 min 5 s`. */
export function formatDuration(ms: number): string {
  if (ms < 9_950) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return `${seconds} s`;
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** Milliseconds as a running clock: `0:07`, `12:40`. */
export function formatClock(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Seconds to wait, rounded up as people say them: `40 seconds`, `1 minute`, `15 minutes`, `2 hours`. */
export function formatWait(seconds: number): string {
  if (seconds < 60) return t('lib.wait.seconds', { count: Math.max(1, Math.ceil(seconds)) });
  if (seconds < 3600) return t('lib.wait.minutes', { count: Math.ceil(seconds / 60) });
  return t('lib.wait.hours', { count: Math.ceil(seconds / 3600) });
}

const moment = new Intl.DateTimeFormat(interfaceLocale, {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** Short month, day, hour and minute: `Nov 20, 4:05 PM`. */
export function formatMoment(iso: string): string {
  return moment.format(new Date(iso));
}

const datedMoment = new Intl.DateTimeFormat(interfaceLocale, {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** A moment of any year: `Nov 20, 2026, 4:05 PM`. */
export function formatDatedMoment(iso: string): string {
  return datedMoment.format(new Date(iso));
}

/** A score of 0-10 with its one decimal. */
export function formatScore(score: number): string {
  return score.toFixed(1);
}

/** Points of the score's sum, with two decimals. */
export function formatPoints(points: number): string {
  return points.toFixed(2);
}

/** An amount of US dollars: `$0.12`, or `less than $0.01`. */
export function formatDollars(dollars: number): string {
  if (dollars > 0 && dollars < 0.01) return t('lib.format.underACent');
  return `$${dollars.toFixed(2)}`;
}

/** A number with separated thousands: `1,200`. */
export function formatNumber(value: number): string {
  return value.toLocaleString(interfaceLocale);
}

/** `1 finding`, `3 findings`: the count with its noun. */
export function formatCount(count: number, noun: string, plural = `${noun}s`): string {
  return `${formatNumber(count)} ${count === 1 ? noun : plural}`;
}
