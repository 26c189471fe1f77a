import type { Check } from '@clauselight/schema';
import { expect, it } from 'vitest';
import { judgeLines } from './judge-lines.ts';

function buildCheck(ruleId: string, outcome: Check['outcome']): Check {
  return { ruleId, category: 'payment', title: 't', subject: 's', outcome, evidence: [] };
}

function judge(check: Check, marked: readonly string[]) {
  const [line] = judgeLines(
    [check],
    new Map([
      ['Insurance', marked],
      ['Governing Law', marked],
      ['Cap On Liability', marked],
    ]),
  );
  return [line?.isFalselyAbsent, line?.isUnconfirmed];
}

it('counts subjects reported as absent that annotators marked', () => {
  expect(judge(buildCheck('LIA-17', 'not-found'), ['insurance'])).toEqual([true, false]);
  expect(judge(buildCheck('LIA-17', 'found'), ['insurance'])).toEqual([false, false]);
  expect(judge(buildCheck('LIA-17', 'not-found'), [])).toEqual([false, false]);
});

it('counts a missing clause that was marked', () => {
  expect(judge(buildCheck('DIS-05', 'found'), ['New York law'])).toEqual([true, false]);
});

it('counts subjects reported as present that nobody marked', () => {
  expect(judge(buildCheck('LIA-17', 'present'), [])).toEqual([false, true]);
  expect(judge(buildCheck('LIA-17', 'present'), ['insurance'])).toEqual([false, false]);
});

it('takes an excluded kind of loss for no ceiling', () => {
  const missing = buildCheck('LIA-01', 'found');
  const excluded = 'Neither party is liable for consequential damages.';
  expect(judge(missing, [excluded])).toEqual([false, false]);
  expect(judge(missing, [excluded, 'Liability shall not\nexceed $500.'])).toEqual([true, false]);
});
