import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { mkdir, mkdtemp, open, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, describe, expect, it } from 'vitest';
import { startChild } from './start-child.ts';

const program = {
  source: new URL('./child.ts', import.meta.url),
  builtName: 'reader-child',
  usesNativeCode: true,
};
const file = openSync(fileURLToPath(import.meta.url), 'r');
afterAll(() => closeSync(file));
const options = {
  file,
  memoryMb: 256,
  cpuSeconds: 60,
  boundary: { isolation: 'limits', hasOwnUser: false },
} as const;

describe('a reading process', () => {
  it('ends when its parent is gone', async () => {
    const child = startChild(program, options);
    await once(child, 'spawn');
    child.disconnect();
    const [, signal] = await once(child, 'exit');
    expect(signal).toBeNull();
  });

  it('has a bounded heap and can be ended', async () => {
    const child = startChild(program, options);
    expect(child.spawnargs.some((argument) => argument.startsWith('--max-old-space-size='))).toBe(
      true,
    );
    child.kill('SIGKILL');
    const [, signal] = await once(child, 'exit');
    expect(signal).toBe('SIGKILL');
  });

  it('can access, once built, only its own file', async () => {
    const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'built-reader-')));
    const document = path.join(folder, 'document');
    const other = path.join(folder, 'other');
    await writeFile(document, 'the document');
    await writeFile(other, 'a secret');
    const built = await buildStart(path.join(folder, 'dist'));
    const opened = await open(document, 'r');
    const child = built(program, { ...options, file: opened.fd });
    await opened.close();
    child.send({ document, other });
    const [answer] = await once(child, 'message');
    child.kill('SIGKILL');
    await rm(folder, { recursive: true });
    const denied = 'ERR_ACCESS_DENIED';
    expect(answer).toEqual({
      opened: 'the document',
      document: denied,
      other: denied,
      writing: denied,
      starting: denied,
      environment: 0,
    });
  });
});

const probe = `
import { execSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
const attempt = (act) => { try { return act() } catch (error) { return error.code } };
process.once('message', ({ document, other }) => process.send({
  opened: attempt(() => readFileSync(3, 'utf8')),
  document: attempt(() => readFileSync(document, 'utf8')),
  other: attempt(() => readFileSync(other, 'utf8')),
  writing: attempt(() => writeFileSync(document, '')),
  starting: attempt(() => execSync('id')),
  environment: Object.keys(process.env).length,
}));`;

/** The start of a reading process as it is bundled, with a process beside it that tells what it may do. */
async function buildStart(folder: string): Promise<typeof startChild> {
  await mkdir(folder);
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(path.join(folder, 'reader-child.js'), probe);
  const outfile = path.join(folder, 'start.js');
  const entry = fileURLToPath(new URL('./start-child.ts', import.meta.url));
  await build({ entryPoints: [entry], outfile, bundle: true, platform: 'node', format: 'esm' });
  const module = await import(/* @vite-ignore */ pathToFileURL(outfile).href);
  return module.startChild;
}
