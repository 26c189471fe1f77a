import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';
import { getUtcDay } from '../../platform/utc-day.ts';
import type { AnalysisNotice } from './find-analysis.ts';

/** Hour of the day, in UTC, at which a day's digest closes. Later analyses are in the next one. */
export const digestHour = 18;
const dayMs = 24 * 3_600_000;

/** The day of the last closed digest. */
export function findDigestDay(now: number): string {
  return getUtcDay(now - digestHour * 3_600_000);
}

export interface DigestQuery {
  /** Day of the digest, ISO 8601. */
  readonly day: string;
  readonly userId: string;
}

/** The analyses in a digest, newest first: the latest one of each document that was analyzed in these 24 hours. */
export async function listAnalyzed(
  { orm }: Pick<Database, 'orm'>,
  { day, userId }: DigestQuery,
): Promise<AnalysisNotice[]> {
  const { rows } = await orm.execute<{ [K in keyof AnalysisNotice]: AnalysisNotice[K] }>(sql`
    with latest as (
      select distinct on (a.document_id)
        a.id as "analysisId", d.filename, a.risk_score as "riskScore", a.facts, a.analyzed_at
      ${analyzedUntil(day)} and u.id = ${userId}
      order by a.document_id, a.analyzed_at desc
    )
    select "analysisId", filename, "riskScore", facts from latest order by analyzed_at desc`);
  return rows;
}

/** People who have chosen a daily digest and have an analysis in that day's. */
export async function listDigestReaders(
  { orm }: Pick<Database, 'orm'>,
  day: string,
): Promise<string[]> {
  const { rows } = await orm.execute<{ id: string }>(sql`
    select distinct u.id
    ${analyzedUntil(day)}
      and coalesce((u.settings->>'emailNotifications')::boolean, true)
      and coalesce((u.settings->>'dailyDigest')::boolean, false)`);
  return rows.map(({ id }) => id);
}

/** Analyses that belong to a day's digest, without those that already had a mail of their own. */
function analyzedUntil(day: string): SQL {
  const end = Date.parse(`${day}T00:00:00Z`) + digestHour * 3_600_000;
  return sql`
    from analyses a
    join documents d on d.id = a.document_id
    join users u on u.id = d.owner_id
    where a.status = 'completed' and a.facts is not null
      and a.analyzed_at > ${new Date(end - dayMs).toISOString()}
      and a.analyzed_at <= ${new Date(end).toISOString()}
      and not exists (
        select from messages m
        where m.once_key = 'analysis-completed:' || a.id
          and m.status in ('sending', 'sent', 'unknown'))`;
}
