import { expect, it } from 'vitest';
import { composePage, readFacts } from './full-run-page.mjs';

const counts = { passed: 3, failed: 0, skipped: 1 };
const run = {
  stages: [
    {
      name: 'checks',
      counts: { passed: 0, failed: 0, skipped: 0 },
      cpuSeconds: 20,
      wallSeconds: 9,
    },
    { name: 'values', counts, cpuSeconds: 5, wallSeconds: 6 },
  ],
  failed: [],
  wallSeconds: 15,
  busySeconds: 26,
  isPassed: true,
};
const facts = { seed: '7', date: '2026-01-31', commit: 'abc1234', machine: 'Node.js 24' };
const listLines = (page) => page.split('\n').filter((line) => /^[-|]/.test(line));

it('the page of a full run says when, on what and with which result it ran, and what each stage cost', () => {
  expect(listLines(composePage(run, facts))).toEqual([
    '- Date: 2026-01-31',
    '- Commit: abc1234',
    '- Machine: Node.js 24',
    '- Properties: PROPERTY_SEED=7',
    '- Result: passed',
    '- Tests: 3 passed, 0 failed, 1 skipped',
    '- The processors of this machine were busy for 26 s. Stages that run beside each other slow each other down.',
    '| stage | passed | failed | skipped | CPU s | wall s |',
    '| --- | --: | --: | --: | --: | --: |',
    '| checks | 0 | 0 | 0 | 20 | 9 |',
    '| values | 3 | 0 | 1 | 5 | 6 |',
    '| total | 3 | 0 | 1 | 25 | 15 |',
  ]);
});

it('the page of a full run that failed names the stages', () => {
  const page = composePage({ ...run, failed: ['server', 'browser'], isPassed: false }, facts);
  expect(page).toContain('- Result: failed: server, browser\n');
});

it('a full run knows its day, commit and machine', () => {
  expect(readFacts()).toEqual({
    date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    commit: expect.stringMatching(/^(?:[\da-f]{7,}(?:, with changes)?|unknown)$/),
    machine: expect.stringContaining(process.versions.node),
  });
});
