import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseKinds } from '../../../test/database.ts';
import {
  type Person,
  startIdentityProvider,
  type TestIdentityProvider,
} from '../../../test/identity-provider.ts';
import {
  buildVisitor,
  getAnswer,
  startTestServer,
  type TestServer,
  type Visitor,
} from '../../../test/server.ts';
import { reachCallback, signIn } from '../../../test/sign-in.ts';
import {
  auditEvents,
  messages,
  owners,
  signInAttempts,
  users,
} from '../../domain/tables/account-tables.ts';

const cookieName = 'clauselight';
let people = 0;

/** Somebody who has never signed in. */
function buildPerson(more: Record<string, unknown> = {}): Person {
  people += 1;
  return {
    sub: `person-${people}`,
    email: `p${people}@example.com`,
    email_verified: true,
    ...more,
  };
}

const call = (visitor: Visitor, { pathname, search }: URL) =>
  visitor.call(`${pathname}${search}`, { redirect: 'manual' });

const getPath = ({ pathname, search }: URL) => `${pathname}${search}`;

describe.each(databaseKinds)('signing in with $name', ({ kind, isSkipped }) => {
  let provider: TestIdentityProvider;
  let server: TestServer;
  beforeAll(async () => {
    if (isSkipped) return;
    provider = await startIdentityProvider();
    const settings = {
      ...provider.settings,
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'mail@example.com',
    };
    server = await startTestServer({ kind, hasWorker: false, settings });
    await provider.register(`${server.address}/oauth2callback`);
  });
  afterAll(async () => {
    await server?.close();
    await provider?.close();
  });
  beforeEach(() => {
    if (!isSkipped) provider.person = buildPerson();
  });

  const findUser = async (person: Person | undefined) => {
    const { orm } = server.platform.database;
    const [user] = await orm
      .select()
      .from(users)
      .where(eq(users.subject, `${person?.sub}`));
    return user;
  };

  it.skipIf(isSkipped).each(['/api/auth/google', '/auth/google/simple'])(
    'begins at %s with a state, a nonce and a proof key',
    async (start) => {
      const response = await buildVisitor(server).call(start, { redirect: 'manual' });
      expect(response.status).toBe(302);
      const address = new URL(response.headers.get('location') ?? '');
      expect(address.origin).toBe(provider.issuer);
      expect(Object.fromEntries(address.searchParams)).toMatchObject({
        response_type: 'code',
        scope: 'openid email profile',
        redirect_uri: `${server.address}/oauth2callback`,
        code_challenge_method: 'S256',
        code_challenge: expect.stringMatching(/^[\w-]{43}$/),
        state: expect.stringMatching(/^[\w-]{43}$/),
        nonce: expect.stringMatching(/^[\w-]{43}$/),
      });
    },
  );

  it.skipIf(isSkipped)('creates a user at the first sign-in', async () => {
    const names = { given_name: 'Ada', family_name: 'Example' };
    provider.person = buildPerson({ ...names, picture: 'https://pictures.example/ada.png' });
    const visitor = buildVisitor(server);
    expect(getPath(await signIn(server, visitor))).toBe('/');
    expect(await getAnswer(visitor.call('/api/auth/user'))).toMatchObject([
      200,
      {
        email: provider.person.email,
        firstName: 'Ada',
        lastName: 'Example',
        profileImageUrl: 'https://pictures.example/ada.png',
        provider: 'openid',
      },
    ]);
    const user = await findUser(provider.person);
    expect(user).toMatchObject({ issuer: provider.issuer, settings: { theme: 'system' } });
    const { orm } = server.platform.database;
    const audit = orm
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.userId, `${user?.id}`));
    expect((await audit).map((event) => event.kind)).toEqual(['account-created', 'signed-in']);
  });

  it.skipIf(isSkipped)('knows a person again and welcomes them once', async () => {
    for (let time = 0; time < 2; time += 1) await signIn(server, buildVisitor(server));
    const user = await findUser(provider.person);
    const { orm } = server.platform.database;
    const sent = await orm
      .select()
      .from(messages)
      .where(eq(messages.userId, `${user?.id}`));
    expect(sent).toMatchObject([{ channel: 'email', content: { kind: 'welcome' } }]);
  });

  it.skipIf(isSkipped)('keeps the profile as the provider has it', async () => {
    const person = buildPerson({
      name: 'Grace Brewster Hopper',
      picture: 'data:image/png;base64,',
    });
    provider.person = person;
    await signIn(server, buildVisitor(server));
    const before = await findUser(person);
    expect(before).toMatchObject({
      firstName: 'Grace Brewster',
      lastName: 'Hopper',
      pictureUrl: null,
    });
    await signIn(server, buildVisitor(server));
    expect((await findUser(person))?.updatedAt).toEqual(before?.updatedAt);
    provider.person = { ...person, email: 'hopper@example.com', name: 'Grace Hopper' };
    await signIn(server, buildVisitor(server));
    const after = await findUser(person);
    expect(after).toMatchObject({ email: 'hopper@example.com', firstName: 'Grace' });
    expect(after?.updatedAt.getTime()).toBeGreaterThan(before?.updatedAt.getTime() ?? Infinity);
    expect(after?.createdAt).toEqual(before?.createdAt);
  });

  it.skipIf(isSkipped)('creates one user for two simultaneous first sign-ins', async () => {
    const { orm } = server.platform.database;
    const countUsers = async () => [await orm.$count(users), await orm.$count(owners)];
    const [usersBefore = 0, ownersBefore = 0] = await countUsers();
    const visitors = Array.from({ length: 4 }, () => buildVisitor(server));
    const callbacks = await Promise.all(visitors.map((one) => reachCallback(server, one)));
    const answers = await Promise.all(
      visitors.map((visitor, index) => call(visitor, callbacks[index] ?? new URL(server.address))),
    );
    expect(answers.map((answer) => answer.headers.get('location'))).toEqual(['/', '/', '/', '/']);
    expect(await countUsers()).toEqual([usersBefore + 1, ownersBefore + 1]);
  });

  it.skipIf(isSkipped)('comes back to the page it began on, and to no other site', async () => {
    const back = (to: string) =>
      signIn(server, buildVisitor(server), `/api/auth/google?return_to=${encodeURIComponent(to)}`);
    expect(getPath(await back('/settings?from=mail'))).toBe('/settings?from=mail');
    expect((await back('//evil.example/settings')).href).toBe(`${server.address}/`);
  });

  it.skipIf(isSkipped)('starts a new session and ends the previous one', async () => {
    const visitor = buildVisitor(server);
    await visitor.uploadDocument();
    const before = visitor.cookies.find(cookieName) ?? '';
    await signIn(server, visitor);
    const after = visitor.cookies.find(cookieName);
    expect(after).not.toBe(before);
    const planted = buildVisitor(server);
    planted.cookies.set(cookieName, before);
    expect((await planted.call('/api/auth/user')).status).toBe(401);
    expect(await getAnswer(planted.call('/api/documents'))).toEqual([200, []]);
    await signIn(server, visitor);
    planted.cookies.set(cookieName, after ?? '');
    expect((await planted.call('/api/auth/user')).status).toBe(401);
  });

  it.skipIf(isSkipped)('says that the person declined', async () => {
    provider.person = undefined;
    const visitor = buildVisitor(server);
    expect(getPath(await signIn(server, visitor))).toBe('/sign-in-failed?reason=denied');
    expect((await visitor.call('/api/auth/user')).status).toBe(401);
  });

  it.skipIf(isSkipped).each([
    ['is not verified', { email_verified: false }],
    ['is not verified in words', { email_verified: 'false' }],
    ['is missing', { email: undefined }],
    ['is none', { email: 'ada' }],
  ])('rejects a person whose e-mail address %s', async (_what, more) => {
    provider.person = buildPerson(more);
    const visitor = buildVisitor(server);
    expect(getPath(await signIn(server, visitor))).toBe('/sign-in-failed?reason=unverified');
    expect(await findUser(provider.person)).toBeUndefined();
  });

  it.skipIf(isSkipped)(
    'accepts an answer once, and only from the browser that started the sign-in',
    async () => {
      const expired = '/sign-in-failed?reason=expired';
      const visitor = buildVisitor(server);
      const callback = await reachCallback(server, visitor);
      const answerOf = async (one: Visitor) => (await call(one, callback)).headers.get('location');
      expect(await answerOf(buildVisitor(server))).toBe(expired);
      const stranger = buildVisitor(server);
      await reachCallback(server, stranger);
      expect(await answerOf(stranger)).toBe('/sign-in-failed?reason=tampered');
      const cookie = visitor.cookies.find('clauselight-sign-in') ?? '';
      expect(await answerOf(visitor)).toBe('/');
      expect(await answerOf(visitor)).toBe(expired);
      visitor.cookies.set('clauselight-sign-in', cookie);
      expect(await answerOf(visitor)).toBe(expired);
    },
  );

  it.skipIf(isSkipped)('rejects a late answer', async () => {
    const visitor = buildVisitor(server);
    const callback = await reachCallback(server, visitor);
    await server.platform.database.orm.update(signInAttempts).set({ expiresAt: new Date() });
    const response = await call(visitor, callback);
    expect(response.headers.get('location')).toBe('/sign-in-failed?reason=expired');
  });

  it.skipIf(isSkipped)('handles any content of its addresses', async () => {
    const visitor = buildVisitor(server);
    const wild = ['return_to=a&return_to=b', 'return_to[]=%00', `return_to=${'/'.repeat(5000)}`];
    for (const query of wild) {
      const response = await visitor.call(`/api/auth/google?${query}`, { redirect: 'manual' });
      expect(response.headers.get('location')).toContain(provider.issuer);
      const answer = await visitor.call(`/oauth2callback?${query}&code=%00&code=b`, {
        redirect: 'manual',
      });
      expect(answer.headers.get('location')).toBe('/sign-in-failed?reason=tampered');
    }
  });
});
