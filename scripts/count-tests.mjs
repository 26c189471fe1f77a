import { existsSync, readFileSync } from 'node:fs';

/** `flaky` names the tests that passed only the second time; they are among those that passed. */
export const nothing = Object.freeze({ passed: 0, failed: 0, skipped: 0, flaky: [] });

/** What a run of vitest says in its JSON report; nothing where it wrote none. */
export function countTests(file) {
  const { testResults = [] } = read(file);
  const statuses = testResults.flatMap(({ assertionResults, status }) =>
    // A file that could not be run at all has failed and names no test.
    assertionResults.length === 0 && status === 'failed'
      ? ['failed']
      : assertionResults.map((result) => result.status),
  );
  return {
    passed: statuses.filter((status) => status === 'passed').length,
    failed: statuses.filter((status) => status === 'failed').length,
    skipped: statuses.filter((status) => status !== 'passed' && status !== 'failed').length,
    flaky: [],
  };
}

/** What a run of Playwright says in its JSON report; nothing where it wrote none. */
export function countPages(file) {
  const { stats = {}, suites = [] } = read(file);
  const flaky = suites.flatMap(listSpecs).filter(isFlaky);
  return {
    passed: (stats.expected ?? 0) + (stats.flaky ?? 0),
    failed: stats.unexpected ?? 0,
    skipped: stats.skipped ?? 0,
    flaky: flaky.map(({ file: spec, title }) => `${spec}: ${title}`),
  };
}

function listSpecs({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(listSpecs)];
}

function isFlaky({ tests }) {
  return tests.some(({ status }) => status === 'flaky');
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
