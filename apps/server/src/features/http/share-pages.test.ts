import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseConfig } from '../../platform/config.ts';
import { describeError } from '../../platform/describe-error.ts';
import { type App, createApp } from './app.ts';

const token = 'Tm90IGEgcmVhbCB0b2tlbg';

describe('the addresses of links', () => {
  const webFolder = mkdtempSync(path.join(tmpdir(), 'web-'));
  const lines: string[] = [];
  let app: App;
  beforeAll(async () => {
    writeFileSync(path.join(webFolder, 'index.html'), '<title>The page</title>');
    const log = pino(
      { level: 'trace', serializers: { err: describeError } },
      { write: (line: string) => void lines.push(line) },
    );
    const config = parseConfig({ NODE_ENV: 'test' });
    app = await createApp({ config, cookieSecret: 'x'.repeat(32), log, webFolder });
    app.get('/api/share/:token/broken', () => {
      throw new Error('something broke');
    });
  });
  afterAll(async () => {
    await app.close();
    rmSync(webFolder, { recursive: true });
  });

  it.each([token, 'x', 'A'.repeat(100), '%00', '..%2f..%2fapi'])(
    'show the page, whatever the token: %s',
    async (given) => {
      const answer = await app.inject({ url: `/share/${given}` });
      expect([answer.statusCode, answer.body]).toEqual([200, '<title>The page</title>']);
      expect(answer.headers).toMatchObject({
        'x-robots-tag': 'noindex, nofollow, noarchive',
        'referrer-policy': 'no-referrer',
      });
    },
  );

  it.each(['/', '/shared', '/api/nothing'])(
    'and no other keeps search engines away: %s',
    async (url) => {
      const answer = await app.inject({ url, headers: { accept: 'text/html' } });
      expect(answer.headers['x-robots-tag']).toBeUndefined();
    },
  );

  it('are in no line of the log, even after failures', async () => {
    for (const url of ['broken', 'nothing', '%zz']) {
      const answer = await app.inject({ url: `/api/share/${token}/${url}` });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.body).not.toContain('something broke');
    }
    const all = lines.join('\n');
    expect(all).toContain('something broke');
    expect(all).not.toContain(token);
  });
});
