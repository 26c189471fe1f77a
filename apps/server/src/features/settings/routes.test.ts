import { type Settings, settingsSchema } from '@clauselight/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../../../test/database.ts';
import { send } from '../../../test/highlights.ts';
import {
  buildVisitor,
  getAnswer,
  startTestServer,
  type TestServer,
  type Visitor,
} from '../../../test/server.ts';
import { createUser } from '../../../test/users.ts';
import { readSettings } from '../../domain/settings/store.ts';
import { users } from '../../domain/tables/account-tables.ts';

const defaults = settingsSchema.parse({});
const chosen: Settings = {
  emailNotifications: false,
  smsNotifications: true,
  autoAnalysis: false,
  usualRole: 'tenant',
  languageModel: false,
  theme: 'dark',
  phone: '+1 (555) 123-4567',
  dailyDigest: true,
  retentionDays: 30,
};

for (const { kind, name, isSkipped } of databaseKinds) {
  describe.skipIf(isSkipped)(`the calls on settings on ${name}`, () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await startTestServer({ kind, hasWorker: false });
    });
    afterAll(() => server.close());

    const get = (visitor: Visitor) => getAnswer(visitor.call('/api/settings'));
    const put = (visitor: Visitor, settings: unknown) =>
      getAnswer(send(visitor, 'PUT', '/api/settings', settings));

    it('start with the defaults, and are stored for that person only', async () => {
      const [ada, bob] = [await createUser(server), await createUser(server)];
      expect(await get(ada)).toEqual([200, defaults]);
      expect(await put(ada, { ...chosen, phone: ' +1 (555) 123-4567 ' })).toEqual([200, chosen]);
      expect(await get(ada)).toEqual([200, chosen]);
      expect(await get(bob)).toEqual([200, defaults]);
    });

    it("do not change the time of the profile's last change", async () => {
      const ada = await createUser(server);
      const { orm } = server.platform.database;
      const findTime = () =>
        orm.select({ at: users.updatedAt }).from(users).where(eq(users.id, ada.userId));
      const before = await findTime();
      await put(ada, chosen);
      expect(await findTime()).toEqual(before);
    });

    it.each([
      ['a theme that is none', { theme: 'sepia' }, /theme/],
      ['days that cannot be chosen', { retentionDays: 1 }, /retentionDays/],
      ['a role that is none', { usualRole: 'king' }, /usualRole/],
      ['words for a switch', { dailyDigest: 'yes' }, /dailyDigest/],
      ['a phone number that is too long', { phone: '1'.repeat(41) }, /phone/],
      ['text messages to no phone', { smsNotifications: true, phone: ' ' }, /need a phone number/],
      ['text messages to words', { smsNotifications: true, phone: 'home' }, /not a phone number/],
      ['characters no database takes', { phone: '+1\u0000' }, /not a phone number/],
    ])('reject %s with a message, and stay unchanged', async (_, wrong, words) => {
      const ada = await createUser(server);
      expect(await put(ada, { ...defaults, ...wrong })).toMatchObject([
        400,
        { code: 'invalid_request', details: expect.stringMatching(words) },
      ]);
      expect(await get(ada)).toEqual([200, defaults]);
    });

    it.each([null, [], 'dark', 7])('reject %j as settings', async (body) => {
      const ada = await createUser(server);
      expect(await put(ada, body)).toMatchObject([400, { code: 'invalid_request' }]);
    });

    it('require sign-in', async () => {
      const guest = buildVisitor(server);
      await guest.uploadDocument();
      for (const visitor of [guest, buildVisitor(server)]) {
        const refused = [401, expect.objectContaining({ code: 'not_authenticated' })];
        expect(await get(visitor)).toEqual(refused);
        expect(await put(visitor, chosen)).toEqual(refused);
      }
    });
  });
}

describe('stored settings', () => {
  it.each([
    [{}, {}],
    [null, {}],
    ['?', {}],
    [{ dailyDigest: true, shoeSize: 44 }, { dailyDigest: true }],
    [{ theme: 'sepia', retentionDays: 7 }, { retentionDays: 7 }],
  ])('of another version %j are read as far as possible', (stored, known) => {
    expect(readSettings(stored)).toEqual({ ...defaults, ...known });
  });
});
