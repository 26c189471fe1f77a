import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { AppError } from '@clauselight/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildVisitor, getAnswer, startTestServer, type TestServer } from '../../../test/server.ts';
import { describeSetup } from './setup.ts';

/** Asks for the set-up under a host name of its own, which fetch would not send. */
async function askAs(server: TestServer, headers: Record<string, string>): Promise<unknown> {
  const { hostname, port } = new URL(server.address);
  const sent = httpRequest({ hostname, port, path: '/api/auth/debug', headers });
  sent.end();
  const [response] = await once(sent, 'response');
  return JSON.parse(await text(response));
}

describe('signing in where no identity provider is configured', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({
      hasWorker: false,
      settings: { DEVELOPMENT_SIGN_IN: 'false' },
    });
  });
  afterAll(() => server.close());

  it.each([
    '/api/auth/google',
    '/auth/google/simple',
    '/oauth2callback',
    '/oauth2callback?error=x',
  ])('leads from %s to the page that says so', async (url) => {
    const response = await buildVisitor(server).call(url, { redirect: 'manual' });
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/oauth-setup');
  });

  it('is described by the address of the request', async () => {
    const { host, origin } = new URL(server.address);
    const setup = getAnswer(buildVisitor(server).call('/api/auth/debug'));
    const callbackURL = `${origin}/oauth2callback`;
    expect(await setup).toEqual([200, { domain: host, callbackURL, hasGoogleCredentials: false }]);
    expect(await askAs(server, { host: 'light.example' })).toMatchObject({
      domain: 'light.example',
      callbackURL: 'http://light.example/oauth2callback',
    });
  });

  it('is not described by an address that is none', async () => {
    expect(await askAs(server, { host: '[' })).toMatchObject({ code: 'invalid_request' });
  });
});

it('is described by the public address where there is one, whatever the request says', () => {
  const request = { protocol: 'http', host: 'other.example' };
  const config = { PUBLIC_URL: 'https://clauselight.example/', OPENID_CLIENT_ID: 'id' };
  expect(describeSetup(request, config)).toEqual({
    domain: 'clauselight.example',
    callbackURL: 'https://clauselight.example/oauth2callback',
    hasGoogleCredentials: true,
  });
});

it('believes no Host header for the way back from an identity provider', () => {
  const request = { protocol: 'http', host: 'evil.example' };
  const config = { PUBLIC_URL: undefined, OPENID_CLIENT_ID: 'id' };
  expect(() => describeSetup(request, config)).toThrow(AppError);
  const here = describeSetup({ protocol: 'http', host: 'localhost:3000' }, config);
  expect(here.callbackURL).toBe('http://localhost:3000/oauth2callback');
});
