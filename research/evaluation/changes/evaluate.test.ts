import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'changes-'));
  copyFileSync('samples/cloud-services-agreement.docx', join(folder, 'agreement.docx'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the command counts the changes of each side and those that Word shows', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--import',
    'tsx',
    'research/evaluation/changes/evaluate.ts',
    '--data',
    folder,
  ]);
  const row = /^Word documents +2 +\d+ +(\d+) +\d+ +\d+ +(\d+) of (\d+) /m.exec(stdout);
  expect(row, stdout).not.toBeNull();
  const [, changes, tracked, inWord] = row ?? [];
  expect(Number(changes)).toBeGreaterThan(0);
  expect([tracked, inWord]).toEqual([changes, changes]);
  expect(stdout).not.toContain('NaN');
}, 120_000);
