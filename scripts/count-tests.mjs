import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

export const nothing = Object.freeze({ passed: 0, failed: 0, skipped: 0 });

/** What a run of vitest says in its JSON report; nothing if it wrote none. */
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
  };
}

/**
 * What a run of Playwright says in its JSON report; nothing if it wrote none. `repeated`: how many of those that passed did so
 * only at the second try.
 */
export function countPages(file) {
  const { stats = {} } = read(file);
  const repeated = stats.flaky ?? 0;
  return {
    passed: (stats.expected ?? 0) + repeated,
    failed: stats.unexpected ?? 0,
    skipped: stats.skipped ?? 0,
    repeated,
  };
}

/** The full names of the tests that failed, as the JSON report of vitest has them; a file that could not be run stands for its tests. */
export function listFailedTests(file) {
  const { testResults = [] } = read(file);
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed');
    if (failed.length > 0) return failed.map(({ fullName }) => `${shorten(name)} › ${fullName}`);
    return status === 'failed' ? [shorten(name)] : [];
  });
}

/** As `listFailedTests`, of the JSON report of Playwright. */
export function listFailedPages(file) {
  const list = ({ title, suites = [], specs = [] }, above) => {
    const place = [...above, title];
    return [
      ...specs.filter(({ ok }) => !ok).map((spec) => [...place, spec.title].join(' › ')),
      ...suites.flatMap((suite) => list(suite, place)),
    ];
  };
  return (read(file).suites ?? []).flatMap((suite) => list(suite, []));
}

function shorten(file) {
  return path.relative(root, file);
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
