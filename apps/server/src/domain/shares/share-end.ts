import { sql } from 'drizzle-orm';
import { shares } from '../tables/share-tables.ts';

/** How long a link that has ended is told of to its owner, and kept, in days. */
export const endedShareDays = 30;

/** When a link ended or will: when it was revoked, or at the time it was made for. */
export const shareEnd = sql<Date>`least(${shares.revokedAt}, ${shares.expiresAt})`;
