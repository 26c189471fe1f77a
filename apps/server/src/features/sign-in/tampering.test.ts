import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildVisitor, startTestServer, type TestServer } from '../../../test/server.ts';
import {
  startTamperingProvider,
  type Tampering,
  type TamperingProvider,
} from '../../../test/tampering-provider.ts';
import { users } from '../../domain/tables/account-tables.ts';
import { createAttempt, createRelyingParty } from './relying-party.ts';

const longAgo = Math.floor(Date.now() / 1000) - 3600;

describe('an answer to a sign-in', () => {
  let provider: TamperingProvider;
  let server: TestServer;
  beforeAll(async () => {
    provider = await startTamperingProvider();
    const { settings } = provider;
    server = await startTestServer({ hasWorker: false, settings });
  });
  afterAll(async () => {
    await server.close();
    await provider.close();
  });

  /** Where a sign-in leads whose provider answers like this. */
  const signInWith = async (tampering: Tampering, change: Record<string, string> = {}) => {
    const visitor = buildVisitor(server);
    const start = await visitor.call('/api/auth/google', { redirect: 'manual' });
    const asked = new URL(start.headers.get('location') ?? '').searchParams;
    provider.tamper(tampering, asked.get('nonce'));
    const answer = { code: 'code', state: asked.get('state') ?? '', ...change };
    const response = await visitor.call(`/oauth2callback?${new URLSearchParams(answer)}`, {
      redirect: 'manual',
    });
    const hasUser = (await visitor.call('/api/auth/user')).status === 200;
    return [response.headers.get('location'), hasUser];
  };

  it.each<[string, Tampering]>([
    ['has the wrong nonce', { claims: { nonce: 'another' } }],
    ['has no nonce', { claims: { nonce: undefined } }],
    ['comes from another issuer', { claims: { iss: 'https://evil.example' } }],
    ['was made for another client', { claims: { aud: 'another-client' } }],
    ['was made for others too', { claims: { aud: ['test-client', 'another-client'] } }],
    ['is signed by a stranger', { signedBy: 'stranger' }],
    ['has expired', { claims: { iat: longAgo, exp: longAgo + 60 } }],
    ['says of nobody who it is', { claims: { sub: undefined } }],
    ['holds no ID token', { withoutIdToken: true }],
    [
      'has the e-mail address of somebody else',
      { claims: { email: undefined }, userinfo: { sub: 'another', email: 'b@example.com' } },
    ],
  ])('is refused that %s', async (_what, tampering) => {
    expect(await signInWith(tampering)).toEqual(['/sign-in-failed?reason=tampered', false]);
    expect(await server.platform.database.orm.$count(users)).toBe(0);
  });

  it.each([
    ['state', { state: 'another' }],
    ['issuer', { iss: 'https://evil.example' }],
  ])('is refused whose address names another %s', async (_what, change) => {
    expect(await signInWith({}, change)).toEqual(['/sign-in-failed?reason=tampered', false]);
  });

  it.each<[string, Tampering, string]>([
    ['a code that was used already', { refusal: 'invalid_grant' }, 'expired'],
    ['a redirect address that is not registered', { refusal: 'redirect_uri_mismatch' }, 'mismatch'],
    ['a client that it does not know', { refusal: 'invalid_client' }, 'failed'],
    ['whatever comes while it is out of order', { status: 503 }, 'unavailable'],
    ['nothing, but answers with a page', { status: 200 }, 'failed'],
    ['the person, without an address', { claims: { email: undefined } }, 'unverified'],
  ])('says what the provider refuses: %s', async (_what, tampering, reason) => {
    const userinfo = { sub: 'somebody' };
    expect(await signInWith({ userinfo, ...tampering })).toEqual([
      `/sign-in-failed?reason=${reason}`,
      false,
    ]);
  });

  it.each([
    ['access_denied', 'denied'],
    ['redirect_uri_mismatch', 'mismatch'],
    ['temporarily_unavailable', 'unavailable'],
    ['__proto__', 'failed'],
    ['<script>', 'failed'],
  ])('that is the error %s ends as %s', async (error, reason) => {
    expect(await signInWith({}, { error })).toEqual([`/sign-in-failed?reason=${reason}`, false]);
  });

  it('is taken where nothing is wrong, with the address from userinfo if need be', async () => {
    expect(await signInWith({})).toEqual(['/', true]);
    const userinfo = { sub: 'somebody', email: 'somebody@example.com' };
    expect(await signInWith({ claims: { email: undefined }, userinfo })).toEqual(['/', true]);
  });
});

describe('what a provider says of itself', () => {
  const target = { redirectUri: 'http://127.0.0.1/oauth2callback', returnTo: '/' };
  const buildParty = (issuer: string, now = Date.now) =>
    createRelyingParty({ issuer, clientId: 'test-client', clientSecret: 'a-secret', now });

  it('is requested once by simultaneous sign-ins, and again after an hour', async () => {
    const provider = await startTamperingProvider();
    let hours = 0;
    const party = buildParty(provider.issuer, () => hours * 3_600_000);
    const begin = () => party.getStartUrl(createAttempt(target));
    await Promise.all([begin(), begin(), begin()]);
    await begin();
    expect(provider.timesDiscovered).toBe(1);
    hours = 1;
    await begin();
    expect(provider.timesDiscovered).toBe(2);
    await provider.close();
  });

  it('is requested again after a failure', async () => {
    const provider = await startTamperingProvider();
    const refused = [true, false];
    const party = createRelyingParty({
      issuer: provider.issuer,
      clientId: 'test-client',
      clientSecret: 'a-secret',
      fetch: (url, options) => {
        if (refused.shift() === true) throw new TypeError('fetch failed');
        return fetch(url, options as RequestInit);
      },
    });
    const begin = () => party.getStartUrl(createAttempt(target));
    await expect(begin()).rejects.toMatchObject({ reason: 'unavailable' });
    expect((await begin()).origin).toBe(provider.issuer);
    await provider.close();
  });

  it('is not taken from one that says to be another', async () => {
    const provider = await startTamperingProvider();
    const party = buildParty(provider.issuer.replace('127.0.0.1', 'localhost'));
    await expect(party.getStartUrl(createAttempt(target))).rejects.toMatchObject({
      reason: 'unavailable',
    });
    await provider.close();
  });
});
