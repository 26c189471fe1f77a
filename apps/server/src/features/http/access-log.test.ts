import { Writable } from 'node:stream';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../platform/config.ts';
import { createApp } from './app.ts';

type Line = Record<string, unknown>;

/** An app with a route for everything, and what it logs. */
async function buildApp(settings: Record<string, string>) {
  const lines: Line[] = [];
  const stream = new Writable({
    write(line, _, done) {
      lines.push(JSON.parse(String(line)) as Line);
      done();
    },
  });
  const app = await createApp({
    config: parseConfig({ NODE_ENV: 'test', ...settings }),
    cookieSecret: 'a secret for cookies, long enough',
    log: pino(stream),
    webFolder: undefined,
  });
  app.get('/api/share/:token/facts', { schema: { hide: true } }, async () => ({}));
  app.get('/healthz', { schema: { hide: true } }, async () => ({}));
  app.get('/api/broken', { schema: { hide: true } }, async () => {
    throw new TypeError('The fee of Ada Lovelace is 12,000.');
  });
  return { app, lines };
}

describe('the access log', () => {
  it('says who asked for which route and how that ended, without the token in the address', async () => {
    const { app, lines } = await buildApp({ ACCESS_LOG: 'true' });
    await app.inject({ url: '/api/share/secret-token/facts', remoteAddress: '203.0.113.9' });
    await app.inject({ url: '/api/nothing', remoteAddress: '203.0.113.9' });
    const known = { method: 'GET', address: '203.0.113.9', durationMs: expect.any(Number) };
    expect(lines).toMatchObject([
      { ...known, route: '/api/share/:token/facts', status: 200, reqId: expect.any(String) },
      { ...known, status: 404 },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/secret-token|nothing/);
    await app.close();
  });

  it('leaves out the questions of whoever watches the server', async () => {
    const { app, lines } = await buildApp({ ACCESS_LOG: 'true' });
    await app.inject({ url: '/healthz' });
    expect(lines).toEqual([]);
    await app.close();
  });

  it.each([
    [{}, 0],
    [{ NODE_ENV: 'production' }, 1],
    [{ NODE_ENV: 'production', ACCESS_LOG: 'false' }, 0],
  ])('is written in production, unless it is switched: %o', async (settings, count) => {
    const { app, lines } = await buildApp(settings);
    await app.inject({ url: '/api/share/secret-token/facts' });
    expect(lines).toHaveLength(count);
    await app.close();
  });
});

describe('an unexpected failure', () => {
  it('gives the user an id that is in the log, and nothing of its cause', async () => {
    const { app, lines } = await buildApp({});
    const { body } = await app.inject({ url: '/api/broken' });
    const { details } = JSON.parse(body) as { details: string };
    const id = /^Error id: ([0-9a-f-]{36})$/.exec(details)?.[1];
    expect(lines).toMatchObject([{ reqId: id, msg: 'a request failed unexpectedly' }]);
    expect(body).not.toContain('Ada');
    const again = await app.inject({ url: '/api/broken' });
    expect(again.body).not.toBe(body);
    await app.close();
  });
});
