import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import path from 'node:path';
import {
  countPages,
  countTests,
  listFailedPages,
  listFailedTests,
  nothing,
} from './count-tests.mjs';
import { root } from './root.mjs';
import { runMeasured } from './run-measured.mjs';
import { makeWorkFolder } from './work-folder.mjs';

const reports = path.join(root, '.cache/reports');
const isCi = process.env.CI === 'true';
/** The projects of vitest.config.ts but for the server's, which has a database beside it. */
export const unitProjects = ['values', 'processes', 'components'];
const modules = (file) => path.join('node_modules', file);

/**
 * Runs every check and every test, and continues after a failure. The checks come first; then, beside each other, the tests
 * of modules and of the server, and those in a browser: each of them leaves a processor idle for a good part of its time.
 * @returns {Promise<{
 *   stages: readonly import('./gate-report.mjs').Stage[], failed: readonly string[], wallSeconds: number, busySeconds: number
 * }>} `busySeconds`: how long the processors of this machine were busy, all of them added up
 */
export async function runGate() {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const startedAt = performance.now();
  const busyBefore = readBusySeconds();
  const failed = [];
  const stages = [await runChecks(failed), await runBuild(failed)];
  const env = { TMPDIR: makeWorkFolder(), ...(await findBrowser()) };
  const lanes = [
    [
      () => runProject('values', env, failed),
      () => runProject('processes', env, failed),
      () => runServer(env, failed),
    ],
    [() => runProject('components', env, failed), () => runBrowser(env, failed)],
  ];
  const results = await Promise.all(lanes.map(runInTurn));
  return {
    stages: [...stages, ...results.flat()],
    failed,
    wallSeconds: (performance.now() - startedAt) / 1000,
    busySeconds: readBusySeconds() - busyBefore,
  };
}

async function runInTurn(lane) {
  const stages = [];
  for (const run of lane) stages.push(await run());
  return stages;
}

function readBusySeconds() {
  const times = cpus().map(({ times: { user, nice, sys, irq } }) => user + nice + sys + irq);
  return times.reduce((sum, time) => sum + time, 0) / 1000;
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
      const result = await runMeasured(args, { output: name });
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
  const report = path.join(reports, `${name}.json`);
  const reporters = ['default', 'json', './scripts/stalled-files.mjs'];
  const args = [
    modules('vitest/vitest.mjs'),
    'run',
    `--project=${name}`,
    ...reporters.map((reporter) => `--reporter=${reporter}`),
    `--outputFile.json=${report}`,
  ];
  const result = await runMeasured(args, { env, output: name });
  settle(name, result, failed);
  const counts = countRun(countTests(report), result);
  return { name, counts, failedTests: listFailedTests(report), ...result };
}

/** A run that ended badly without a failed test, as when a process of it was killed, counts as one failure. */
function countRun(counts, { status }) {
  return status === 0 || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

async function runServer(env, failed) {
  const { startPostgres } = await import('./postgres-for-tests.mjs');
  const postgres = await startPostgres();
  if ('missing' in postgres) {
    console.log(`\n${postgres.missing}`);
    if (isCi) failed.push('PostgreSQL');
  }
  const TEST_DATABASE_URL = postgres.url ?? '';
  const stage = await runProject('server', { ...env, TEST_DATABASE_URL }, failed);
  await postgres.stop?.();
  return stage;
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
  const report = path.join(reports, 'playwright.json');
  const result = await runMeasured(
    [modules('@playwright/test/cli.js'), 'test', '--config', 'e2e/playwright.config.ts'],
    { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report }, output: 'browser' },
  );
  settle('browser', result, failed);
  const counts = countRun(countPages(report), result);
  return { name: 'browser', counts, failedTests: listFailedPages(report), ...result };
}

/** What servers and browsers run is built once, before tests that run beside each other would. */
async function runBuild(failed) {
  const result = await runMeasured(['scripts/build.mjs'], { output: 'build' });
  settle('build', result, failed);
  return { name: 'build', counts: nothing, ...result };
}

function settle(name, { status, wallSeconds, cpuSeconds }, failed) {
  const cost = cpuSeconds === undefined ? '' : `, ${cpuSeconds.toFixed(1)} CPU s`;
  console.log(`── ${name}: ${status === 0 ? 'ok' : 'FAILED'} · ${wallSeconds.toFixed(1)} s${cost}`);
  if (status !== 0) failed.push(name);
}
