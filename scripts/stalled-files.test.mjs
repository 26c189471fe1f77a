import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, inject, it, onTestFinished } from 'vitest';
import { countTests } from './count-tests.mjs';
import { root } from './root.mjs';

/** Runs test files with the reporter; returns how the run ended, its output and how many tests passed. */
async function run(files) {
  const folder = mkdtempSync(path.join(tmpdir(), 'stalled-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const reporter = [path.join(root, 'scripts/stalled-files.mjs'), { afterMs: 4000 }];
  const report = path.join(folder, 'report.json');
  const reporters = [reporter, ['json', { outputFile: report }]];
  const test = { globals: true, maxWorkers: 2, reporters };
  writeFileSync(
    path.join(folder, 'vitest.config.mjs'),
    `export default ${JSON.stringify({ test })}`,
  );
  for (const [name, code] of Object.entries(files)) writeFileSync(path.join(folder, name), code);
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  const child = spawn(process.execPath, [vitest, 'run', '--root', folder], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const said = text(child.stderr);
  const [status] = await once(child, 'close');
  return { status, said: await said, passed: countTests(report).passed };
}

const blocked = `const { spawnSync } = await import('node:child_process');
  it('waits', () => void spawnSync(process.execPath, ['--eval', 'setInterval(() => undefined, 1000)']));`;
const unanswered = `await new Promise(() => setInterval(() => undefined, 1000)); it('is never reached', () => undefined);`;
const passing = `it('passes', () => undefined);`;

it.runIf(inject('isFullRun'))(
  'a test run ends where files stall, names them and their processes, and fails',
  {
    timeout: 60_000,
  },
  async () => {
    const { status, said, passed } = await run({
      'blocked.test.mjs': blocked,
      'unanswered.test.mjs': unanswered,
      'passing.test.mjs': passing,
    });
    expect(status).toBe(1);
    for (const name of ['blocked', 'unanswered']) {
      expect(said).toMatch(new RegExp(`^Stalled for .* minutes: .*/${name}\\.test\\.mjs$`, 'm'));
    }
    expect(said).toMatch(/^Killed: .*vitest.dist.workers/m);
    expect(said).not.toContain('passing.test.mjs');
    expect(passed).toBe(1);
  },
);
