import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { startIdentityProvider } from '../../../test/identity-provider.ts';
import { buildVisitor, startTestServer, type Visitor } from '../../../test/server.ts';
import { reachCallback } from '../../../test/sign-in.ts';
import { auditEvents } from '../../domain/tables/account-tables.ts';

const call = (visitor: Visitor, { pathname, search }: URL) =>
  visitor.call(`${pathname}${search}`, { redirect: 'manual' });

describe('a server under an https address', () => {
  it('binds its cookies to that host', async () => {
    const provider = await startIdentityProvider();
    const port = await findFreePort();
    const started = await startTestServer({
      hasWorker: false,
      settings: { ...provider.settings, PORT: `${port}`, PUBLIC_URL: 'https://light.example' },
    });
    const server = { ...started, address: `http://127.0.0.1:${port}` };
    await provider.register('https://light.example/oauth2callback');
    const attributes = /; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/;
    const getCookie = (response: Response) => response.headers.getSetCookie().at(-1);

    const visitor = buildVisitor(server);
    const start = await visitor.call('/api/auth/google', { redirect: 'manual' });
    expect(getCookie(start)).toMatch(/^__Host-clauselight-sign-in=/);
    expect(getCookie(start)).toMatch(attributes);
    const callback = await reachCallback(server, visitor, undefined, 'https://light.example');
    const session = getCookie(await call(visitor, callback));
    expect(session).toMatch(/^__Host-clauselight=/);
    expect(session).toMatch(attributes);

    await server.close();
    await provider.close();
  });
});

async function findFreePort(): Promise<number> {
  const probe = createServer();
  await once(probe.listen(0, '127.0.0.1'), 'listening');
  const { port } = probe.address() as AddressInfo;
  await once(probe.close(), 'close');
  return port;
}

describe('a provider that does not answer', () => {
  it('ends the sign-in, at its start and on the way back, until it answers again', async () => {
    const provider = await startIdentityProvider();
    const { settings } = provider;
    const server = await startTestServer({ hasWorker: false, settings });
    const visitor = buildVisitor(server);
    const start = () => visitor.call('/api/auth/google', { redirect: 'manual' });
    const unavailable = '/sign-in-failed?reason=unavailable';
    expect((await start()).headers.get('location')).toBe(unavailable);
    await provider.register(`${server.address}/oauth2callback`);
    const callback = await reachCallback(server, visitor);
    await provider.close();
    expect((await call(visitor, callback)).headers.get('location')).toBe(unavailable);
    const { orm } = server.platform.database;
    const failed = await orm.select().from(auditEvents);
    expect(failed).toMatchObject(Array(2).fill({ userId: null, kind: 'sign-in-failed' }));
    await server.close();
  });
});

it('slows down who begins too many sign-ins', async () => {
  const settings = { SIGN_INS_PER_MINUTE: '2', DEVELOPMENT_SIGN_IN: 'false' };
  const server = await startTestServer({ hasWorker: false, settings });
  const visitor = buildVisitor(server);
  const locations: (string | null)[] = [];
  for (let time = 0; time < 3; time += 1) {
    const response = await visitor.call('/api/auth/google', { redirect: 'manual' });
    locations.push(response.headers.get('location'));
  }
  const tooMany = '/sign-in-failed?reason=unavailable';
  expect(locations).toEqual(['/oauth-setup', '/oauth-setup', tooMany]);
  await server.close();
});
