import type { Share } from '@clauselight/schema';
import { formatDatedMoment } from '../../lib/format.ts';
import { t } from './messages.ts';

/** Whether a link has expired or was revoked. `now` is in milliseconds. */
export function isOver({ revokedAt, expiresAt }: Share, now: number): boolean {
  return revokedAt !== undefined || Date.parse(expiresAt) <= now;
}

/** Until when a link is open, or when it ended: `Open until Dec 4, 2026, 4:05 PM`. */
export function describeTerm(share: Share, now: number): string {
  if (share.revokedAt !== undefined)
    return t('share-dialog.share.revoked', { revoked: formatDatedMoment(share.revokedAt) });
  const end = formatDatedMoment(share.expiresAt);
  return isOver(share, now)
    ? t('share-dialog.share.expired', { end })
    : t('share-dialog.share.openUntil', { end });
}

/** Whether a link has a password and shows notes: `password, with your notes`. */
export function describeKind({ hasPassword, withNotes }: Share): string {
  return t('share-dialog.share.kind', {
    hasPassword: String(hasPassword),
    withNotes: String(withNotes),
  });
}

/** How often others opened a link: `Opened 3 times, last Nov 20, 2026, 4:05 PM`. */
export function describeViews({ viewCount, lastViewedAt }: Share): string {
  if (viewCount === 0) return t('share-dialog.share.notOpened');
  if (lastViewedAt === undefined) return t('share-dialog.share.opened', { count: viewCount });
  return t('share-dialog.share.openedLast', {
    count: viewCount,
    last: formatDatedMoment(lastViewedAt),
  });
}
