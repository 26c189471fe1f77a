import type { Share } from '@clauselight/schema';
import { formatCount, formatDatedMoment } from '../../lib/format.ts';

/** Whether a link opens nothing any more. `now` is in milliseconds. */
export function isOver({ revokedAt, expiresAt }: Share, now: number): boolean {
  return revokedAt !== undefined || Date.parse(expiresAt) <= now;
}

/** How long a link is open, or since when it is not: `Open until Dec 4, 2026, 4:05 PM`. */
export function describeTerm(share: Share, now: number): string {
  if (share.revokedAt !== undefined) return `Revoked ${formatDatedMoment(share.revokedAt)}`;
  const end = formatDatedMoment(share.expiresAt);
  return isOver(share, now) ? `Expired ${end}` : `Open until ${end}`;
}

/** What a link asks for and shows: `password, with your notes`. */
export function describeKind({ hasPassword, withNotes }: Share): string {
  return `${hasPassword ? 'password' : 'no password'}, ${withNotes ? 'with' : 'without'} your notes`;
}

/** How often others opened a link: `Opened 3 times, last Nov 20, 2026, 4:05 PM`. */
export function describeViews({ viewCount, lastViewedAt }: Share): string {
  if (viewCount === 0) return 'Not opened yet';
  const times = `Opened ${formatCount(viewCount, 'time')}`;
  return lastViewedAt === undefined ? times : `${times}, last ${formatDatedMoment(lastViewedAt)}`;
}
