import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildVisitor,
  getAnswer,
  startTestServer,
  type TestServer,
  type Visitor,
} from '../../../../test/server.ts';
import { parseConfig } from '../../../platform/config.ts';
import { isDevelopmentSignIn } from '../../../platform/http/development-sign-in.ts';
import { renderChoice } from './pages.ts';

const metadata = '/development-identity-provider/.well-known/openid-configuration';

/** Follows redirects of the server to the page on which somebody says who they are; returns its path. */
async function reachChoice(server: TestServer, visitor: Visitor): Promise<string> {
  return followUntil(server, visitor, '/api/auth/google', '/interaction/');
}

async function followUntil(
  server: TestServer,
  visitor: Visitor,
  from: string,
  part: string,
): Promise<string> {
  let path = from;
  for (let step = 0; step < 8 && !path.includes(part); step += 1) {
    const response = await visitor.call(path, { redirect: 'manual' });
    const address = new URL(response.headers.get('location') ?? '', server.address);
    expect(address.origin).toBe(server.address);
    path = `${address.pathname}${address.search}`;
  }
  return path;
}

const send = (visitor: Visitor, path: string, form: Record<string, string>) =>
  visitor.call(path, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });

/** Enters the code that the console shows, in this browser. */
async function enterCode(server: TestServer, visitor: Visitor, path: string): Promise<void> {
  const entered = await send(visitor, path, { code: server.developmentSignInCode ?? '' });
  expect([entered.status, entered.headers.get('location')]).toEqual([303, path]);
}

/** Goes through a sign-in as a person, or as one who cancels; returns the page it leads to. */
async function goThrough(server: TestServer, visitor: Visitor, form: Record<string, string>) {
  const path = await reachChoice(server, visitor);
  const asked = await (await visitor.call(path)).text();
  if (asked.includes('name="code"') && !('cancel' in form)) await enterCode(server, visitor, path);
  const chosen = await send(visitor, path, form);
  expect(chosen.status).toBe(303);
  const { pathname, search } = new URL(chosen.headers.get('location') ?? '');
  const callback = await followUntil(server, visitor, pathname + search, '/oauth2callback');
  const last = await visitor.call(callback, { redirect: 'manual' });
  return last.headers.get('location');
}

describe('the built-in identity provider', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ hasWorker: false });
  });
  afterAll(() => server.close());

  it('says on its page what it is, and offers somebody with one click', async () => {
    const visitor = buildVisitor(server);
    const path = await reachChoice(server, visitor);
    await enterCode(server, visitor, path);
    const response = await visitor.call(path);
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
    const page = await response.text();
    expect(page).toContain('This is a stand-in for development.');
    expect(page).toContain('<button>Continue as Ada Example</button>');
    expect(page).not.toContain('<script');
  });

  it('signs in anybody by name and address, as one person an address', async () => {
    const visitor = buildVisitor(server);
    const ada = { name: 'Ada Example', email: 'ada@example.com' };
    expect(await goThrough(server, visitor, ada)).toBe('/');
    const first = await getAnswer(visitor.call('/api/auth/user'));
    expect(first).toMatchObject([
      200,
      { email: ada.email, firstName: 'Ada', lastName: 'Example', provider: 'development' },
    ]);
    expect(await goThrough(server, visitor, { name: 'Ben', email: 'ben@example.com' })).toBe('/');
    expect(await getAnswer(visitor.call('/api/auth/user'))).toMatchObject([
      200,
      { email: 'ben@example.com', firstName: 'Ben' },
    ]);
    const again = buildVisitor(server);
    expect(await goThrough(server, again, ada)).toBe('/');
    expect(await getAnswer(again.call('/api/auth/user'))).toEqual(first);
  });

  it('asks a stranger for the code whose request a proxy without headers passes on as local', async () => {
    const visitor = buildVisitor(server);
    const path = await reachChoice(server, visitor);
    const page = await (await visitor.call(path)).text();
    expect(page).toContain('Development sign-in code');
    expect(page).not.toContain('Ada Example');
    const person = { name: 'Ada Example', email: 'ada@example.com' };
    for (const form of [person, { ...person, code: 'AAAAA-AAAAA' }, { ...person, code: '' }]) {
      const response = await send(visitor, path, form);
      expect(response.status).toBe(403);
      expect(await response.text()).toContain('This is not the code.');
    }
    expect((await visitor.call('/api/auth/user')).status).toBe(401);
  });

  it('takes the code in small letters and without its dash', async () => {
    const visitor = buildVisitor(server);
    const path = await reachChoice(server, visitor);
    const code = server.developmentSignInCode?.replace('-', ' ').toLowerCase() ?? '';
    expect((await send(visitor, path, { code })).status).toBe(303);
    expect(await (await visitor.call(path)).text()).toContain('Continue as Ada Example');
  });

  it('believes no cookie that it has not signed', async () => {
    const visitor = buildVisitor(server);
    const path = await reachChoice(server, visitor);
    visitor.cookies.set('clauselight-development', 'open');
    expect(await (await visitor.call(path)).text()).toContain('Development sign-in code');
  });

  it('lets go of somebody who cancels', async () => {
    const visitor = buildVisitor(server);
    expect(await goThrough(server, visitor, { cancel: 'yes' })).toBe(
      '/sign-in-failed?reason=denied',
    );
  });

  it.each([{ name: 'Ada', email: 'nobody' }, { name: '<b>' }, {}])(
    'asks again for an address where %j has none',
    async (form) => {
      const visitor = buildVisitor(server);
      const path = await reachChoice(server, visitor);
      await enterCode(server, visitor, path);
      const response = await send(visitor, path, form);
      expect(response.status).toBe(400);
      const page = await response.text();
      expect(page).toContain('Please enter an e-mail address');
      expect(page).not.toContain('<b>');
    },
  );

  it('shows a page of its own for a sign-in that is not under way', async () => {
    const visitor = buildVisitor(server);
    for (const path of ['/interaction/none', '/auth?client_id=another', '/auth/none']) {
      const response = await visitor.call(`/development-identity-provider${path}`);
      expect(response.status).toBe(400);
      expect(await response.text()).toContain('no longer under way');
      expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
    }
    const posted = await send(visitor, '/development-identity-provider/interaction/none', {});
    expect(posted.status).toBe(400);
  });

  it('is reported as a stand-in', async () => {
    expect(await getAnswer(buildVisitor(server).call('/api/server'))).toMatchObject([
      200,
      { isDevelopmentSignIn: true, isSignInConfigured: false },
    ]);
    expect(await getAnswer(buildVisitor(server).call('/api/auth/debug'))).toMatchObject([
      200,
      { hasGoogleCredentials: false },
    ]);
  });

  it.each([
    { host: 'light.example' },
    { host: 'localhost.evil.example' },
    { 'x-forwarded-for': '203.0.113.9' },
    { 'x-forwarded-host': 'light.example' },
    { forwarded: 'for=203.0.113.9' },
  ])('is not there for a request with %j', async (headers) => {
    expect((await ask(server, metadata, headers)).status).toBe(404);
    expect(await ask(server, '/api/auth/google', headers)).toEqual({
      status: 302,
      location: '/oauth-setup',
    });
  });
});

it.each([
  ['production', { NODE_ENV: 'production' }],
  ['the setting', { DEVELOPMENT_SIGN_IN: 'false' }],
  ['credentials', { OPENID_CLIENT_ID: 'id', OPENID_CLIENT_SECRET: 'secret' }],
])('is not there where %s rules it out', async (_what, settings) => {
  const server = await startTestServer({ hasWorker: false, settings });
  expect((await ask(server, metadata, {})).status).toBe(404);
  expect(await getAnswer(buildVisitor(server).call('/api/server'))).toMatchObject([
    200,
    { isDevelopmentSignIn: false },
  ]);
  await server.close();
});

it.each([
  [{}, true],
  [{ HOST: '127.0.0.1', PUBLIC_URL: 'http://localhost:3000' }, true],
  [{ HOST: '::1' }, true],
  [{ HOST: '0.0.0.0' }, false],
  [{ HOST: '::' }, false],
  [{ HOST: '192.168.0.2' }, false],
  [{ HOST: 'localhost.example' }, false],
  [{ PUBLIC_URL: 'https://light.example' }, false],
  [{ NODE_ENV: 'production' }, false],
  [{ OPENID_CLIENT_ID: 'id', OPENID_CLIENT_SECRET: 'secret' }, false],
  [{ NODE_ENV: 'production', DEVELOPMENT_SIGN_IN: 'true' }, false],
])('with %j a server has a built-in identity provider: %s', (environment, expected) => {
  expect(isDevelopmentSignIn(parseConfig(environment))).toBe(expected);
});

it('its page shows what was typed as text', () => {
  const name = '"><script>alert(1)</script>';
  expect(renderChoice({ name, email: name, problem: undefined })).not.toContain('<script');
});

/** Sends headers that fetch keeps for itself. */
async function ask(
  server: TestServer,
  path: string,
  headers: Record<string, string>,
): Promise<{ status: number; location: string | undefined }> {
  const { hostname, port } = new URL(server.address);
  const sent = httpRequest({ hostname, port, path, headers });
  sent.end();
  const [response] = await once(sent, 'response');
  response.resume();
  return { status: response.statusCode, location: response.headers.location };
}
