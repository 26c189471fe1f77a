import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { analyses } from '../src/domain/tables/document-tables.ts';
import { openDatabase } from '../src/platform/database/open.ts';
import { createTestPlace, databaseKinds, silentLog } from './database.ts';
import { copyMigrationsBefore, migrationsFolder } from './migrations.ts';

describe.each(databaseKinds)('the migration of scores with $name', ({ kind, isSkipped }) => {
  it.skipIf(isSkipped)('takes them from kinds without checks and leaves the others', async () => {
    const place = await createTestPlace(kind);
    const before = copyMigrationsBefore('0008_not_judged');
    const [owner, document] = [randomUUID(), randomUUID()];
    const old = await openDatabase({ ...place.at, migrationsFolder: before, log: silentLog });
    await old.orm.execute(sql`
      insert into owners (id, created_at, expires_at) values (${owner}, now(), now())`);
    await old.orm.execute(sql`
      insert into documents (id, owner_id, filename, file_size, file_type, format)
      values (${document}, ${owner}, 'list.txt', 5, 'text/plain', 'txt')`);
    for (const [documentKind, score] of [
      ['other', 0],
      ['lease', 4],
    ] as const) {
      await old.orm.execute(sql`
        insert into analyses (id, document_id, status, result, facts, risk_score, analyzed_at)
        values (${randomUUID()}, ${document}, 'completed', '{}'::jsonb,
          ${JSON.stringify({ documentKind })}::jsonb, ${score}, now())`);
    }
    await old.close();

    const database = await openDatabase({ ...place.at, migrationsFolder, log: silentLog });
    const rows = await database.orm
      .select({ facts: analyses.facts, riskScore: analyses.riskScore })
      .from(analyses)
      .orderBy(analyses.riskScore);
    expect(rows).toEqual([
      { facts: { documentKind: 'lease' }, riskScore: 4 },
      {
        facts: { documentKind: 'other', notJudged: expect.objectContaining({ reason: 'kind' }) },
        riskScore: null,
      },
    ]);

    await database.close();
    await place.remove();
    rmSync(before, { recursive: true });
  });
});
