import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createPermissionFlags } from './permissions.ts';

const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'permissions-')));
afterAll(() => rmSync(folder, { recursive: true }));

const codeFolder = path.join(folder, 'app/dist');
mkdirSync(codeFolder, { recursive: true });
mkdirSync(path.join(folder, 'node_modules/library'), { recursive: true });
const document = path.join(folder, 'document');
const other = path.join(folder, 'other');
writeFileSync(document, 'the document');
writeFileSync(other, 'a secret');
writeFileSync(path.join(folder, 'node_modules/library/index.js'), 'module.exports = "library";');

/** What a process with the flags prints when it does something. */
function attempt(code: string, usesNativeCode = false): string {
  const script = path.join(codeFolder, 'script.cjs');
  const act = `try { console.log(${code}) } catch (error) { console.log(error.code) }`;
  writeFileSync(script, `const fs = require('fs');\n${act}`);
  const readable = [codeFolder, path.join(folder, 'node_modules')];
  const flags = createPermissionFlags({ readable, usesNativeCode });
  return spawnSync(process.execPath, [...flags, script], {
    env: {},
    encoding: 'utf8',
    timeout: 15_000,
  }).stdout;
}

describe('a process with the flags of a reading process', () => {
  it.each([
    ['loads its libraries', `require('library')`, 'library'],
    [
      'reads no document by its path',
      `fs.readFileSync(${JSON.stringify(document)})`,
      'ERR_ACCESS_DENIED',
    ],
    ['reads no other file', `fs.readFileSync(${JSON.stringify(other)})`, 'ERR_ACCESS_DENIED'],
    ['writes nothing', `fs.writeFileSync(${JSON.stringify(document)}, '')`, 'ERR_ACCESS_DENIED'],
    [
      'starts no thread',
      `new (require('worker_threads').Worker)('', { eval: true, execArgv: [] })`,
      'ERR_ACCESS_DENIED',
    ],
    [
      'loads no native code',
      `process.dlopen({ exports: {} }, ${JSON.stringify(other)})`,
      'ERR_DLOPEN_DISABLED',
    ],
    ['starts nothing', `require('child_process').execSync('id')`, 'ERR_ACCESS_DENIED'],
  ])('%s', (_, code, printed) => {
    expect(attempt(code).trim()).toBe(printed);
  });
});
