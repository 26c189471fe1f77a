// npm test: installs what is missing, then every check, the cheap ones first. The last line counts the tests.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { installMissing } from './install.mjs';
import { root } from './root.mjs';

const reports = path.join(root, '.cache/reports');
const isCi = process.env.CI === 'true';
const failed = [];

try {
  installMissing();
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const modules = (file) => path.join('node_modules', file);
const tsc = modules('typescript/bin/tsc');
step('format and lint', [modules('@biomejs/biome/bin/biome'), 'ci', '--error-on-warnings', '.']);
step('types: server, reader, evaluation', [tsc, '-p', 'tsconfig.json']);
for (const project of ['packages/schema', 'packages/engine', 'apps/web', 'e2e'])
  step(`types: ${project}`, [tsc, '-p', project]);
step('architecture', ['scripts/check-architecture.mjs']);
step('dead code', [modules('knip/bin/knip.js')]);
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
  try {
    step(
      'unit and API',
      [
        modules('vitest/vitest.mjs'),
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${path.join(reports, 'vitest.json')}`,
      ],
      { TEST_DATABASE_URL: postgres.url ?? '' },
    );
  } finally {
    await postgres.stop?.();
  }
}

async function browser() {
  const { findChromium, missingChromium } = await import('./chromium.mjs');
  const chromium = await findChromium();
  if (chromium === undefined) {
    console.log(`\n${missingChromium}`);
    failed.push('browser');
    return;
  }
  step('build', ['scripts/build.mjs']);
  step(
    'browser',
    [modules('@playwright/test/cli.js'), 'test', '--config', 'e2e/playwright.config.ts'],
    {
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(reports, 'playwright.json'),
    },
  );
}

function step(name, args, env = {}) {
  console.log(`\n── ${name}`);
  const startedAt = performance.now();
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${status === 0 ? 'ok' : 'FAILED'} · ${seconds} s`);
  if (status !== 0) failed.push(name);
}

function countTests() {
  const total = { passed: 0, failed: 0, skipped: 0, flaky: 0 };
  const unit = readReport('vitest.json');
  total.passed += unit?.numPassedTests ?? 0;
  total.failed += unit?.numFailedTests ?? 0;
  total.skipped += (unit?.numPendingTests ?? 0) + (unit?.numTodoTests ?? 0);
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
