import { sql } from 'drizzle-orm';
import { shares } from '../tables/share-tables.ts';

/** How many days an ended link is still stored and listed for its owner. */
export const endedShareDays = 30;

/** When a link ended or will end: the time it was revoked, or its expiry. */
export const shareEnd = sql<Date>`least(${shares.revokedAt}, ${shares.expiresAt})`;
