import { sql } from 'drizzle-orm';
import type { Database } from './open.ts';

/** The time of the database in milliseconds since 1970. Times that several processes compare are told by its clock. */
export async function readDatabaseTime({ orm }: Pick<Database, 'orm'>): Promise<number> {
  const { rows } = await orm.execute<{ time: number }>(
    sql`select (extract(epoch from now()) * 1000)::float8 as time`,
  );
  return Number(rows[0]?.time);
}
