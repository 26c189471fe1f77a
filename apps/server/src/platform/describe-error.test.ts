import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allDatabaseKinds, openTestDatabase, type TestDatabase } from '../../test/database.ts';
import { describeError } from './describe-error.ts';

const secret = 'ada@example.org';

for (const { kind, name, isSkipped } of allDatabaseKinds) {
  describe.skipIf(isSkipped)(`a query that failed on ${name}`, () => {
    let place: TestDatabase;
    beforeAll(async () => {
      place = await openTestDatabase(kind);
    });
    afterAll(() => place.remove());

    const fail = (query: ReturnType<typeof sql>) =>
      place.database.orm.execute(query).then(
        () => undefined,
        (error: unknown) => error,
      );

    it.each([
      ['a value of the wrong type', sql`select ${secret}::uuid`, '22P02'],
      ['no JSON', sql`select ${`{"${secret}`}::jsonb`, '22P02'],
      [
        'a row that belongs to nothing',
        sql`insert into users (id, issuer, subject, provider, email, settings)
          values (gen_random_uuid(), ${secret}, ${secret}, ${secret}, ${secret}, '{}')`,
        '23503',
      ],
      ['a row without what it needs', sql`insert into users (email) values (${secret})`, '23502'],
    ])('with %s tells what failed and nothing of the values', async (_, query, code) => {
      const error = await fail(query);
      expect(String(error)).toContain(secret);
      const told = describeError(error);
      expect(JSON.stringify(told)).not.toContain(secret);
      expect(told).toMatchObject({
        message: 'a query failed',
        stack: expect.stringContaining('describe-error.test.ts'),
        cause: { code, message: expect.any(String) },
      });
    });
  });
}

describe('an error', () => {
  it('is logged with its message, its stack and its causes', () => {
    const error = new TypeError('no such thing', { cause: new Error('because', { cause: 'x' }) });
    expect(describeError(error)).toEqual({
      type: 'TypeError',
      message: 'no such thing',
      stack: expect.stringMatching(/^ +at .*describe-error\.test\.ts/),
      cause: { type: 'Error', message: 'because', stack: expect.any(String), cause: 'x' },
    });
  });

  it.each([undefined, null, 'words', 7])('that is none is told as it is: %j', (value) => {
    expect(describeError(value)).toBe(value);
  });
});
