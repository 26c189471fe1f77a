import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';

/** A day by which something has to be done, from the latest analysis of a document. */
export interface Deadline {
  readonly userId: string;
  readonly documentId: string;
  readonly analysisId: string;
  readonly filename: string;
  /** What happens on the day: `Last day to prevent renewal`. */
  readonly label: string;
  /** ISO 8601. */
  readonly date: string;
  readonly start: number;
  readonly end: number;
}

export interface DeadlineQuery {
  /** First and last ISO day, both included. */
  readonly from: string;
  readonly to: string;
  /** Only this person; everybody who has mails switched on if absent. */
  readonly userId?: string;
}

/** Deadlines sorted by day. The day of signing and the first day of the contract require no action. */
export async function listDeadlines(
  { orm }: Pick<Database, 'orm'>,
  { from, to, userId }: DeadlineQuery,
): Promise<Deadline[]> {
  const who =
    userId === undefined
      ? sql`coalesce((u.settings->>'emailNotifications')::boolean, true)`
      : sql`u.id = ${userId}`;
  const { rows } = await orm.execute<{ [K in keyof Deadline]: Deadline[K] }>(sql`
    with latest as (
      select distinct on (a.document_id)
        u.id as "userId", d.id as "documentId", a.id as "analysisId", d.filename, a.facts
      from analyses a
      join documents d on d.id = a.document_id
      join users u on u.id = d.owner_id
      where a.status = 'completed' and ${who}
      order by a.document_id, a.analyzed_at desc
    )
    select "userId", "documentId", "analysisId", filename,
      fact->>'label' as label, fact->>'date' as date,
      (fact->>'start')::int as start, (fact->>'end')::int as "end"
    from latest, jsonb_array_elements(facts->'dates') as fact
    where fact->>'type' in ('deadline', 'renewal-deadline', 'expiration-date')
      and fact->>'date' between ${from} and ${to}
    order by fact->>'date', filename, (fact->>'start')::int`);
  return rows;
}
