import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { countPages, countTests, nothing } from './count-tests.mjs';
import { root } from './root.mjs';
import { readChildrenCost, runMeasured } from './run-measured.mjs';
import { makeWorkFolder } from './work-folder.mjs';

const reports = path.join(root, '.cache/reports');
const isCi = process.env.CI === 'true';
/** The projects of vitest.config.ts but for the server's, which has a database beside it. */
export const unitProjects = ['values', 'processes', 'components'];
const modules = (file) => path.join('node_modules', file);

/**
 * Runs every check and every test, the cheap ones first, and goes on after a failure.
 * @returns {Promise<{ stages: readonly import('./gate-report.mjs').Stage[], failed: readonly string[] }>}
 */
export async function runGate() {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const failed = [];
  const stages = [await runChecks(failed)];
  const TMPDIR = makeWorkFolder();
  const env = { TMPDIR, ...(await findBrowser()) };
  for (const project of unitProjects) stages.push(await runProject(project, env, failed));
  stages.push(await runServer(env, failed), await runBrowser(env, failed));
  return { stages, failed };
}

/** Checks share nothing and are one process each, so as many run as there are processors, the longest first. */
async function runChecks(failed) {
  const waiting = [
    ['types', ['scripts/check-types.mjs']],
    ['format and lint', [modules('@biomejs/biome/bin/biome'), 'ci', '--error-on-warnings', '.']],
    ['architecture', ['scripts/check-architecture.mjs']],
    ['dead code', [modules('knip/bin/knip.js')]],
    ['generated files', ['--import', 'tsx', 'scripts/generate.mjs', '--check']],
  ];
  const startedAt = performance.now();
  const costs = [];
  const takeTurns = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [name, args] = next;
      const result = await runMeasured(args, { output: 'pipe' });
      console.log(`\n── ${name}`);
      process.stdout.write(result.output);
      settle(name, result, failed);
      costs.push(result.cpuSeconds);
    }
  };
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, takeTurns));
  return {
    name: 'checks',
    counts: nothing,
    cpuSeconds: costs.reduce((sum, cost) => (cost === undefined ? cost : sum + cost), 0),
    wallSeconds: (performance.now() - startedAt) / 1000,
  };
}

/** Runs one project of vitest. */
async function runProject(name, env, failed) {
  console.log(`\n── ${name}`);
  const report = path.join(reports, `${name}.json`);
  const reporters = ['default', 'json', './scripts/stalled-files.mjs'];
  const args = [
    modules('vitest/vitest.mjs'),
    'run',
    `--project=${name}`,
    ...reporters.map((reporter) => `--reporter=${reporter}`),
    `--outputFile.json=${report}`,
  ];
  const result = await runMeasured(args, { env });
  settle(name, result, failed);
  return { name, counts: countRun(countTests(report), result), ...result };
}

/** A run that ended badly without a failed test, as when a process of it was killed, counts as one failure. */
function countRun(counts, { status }) {
  return status === 0 || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

async function runServer(env, failed) {
  const { startPostgres } = await import('./postgres-for-tests.mjs');
  const before = readChildrenCost();
  const postgres = await startPostgres();
  if ('missing' in postgres) {
    console.log(`\n${postgres.missing}`);
    if (isCi) failed.push('PostgreSQL');
  }
  const TEST_DATABASE_URL = postgres.url ?? '';
  const stage = await runProject('server', { ...env, TEST_DATABASE_URL }, failed);
  await postgres.stop?.();
  const after = readChildrenCost();
  // With what the database has cost, where this machine says so.
  return before === undefined || after === undefined
    ? stage
    : { ...stage, cpuSeconds: after - before };
}

async function findBrowser() {
  const { findChromium } = await import('./chromium.mjs');
  const CHROMIUM_PATH = await findChromium();
  return CHROMIUM_PATH === undefined ? {} : { CHROMIUM_PATH };
}

async function runBrowser(env, failed) {
  if (env.CHROMIUM_PATH === undefined) {
    const { missingChromium } = await import('./chromium.mjs');
    console.log(`\n${missingChromium}`);
    failed.push('browser');
    return { name: 'browser', counts: nothing, cpuSeconds: 0, wallSeconds: 0 };
  }
  console.log('\n── build');
  const build = await runMeasured(['scripts/build.mjs']);
  settle('build', build, failed);
  console.log('\n── browser');
  const report = path.join(reports, 'playwright.json');
  const pages = await runMeasured(
    [modules('@playwright/test/cli.js'), 'test', '--config', 'e2e/playwright.config.ts'],
    { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report } },
  );
  settle('browser', pages, failed);
  return {
    name: 'browser',
    counts: countRun(countPages(report), pages),
    cpuSeconds: build.cpuSeconds && pages.cpuSeconds && build.cpuSeconds + pages.cpuSeconds,
    wallSeconds: build.wallSeconds + pages.wallSeconds,
  };
}

function settle(name, { status, wallSeconds, cpuSeconds }, failed) {
  const cost = cpuSeconds === undefined ? '' : `, ${cpuSeconds.toFixed(1)} CPU s`;
  console.log(`${status === 0 ? 'ok' : 'FAILED'} · ${wallSeconds.toFixed(1)} s${cost}`);
  if (status !== 0) failed.push(name);
}
