import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { root } from './root.mjs';

/** Runs test files with the reporter; its report, and how the run ended. */
async function run(files) {
  const folder = mkdtempSync(path.join(tmpdir(), 'stalled-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const outputFile = path.join(folder, 'stalled.json');
  const reporter = [path.join(root, 'scripts/stalled-files.mjs'), { outputFile, afterMs: 4000 }];
  const test = { globals: true, maxWorkers: 2, reporters: [reporter] };
  writeFileSync(
    path.join(folder, 'vitest.config.mjs'),
    `export default ${JSON.stringify({ test })}`,
  );
  for (const [name, code] of Object.entries(files)) writeFileSync(path.join(folder, name), code);
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  const child = spawn(process.execPath, [vitest, 'run', '--root', folder], { stdio: 'ignore' });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [status] = await once(child, 'exit');
  const { files: stalled, ...report } = JSON.parse(readFileSync(outputFile, 'utf8'));
  return { status, stalled: stalled.map((file) => path.basename(file)), ...report };
}

const blocked = `const { spawnSync } = await import('node:child_process');
  it('waits', () => void spawnSync(process.execPath, ['--eval', 'setInterval(() => undefined, 1000)']));`;
const unanswered = `await new Promise(() => setInterval(() => undefined, 1000)); it('is never reached', () => undefined);`;

it('a test run goes on where a file is blocked, and names it', { timeout: 60_000 }, async () => {
  const passing = `it('passes', () => undefined);`;
  expect(await run({ 'blocked.test.mjs': blocked, 'passing.test.mjs': passing })).toEqual({
    status: 1,
    stalled: ['blocked.test.mjs'],
    hasOtherFailures: false,
  });
});

it('what failed beside a file that stalled is not forgotten', { timeout: 60_000 }, async () => {
  const failing = `it('fails', () => { throw new Error('wrong'); });`;
  expect(await run({ 'unanswered.test.mjs': unanswered, 'failing.test.mjs': failing })).toEqual({
    status: 1,
    stalled: ['unanswered.test.mjs'],
    hasOtherFailures: true,
  });
});
