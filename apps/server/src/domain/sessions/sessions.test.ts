import { randomUUID } from 'node:crypto';
import { settingsSchema } from '@clauselight/schema';
import fastifyCookie from '@fastify/cookie';
import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds, openTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { parseConfig } from '../../platform/config.ts';
import { owners, sessions as sessionRows, users } from '../tables/account-tables.ts';
import { createSessions, describeDevice } from './sessions.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

describe.each(databaseKinds)('a session with $name', ({ kind, isSkipped }) => {
  let opened: TestDatabase;
  let app: FastifyInstance;
  let now = Date.now();
  const userId = randomUUID();

  beforeAll(async () => {
    if (isSkipped) return;
    opened = await openTestDatabase(kind);
    const { orm } = opened.database;
    await orm.insert(owners).values({ id: userId });
    const person = { issuer: 'https://issuer.example', subject: 'ada', provider: 'openid' };
    const settings = settingsSchema.parse({});
    await orm.insert(users).values({ id: userId, ...person, email: 'ada@example.com', settings });
    const cookieSecret = 'a secret for cookies, long enough';
    const config = {
      ...parseConfig({ SESSION_IDLE_DAYS: '14', SESSION_MAX_DAYS: '30' }),
      cookieSecret,
    };
    const sessions = createSessions(opened.database, config, () => now);
    app = fastify();
    await app.register(fastifyCookie, { secret: 'a secret for cookies, long enough' });
    app.get('/', async (request) => (await sessions.find(request)) ?? null);
    app.get('/guest', (request, reply) => sessions.findOrBegin(request, reply));
    app.get('/user', async (request, reply) => {
      const replaced = await sessions.find(request);
      return await sessions.beginForUser(request, reply, { userId, replaced });
    });
  });
  afterAll(async () => {
    await app?.close();
    await opened?.remove();
  });

  /** Begins a session; returns it, its cookie and a function that loads it again. */
  const begin = async (url: '/guest' | '/user', before = '') => {
    const response = await app.inject({ url, headers: { cookie: before } });
    const [set = ''] = [response.headers['set-cookie']].flat();
    const cookie = `${set}`.split(';')[0] ?? '';
    const find = async () => (await app.inject({ url: '/', headers: { cookie } })).json();
    return { session: response.json(), cookie, find };
  };

  it.skipIf(isSkipped)('of a user is extended by use, up to a fixed end', async () => {
    const { find } = await begin('/user');
    now += 13 * dayMs;
    expect(await find()).toMatchObject({ userId });
    now += 13 * dayMs;
    expect(await find()).toMatchObject({ userId });
    now += 3.9 * dayMs;
    expect(await find()).toMatchObject({ userId });
    now += 0.2 * dayMs;
    expect(await find()).toBeNull();
  });

  it.skipIf(isSkipped)('of a user ends if it is not used', async () => {
    const { find } = await begin('/user');
    now += 14 * dayMs + 1;
    expect(await find()).toBeNull();
  });

  it.skipIf(isSkipped)('of a guest ends at a fixed time, however much it is used', async () => {
    const { find } = await begin('/guest');
    now += 23 * hourMs;
    expect(await find()).toMatchObject({ id: expect.any(String) });
    now += hourMs + 1;
    expect(await find()).toBeNull();
  });

  it.skipIf(isSkipped)(
    'of a guest is replaced by the one of the user, who may keep the work',
    async () => {
      const guest = await begin('/guest');
      const user = await begin('/user', guest.cookie);
      expect(user.session.guestOwnerId).toBe(guest.session.ownerId);
      expect(user.cookie).not.toBe(guest.cookie);
      expect(await guest.find()).toBeNull();
      const again = await begin('/user', user.cookie);
      expect(again.session.guestOwnerId).toBe(guest.session.ownerId);
      expect(await user.find()).toBeNull();
    },
  );

  it.skipIf(isSkipped)('of somebody else leaves no work to the person who signs in', async () => {
    const guest = await begin('/guest');
    const before = await begin('/user', guest.cookie);
    const { orm } = opened.database;
    const stranger = randomUUID();
    await orm.insert(owners).values({ id: stranger });
    const settings = settingsSchema.parse({});
    const person = { issuer: 'https://issuer.example', subject: stranger, provider: 'openid' };
    await orm.insert(users).values({ id: stranger, ...person, email: 'b@example.com', settings });
    await orm.update(sessionRows).set({ ownerId: stranger });
    const after = await begin('/user', before.cookie);
    expect(after.session).toEqual({ id: after.session.id, ownerId: userId, userId });
  });
});

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Firefox on Windows',
  ],
  ['curl/8.0', 'Unknown device'],
  ['', 'Unknown device'],
  [undefined, 'Unknown device'],
])('a browser that says %j is shown as %s', (userAgent, device) => {
  expect(describeDevice(userAgent)).toBe(device);
});
