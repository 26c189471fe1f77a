import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Connector } from './connector.ts';

/** Any number will do, as long as every version of the product uses the same. */
const migrationLock = 4_721_903_368;

/** Building an index on a large table may take its time. */
const migrationStatementMs = 3_600_000;

export interface MigrateOptions {
  readonly connector: Connector;
  readonly migrationsFolder: string;
}

/** Brings the schema up to date; of several processes that start together, one does it and the others wait. */
export async function migrateDatabase({ connector, migrationsFolder }: MigrateOptions) {
  const client = connector.createClient({ statementMs: migrationStatementMs });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    try {
      await migrate(drizzle(client), { migrationsFolder });
    } finally {
      await client.query('select pg_advisory_unlock($1)', [migrationLock]);
    }
  } finally {
    await client.end();
  }
}
