import { settingsSchema } from '@clauselight/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../../../test/database.ts';
import { addPerson } from '../../../test/notified-person.ts';
import { buildVisitor, startTestServer, type TestServer } from '../../../test/server.ts';
import { createUnsubscribeToken } from '../../domain/messages/unsubscribe-token.ts';
import { users } from '../../domain/tables/account-tables.ts';

const cookieSecret = 'a secret that is long enough to be one';
const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const oneClick = 'List-Unsubscribe=One-Click';

for (const { kind, name, isSkipped } of databaseKinds) {
  describe.skipIf(isSkipped)(`unsubscribing on ${name}`, () => {
    let server: TestServer;
    beforeAll(async () => {
      const settings = { SESSION_SECRET: cookieSecret };
      server = await startTestServer({ kind, hasWorker: false, settings });
    });
    afterAll(() => server.close());

    const send = (url: string, options: RequestInit) =>
      buildVisitor(server).call(url, { method: 'POST', ...options });
    const add = () =>
      addPerson(server.platform.database, {
        dailyDigest: true,
        theme: 'dark',
        phone: '+15551234567',
      });
    const createToken = (userId: string) => createUnsubscribeToken(cookieSecret, userId);
    const findSettings = async (userId: string) => {
      const { orm } = server.platform.database;
      const [row] = await orm.select().from(users).where(eq(users.id, userId));
      return row?.settings;
    };
    const before = settingsSchema.parse({
      dailyDigest: true,
      theme: 'dark',
      phone: '+15551234567',
    });
    const after = { ...before, emailNotifications: false, dailyDigest: false };

    it('switches mails and the digest off, and nothing else, of that person alone', async () => {
      const [person, other] = [await add(), await add()];
      const body = JSON.stringify({ token: createToken(person) });
      for (let time = 0; time < 2; time += 1) {
        expect((await send('/api/unsubscribe', { headers: json, body })).status).toBe(204);
        expect(await findSettings(person)).toEqual(after);
      }
      expect(await findSettings(other)).toEqual(before);
    });

    it('takes the one click of a mail program in either kind of form', async () => {
      const multipart = new FormData();
      multipart.append('List-Unsubscribe', 'One-Click');
      for (const options of [{ headers: form, body: oneClick }, { body: multipart }]) {
        const person = await add();
        const url = `/api/unsubscribe?token=${createToken(person)}`;
        expect((await send(url, options)).status).toBe(204);
        expect(await findSettings(person)).toEqual(after);
      }
    });

    it('does nothing for an address that is merely opened or sent to without the click', async () => {
      const person = await add();
      const url = `/api/unsubscribe?token=${createToken(person)}`;
      expect((await buildVisitor(server).call(url)).status).toBe(404);
      for (const body of ['', 'List-Unsubscribe=No', 'a=b']) {
        const response = await send(url, { headers: form, body });
        expect(await response.json()).toMatchObject({ code: 'invalid_request' });
      }
      expect(await findSettings(person)).toEqual(before);
    });

    it.each([
      [{ headers: json, body: '{"token":"abc"}' }],
      [{ headers: json, body: `{"token":"${'A'.repeat(64)}"}` }],
      [{ headers: json, body: `{"token":"${'A'.repeat(600)}"}` }],
      [{ headers: json, body: '{"token":7}' }],
      [{ headers: json, body: 'null' }],
      [{ headers: form, body: oneClick }],
      [{}],
    ])('says of %j that the link is not complete', async (options) => {
      const response = await send('/api/unsubscribe', options);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 'invalid_unsubscribe_link' });
    });

    it('says the same to an account that is gone as to one that is there', async () => {
      const token = createToken('4f2f6a52-0a44-4f6c-9a68-0b8a7b1f6f01');
      const options = { headers: json, body: JSON.stringify({ token }) };
      expect((await send('/api/unsubscribe', options)).status).toBe(204);
    });

    it('lets no other call take such forms', async () => {
      const response = await send('/api/create-subscription', { headers: form, body: oneClick });
      expect(await response.json()).toMatchObject({ code: 'invalid_request' });
    });
  });
}
