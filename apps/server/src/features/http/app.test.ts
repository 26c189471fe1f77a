import { once } from 'node:events';
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildVisitor, getAnswer, startTestServer, type TestServer } from '../../../test/server.ts';

describe('the API', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ hasWorker: false });
  });
  afterAll(() => server.close());

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 204],
    [{}, 204],
  ])('answers a changing request marked %o with %i', async (headers, status) => {
    const response = await sendRaw(server, '/api/auth/logout', headers, 'POST');
    expect(response.status).toBe(status);
  });

  it('sets a cookie that scripts and other sites cannot use', async () => {
    const response = await buildVisitor(server).upload();
    expect(response.headers.get('set-cookie')).toMatch(/HttpOnly/);
    expect(response.headers.get('set-cookie')).toMatch(/SameSite=Lax/);
  });

  it('ignores a cookie that was tampered with', async () => {
    const uploaded = await buildVisitor(server).upload();
    const cookie = uploaded.headers.get('set-cookie')?.split(';')[0] ?? '';
    const forged = cookie.replace(/=./, (start) => (start === '=A' ? '=B' : '=A'));
    const documents = await fetch(`${server.address}/api/documents`, {
      headers: { cookie: forged },
    });
    expect(await documents.json()).toEqual([]);
  });

  it('sends security headers', async () => {
    const { headers } = await buildVisitor(server).call('/api/server');
    expect(headers.get('content-security-policy')).toContain(
      "default-src 'self';script-src 'self';",
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('compresses large answers for clients that support it', async () => {
    const ask = (encoding: string) =>
      sendRaw(server, '/api/openapi.json', { 'accept-encoding': encoding }, 'GET');
    expect((await ask('gzip, br')).headers['content-encoding']).toBe('br');
    expect((await ask('gzip')).headers['content-encoding']).toBe('gzip');
    expect((await ask('identity')).headers['content-encoding']).toBeUndefined();
  });

  it('answers 401 for the user of a guest', async () => {
    expect(await getAnswer(buildVisitor(server).call('/api/auth/user'))).toMatchObject([
      401,
      { code: 'not_authenticated' },
    ]);
  });

  it('answers unknown addresses in JSON', async () => {
    expect(await getAnswer(buildVisitor(server).call('/api/nothing'))).toMatchObject([
      404,
      { code: 'not_found' },
    ]);
  });

  it('describes every call of it at /api/openapi.json and shows that at /api/docs', async () => {
    const visitor = buildVisitor(server);
    const description = (await (await visitor.call('/api/openapi.json')).json()) as {
      paths: object;
    };
    expect(Object.keys(description.paths).sort()).toEqual([
      '/api/account',
      '/api/account/exports',
      '/api/account/exports/{id}',
      '/api/account/exports/{id}/file',
      '/api/account/guest-work',
      '/api/account/sessions',
      '/api/account/sessions/{id}',
      '/api/analyses',
      '/api/analyses/{id}',
      '/api/analyses/{id}/cancel',
      '/api/analyses/{id}/carried-states',
      '/api/analyses/{id}/changes',
      '/api/analyses/{id}/finding-states/{findingId}',
      '/api/analyses/{id}/report',
      '/api/analyses/{id}/review',
      '/api/analyses/{id}/review/cancel',
      '/api/analyses/{id}/review/events',
      '/api/analyses/{id}/shares',
      '/api/auth/debug',
      '/api/auth/google',
      '/api/auth/logout',
      '/api/auth/user',
      '/api/billing/events',
      '/api/billing/portal',
      '/api/billing/refresh',
      '/api/comparisons',
      '/api/comparisons/report',
      '/api/create-subscription',
      '/api/documents',
      '/api/documents/search',
      '/api/documents/upload',
      '/api/documents/{id}',
      '/api/documents/{id}/analyze',
      '/api/documents/{id}/analyze-selection',
      '/api/documents/{id}/ask',
      '/api/documents/{id}/events',
      '/api/documents/{id}/highlights',
      '/api/documents/{id}/original',
      '/api/documents/{id}/tags',
      '/api/documents/{id}/text',
      '/api/entitlement',
      '/api/highlights/{id}',
      '/api/highlights/{id}/restore',
      '/api/insights',
      '/api/server',
      '/api/settings',
      '/api/share/{token}/analysis',
      '/api/share/{token}/facts',
      '/api/share/{token}/highlights',
      '/api/share/{token}/original',
      '/api/share/{token}/review',
      '/api/share/{token}/text',
      '/api/share/{token}/unlock',
      '/api/shares',
      '/api/shares/{id}',
      '/api/unsubscribe',
      '/auth/google/simple',
      '/healthz',
      '/oauth2callback',
      '/readyz',
    ]);
    const page = await visitor.call('/api/docs/');
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toContain('text/html');
  });

  it('is alive and ready', async () => {
    const visitor = buildVisitor(server);
    expect(await getAnswer(visitor.call('/healthz'))).toEqual([200, { status: 'ok' }]);
    // This one has no worker.
    expect(await getAnswer(visitor.call('/readyz'))).toMatchObject([200, { status: 'degraded' }]);
  });
});

it('stops without waiting for connections without a request', async () => {
  const server = await startTestServer({ hasWorker: false });
  const { hostname, port } = new URL(server.address);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  // Answered after the connection before it has been accepted.
  await buildVisitor(server).call('/healthz');
  const closed = once(socket, 'close');
  await server.close();
  await closed;
});

it('stops without waiting for a connection once its answer has ended', async () => {
  const server = await startTestServer({ hasWorker: false });
  const visitor = buildVisitor(server);
  const { id } = await visitor.uploadDocument({ content: 'word '.repeat(4_000_000) });
  const agent = new Agent({ keepAlive: true });
  const asked = httpRequest(`${server.address}/api/documents/${id}/original`, {
    agent,
    headers: visitor.cookies.getHeader(),
  }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const closed = server.close();
  expect((await answer.toArray()).length).toBeGreaterThan(1);
  await closed;
  agent.destroy();
});

const credentials = { OPENID_CLIENT_ID: 'id', OPENID_CLIENT_SECRET: 'secret' };

it.each([
  ['no identity provider', {}, "img-src 'self' data:;"],
  ['Google', credentials, "img-src 'self' data: https://*.googleusercontent.com;"],
  [
    'another provider',
    { ...credentials, OPENID_ISSUER: 'https://issuer.example' },
    "img-src 'self' data: https:;",
  ],
])('with %s, pictures come from where its people have theirs', async (_who, settings, sources) => {
  const server = await startTestServer({ hasWorker: false, settings });
  const { headers } = await buildVisitor(server).call('/api/server');
  expect(headers.get('content-security-policy')).toContain(sources);
  await server.close();
});

it('says which language model it has, and where people’s documents go', async () => {
  const settings = {
    MODEL_PROVIDER: 'openai',
    MODEL_NAME: 'gpt-4.1-mini',
    MODEL_API_KEY: 'secret',
  };
  const server = await startTestServer({ hasWorker: false, settings });
  const facts = await (await buildVisitor(server).call('/api/server')).text();
  expect(JSON.parse(facts)).toMatchObject({
    analysisBackend: 'language-model',
    languageModel: { label: 'GPT-4', host: 'api.openai.com', isLocal: false },
  });
  expect(facts).not.toContain('secret');
  await server.close();
});

it('with billing, opens the payment form and nothing else', async () => {
  const settings = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_PRICE_ID: 'price_1',
  };
  const server = await startTestServer({ hasWorker: false, settings });
  const { headers } = await buildVisitor(server).call('/api/server');
  const policy = headers.get('content-security-policy')?.split(';') ?? [];
  expect(policy.filter((directive) => directive.includes('https:'))).toEqual([
    "script-src 'self' https://js.stripe.com",
    "connect-src 'self' https://api.stripe.com",
    'frame-src https://js.stripe.com https://hooks.stripe.com',
  ]);
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
  const facts = await getAnswer(buildVisitor(server).call('/api/server'));
  expect(facts).toMatchObject([
    200,
    { isBillingConfigured: true, paymentKey: 'pk_test_1', freeAnalysesPerDay: 3 },
  ]);
  expect(JSON.stringify(facts)).not.toMatch(/sk_test_1|whsec_1/);
  await server.close();
});

/** Sends headers that fetch keeps for itself. */
async function sendRaw(
  server: TestServer,
  url: string,
  headers: Record<string, string>,
  method: 'GET' | 'POST',
): Promise<{ status: number; headers: Record<string, unknown> }> {
  const { hostname, port } = new URL(server.address);
  const sent = httpRequest({ hostname, port, path: url, method, headers });
  sent.end();
  const [response] = await once(sent, 'response');
  response.resume();
  return { status: response.statusCode, headers: response.headers };
}
