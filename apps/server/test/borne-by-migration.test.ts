import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { analyses } from '../src/domain/tables/document-tables.ts';
import { openDatabase } from '../src/platform/database/open.ts';
import { createTestPlace, databaseKinds, silentLog } from './database.ts';
import { copyMigrationsBefore, migrationsFolder } from './migrations.ts';

describe.each(databaseKinds)('the migration to borneBy with $name', ({ kind, isSkipped }) => {
  it.skipIf(isSkipped)('renames the key in stored findings and leaves quoted words', async () => {
    const place = await createTestPlace(kind);
    const before = copyMigrationsBefore('0006_borne_by');
    const [owner, document, analysis] = [randomUUID(), randomUUID(), randomUUID()];
    const quote = 'the key "bornBy": as a document may quote it';
    const old = await openDatabase({ ...place.at, migrationsFolder: before, log: silentLog });
    await old.orm.execute(sql`
      insert into owners (id, created_at, expires_at) values (${owner}, now(), now())`);
    await old.orm.execute(sql`
      insert into documents (id, owner_id, filename, file_size, file_type, format)
      values (${document}, ${owner}, 'lease.txt', 5, 'text/plain', 'txt')`);
    await old.orm.execute(sql`
      insert into analyses (id, document_id, status, result, risk_score, analyzed_at)
      values (${analysis}, ${document}, 'completed',
        ${JSON.stringify({ findings: [{ bornBy: 'the tenant', why: quote }] })}::jsonb, 1, now())`);
    await old.close();

    const database = await openDatabase({ ...place.at, migrationsFolder, log: silentLog });
    const [row] = await database.orm.select({ result: analyses.result }).from(analyses);
    expect(row?.result).toEqual({ findings: [{ borneBy: 'the tenant', why: quote }] });

    await database.close();
    await place.remove();
    rmSync(before, { recursive: true });
  });
});
