import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getCookieSecret } from './cookie-secret.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'secret-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the cookie secret', () => {
  it('is the configured one where there is one, and then nothing is written', async () => {
    const secret = 'c'.repeat(40);
    expect(await getCookieSecret({ DATA_FOLDER: folder, SESSION_SECRET: secret })).toBe(secret);
    expect(await readdir(folder)).toEqual([]);
  });

  it('is made once and kept where only its owner can read it', async () => {
    const config = { DATA_FOLDER: folder, SESSION_SECRET: undefined };
    const first = await getCookieSecret(config);
    expect(first.length).toBeGreaterThanOrEqual(64);
    expect(await getCookieSecret(config)).toBe(first);
    expect((await stat(path.join(folder, 'cookie-secret'))).mode & 0o077).toBe(0);
  });
});
