import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { owners, sessions } from '../src/domain/tables/account-tables.ts';
import { documents } from '../src/domain/tables/document-tables.ts';
import { openDatabase } from '../src/platform/database/open.ts';
import { createTestPlace, databaseKinds, silentLog } from './database.ts';
import { copyMigrationsBefore, migrationsFolder } from './migrations.ts';

describe.each(databaseKinds)('the migration to accounts with $name', ({ kind, isSkipped }) => {
  it.skipIf(isSkipped)('makes a session of before a guest, who has its documents', async () => {
    const place = await createTestPlace(kind);
    const before = copyMigrationsBefore('0002_accounts');
    const [first, second, document] = [randomUUID(), randomUUID(), randomUUID()];
    const old = await openDatabase({ ...place.at, migrationsFolder: before, log: silentLog });
    const token = Buffer.from('a hash');
    await old.orm.execute(sql`
      insert into sessions (id, token_hash, created_at, expires_at) values
        (${first}, ${token}, '2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z'),
        (${second}, ${Buffer.from('another')}, '2026-01-01T00:00:00Z', '2026-01-03T00:00:00Z')`);
    await old.orm.execute(sql`
      insert into documents (id, session_id, filename, file_size, file_type, format)
      values (${document}, ${first}, 'lease.txt', 5, 'text/plain', 'txt')`);
    await old.close();

    const database = await openDatabase({ ...place.at, migrationsFolder, log: silentLog });
    const endsAt = new Date('2026-01-02T00:00:00Z');
    const createdAt = new Date('2026-01-01T00:00:00Z');
    expect(await database.orm.select().from(owners).orderBy(owners.expiresAt)).toEqual([
      { id: first, createdAt, expiresAt: endsAt, addressKey: null },
      {
        id: second,
        createdAt,
        expiresAt: new Date('2026-01-03T00:00:00Z'),
        addressKey: null,
      },
    ]);
    const [session] = await database.orm.select().from(sessions).orderBy(sessions.expiresAt);
    expect(session).toMatchObject({ id: first, ownerId: first, createdAt, endsAt });
    expect(session).toMatchObject({ expiresAt: endsAt, guestOwnerId: null, device: '' });
    expect(session?.tokenHash.toString()).toBe('a hash');
    expect(await database.orm.select().from(documents)).toMatchObject([
      { id: document, ownerId: first, filename: 'lease.txt' },
    ]);
    await database.orm.delete(owners);
    expect(await database.orm.$count(documents)).toBe(0);
    expect(await database.orm.$count(sessions)).toBe(0);

    await database.close();
    await place.remove();
    rmSync(before, { recursive: true });
  });
});
