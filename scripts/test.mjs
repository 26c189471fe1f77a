// npm test: installs what is missing, then every check, the cheap ones first. The last line counts the tests.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { installMissing } from './install.mjs';
import { root } from './root.mjs';
import { makeWorkFolder } from './work-folder.mjs';

const reports = path.join(root, '.cache/reports');
const stalledFiles = path.join(reports, 'stalled.json');
const isCi = process.env.CI === 'true';
const failed = [];

try {
  installMissing();
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
// Ended by a signal, a process leaves its children, database and folders behind; by an exit it does not.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const modules = (file) => path.join('node_modules', file);
const tsc = modules('typescript/bin/tsc');
// Each is one process on one processor, so as many run as there are processors, the longest first.
await stepsBeside([
  ['types: server, reader, evaluation', [tsc, '-p', 'tsconfig.json']],
  ...['packages/engine', 'apps/web', 'e2e', 'packages/schema', 'packages/core'].map((project) => [
    `types: ${project}`,
    [tsc, '-p', project],
  ]),
  ['dead code', [modules('knip/bin/knip.js')]],
  ['architecture', ['scripts/check-architecture.mjs']],
  ['format and lint', [modules('@biomejs/biome/bin/biome'), 'ci', '--error-on-warnings', '.']],
]);
const TMPDIR = makeWorkFolder();
await unitAndApi();
await browser();

const counts = countTests();
if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`);
const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
const flaky = counts.flaky > 0 ? `, ${counts.flaky} of them only the second time` : '';
console.log(`${counts.passed} passed${flaky}, ${counts.failed} failed${skipped}`);
process.exit(failed.length > 0 || counts.failed > 0 ? 1 : 0);

async function unitAndApi() {
  const { startPostgres } = await import('./postgres-for-tests.mjs');
  const postgres = await startPostgres();
  if ('missing' in postgres) {
    console.log(`\n${postgres.missing}`);
    if (isCi) failed.push('PostgreSQL');
  }
  const env = { TEST_DATABASE_URL: postgres.url ?? '', TMPDIR };
  try {
    console.log('\n── unit and API');
    const result = await runFiles([], 'vitest.json', { ...env, STALLED_FILES: stalledFiles });
    const stalled = readReport('stalled.json');
    const isRunAgain = stalled !== undefined && !stalled.hasOtherFailures;
    settle('unit and API', isRunAgain ? { ...result, status: 0 } : result);
    if (stalled === undefined) return;
    console.log('\n── files that stalled, once more');
    settle('files that stalled', await runFiles(stalled.files, 'vitest-again.json', env));
  } finally {
    await postgres.stop?.();
  }
}

/** Runs test files, all where none are named. */
function runFiles(files, report, env) {
  const reporters = ['default', 'json', './scripts/stalled-files.mjs'];
  const args = [
    modules('vitest/vitest.mjs'),
    'run',
    ...files,
    ...reporters.map((reporter) => `--reporter=${reporter}`),
    `--outputFile.json=${path.join(reports, report)}`,
  ];
  return run(args, env);
}

async function browser() {
  const { findChromium, missingChromium } = await import('./chromium.mjs');
  const chromium = await findChromium();
  if (chromium === undefined) {
    console.log(`\n${missingChromium}`);
    failed.push('browser');
    return;
  }
  await step('build', ['scripts/build.mjs']);
  await step(
    'browser',
    [modules('@playwright/test/cli.js'), 'test', '--config', 'e2e/playwright.config.ts'],
    {
      CHROMIUM_PATH: chromium,
      TMPDIR,
      PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(reports, 'playwright.json'),
    },
  );
}

async function step(name, args, env = {}) {
  console.log(`\n── ${name}`);
  settle(name, await run(args, env));
}

/** Steps that do not share anything; each is printed as a whole, when it has ended. */
async function stepsBeside(steps) {
  const waiting = [...steps];
  const takeTurns = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [name, args] = next;
      const result = await run(args, {}, 'pipe');
      console.log(`\n── ${name}`);
      process.stdout.write(result.output);
      settle(name, result);
    }
  };
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, takeTurns));
}

async function run(args, env, output = 'inherit') {
  const startedAt = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', output, output],
    env: { ...process.env, ...env },
  });
  const end = () => child.kill();
  process.once('exit', end);
  const pieces = [];
  child.stdout?.on('data', (piece) => pieces.push(piece));
  child.stderr?.on('data', (piece) => pieces.push(piece));
  const [status] = await once(child, 'close');
  process.removeListener('exit', end);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  return { status, seconds, output: Buffer.concat(pieces) };
}

function settle(name, { status, seconds }) {
  console.log(`${status === 0 ? 'ok' : 'FAILED'} · ${seconds} s`);
  if (status !== 0) failed.push(name);
}

function countTests() {
  const total = { passed: 0, failed: 0, skipped: 0, flaky: 0 };
  const stalled = readReport('stalled.json')?.files ?? [];
  const tests = (report) =>
    (readReport(report)?.testResults ?? []).flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ status }) => ({ file: name, status })),
    );
  const again = tests('vitest-again.json');
  const first = tests('vitest.json').filter(({ file }) => !stalled.includes(file));
  for (const { status } of [...first, ...again]) {
    total[status === 'passed' || status === 'failed' ? status : 'skipped'] += 1;
  }
  total.flaky += again.filter(({ status }) => status === 'passed').length;
  const pages = readReport('playwright.json')?.stats;
  total.passed += (pages?.expected ?? 0) + (pages?.flaky ?? 0);
  total.flaky += pages?.flaky ?? 0;
  total.failed += pages?.unexpected ?? 0;
  total.skipped += pages?.skipped ?? 0;
  return total;
}

function readReport(name) {
  const file = path.join(reports, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
