import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import config from '../vitest.config.ts';
import { countPages, countTests, listFailedPages, listFailedTests } from './count-tests.mjs';
import { unitProjects } from './gate.mjs';
import { formatCounts, formatFailures, formatTable } from './gate-report.mjs';
import { root } from './root.mjs';

const counts = { passed: 3, failed: 0, skipped: 0 };

describe('the gate', () => {
  it('runs every project of vitest', () => {
    const names = config.test.projects.map((project) =>
      typeof project === 'string' ? readName(project) : project.test.name,
    );
    expect([...unitProjects, 'server'].sort()).toEqual(names.sort());
  });

  it('says in its last line how many tests passed, failed and were skipped', () => {
    expect(formatCounts(counts)).toBe('3 passed, 0 failed');
    expect(formatCounts({ passed: 3, failed: 1, skipped: 2 })).toBe(
      '3 passed, 1 failed, 2 skipped',
    );
    expect(formatCounts({ ...counts, repeated: 1 })).toBe(
      '3 passed, 0 failed, 1 of the passed at the second try',
    );
  });

  it('shows what each stage has cost, and the sum', () => {
    const stage = { counts, wallSeconds: 10 };
    const stages = [
      { ...stage, name: 'checks', cpuSeconds: 20.4 },
      { ...stage, name: 'values', cpuSeconds: 5.2 },
    ];
    const table = formatTable(stages, 12);
    expect(table.split('\n').map((line) => line.trim().split(/ {2,}/))).toEqual([
      ['stage', 'passed', 'failed', 'skipped', 'CPU s', 'wall s'],
      ['checks', '3', '0', '0', '20', '10'],
      ['values', '3', '0', '0', '5', '10'],
      ['total', '6', '0', '0', '26', '12'],
    ]);
    expect(formatTable([{ ...stage, name: 'checks', cpuSeconds: undefined }], 10)).toContain(
      'unknown',
    );
  });
});

describe('the names of what failed', () => {
  it('come from the report of vitest, with a file that could not be run by its own', () => {
    const file = (name) => path.join(root, 'apps', name);
    const one = { fullName: 'a page opens', status: 'failed' };
    const testResults = [
      { name: file('a.test.ts'), status: 'failed', assertionResults: [toResult('passed'), one] },
      { name: file('b.test.ts'), status: 'failed', assertionResults: [] },
      { name: file('c.test.ts'), status: 'passed', assertionResults: [toResult('passed')] },
    ];
    const failedTests = ['apps/a.test.ts › a page opens', 'apps/b.test.ts'];
    expect(listFailedTests(write({ testResults }))).toEqual(failedTests);
    const stage = { name: 'values', counts, cpuSeconds: 1, wallSeconds: 1, failedTests };
    expect(formatFailures(['values'], [stage])).toBe(
      'Failed: values\n  values: apps/a.test.ts › a page opens\n  values: apps/b.test.ts',
    );
    expect(formatFailures([], [{ ...stage, failedTests: [] }])).toBe('');
  });

  it('come from the report of Playwright, with the parts that they stand in', () => {
    const specs = [
      { title: 'loses nothing', ok: false },
      { title: 'opens', ok: true },
    ];
    const suites = [{ title: 'a.e2e.ts', suites: [{ title: 'an upload', specs }] }];
    expect(listFailedPages(write({ suites }))).toEqual(['a.e2e.ts › an upload › loses nothing']);
    expect(listFailedPages(path.join(root, 'nowhere.json'))).toEqual([]);
  });
});

describe('the count of a report', () => {
  it('of vitest has each test, and a file that could not be run as one failure', () => {
    const report = {
      testResults: [
        { status: 'failed', assertionResults: ['passed', 'failed', 'pending'].map(toResult) },
        { status: 'failed', assertionResults: [] },
      ],
    };
    expect(countTests(write(report))).toEqual({ passed: 1, failed: 2, skipped: 1 });
  });

  it('of Playwright has its statistics, and names what passed at the second try', () => {
    const stats = { expected: 1, unexpected: 2, skipped: 3, flaky: 4 };
    const pages = { passed: 5, failed: 2, skipped: 3, repeated: 4 };
    expect(countPages(write({ stats }))).toEqual(pages);
  });

  it('is nothing where there is no report', () => {
    expect(countTests(path.join(root, 'nowhere.json'))).toEqual({ ...counts, passed: 0 });
  });
});

function toResult(status) {
  return { status };
}

/** The name in the configuration of a folder that has its own. */
function readName(folder) {
  const source = readFileSync(path.join(root, folder, 'vitest.config.ts'), 'utf8');
  return /name: '([^']+)'/.exec(source)?.[1];
}

function write(report) {
  const folder = mkdtempSync(path.join(tmpdir(), 'report-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}
