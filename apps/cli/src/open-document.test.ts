import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { maxUploadBytes } from '@clauselight/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDocument } from './open-document.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'clauselight-test-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('openDocument', () => {
  it('reads the claimed format from the extension, whatever the case', async () => {
    const file = path.join(folder, 'Contract.PDF');
    await writeFile(file, 'x');
    expect(await openDocument(file)).toEqual({ path: file, name: 'Contract.PDF', claimed: 'pdf' });
  });

  it('reads no claimed format from an unknown extension', async () => {
    const file = path.join(folder, 'contract.v2');
    await writeFile(file, 'x');
    expect(await openDocument(file)).toMatchObject({ claimed: undefined });
  });

  it('refuses a file that is too large', async () => {
    const file = path.join(folder, 'large.txt');
    const handle = await open(file, 'w');
    await handle.truncate(maxUploadBytes + 1);
    await handle.close();
    await expect(openDocument(file)).rejects.toMatchObject({ code: 'file_too_large' });
  });
});
