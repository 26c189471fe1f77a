import { performance } from 'node:perf_hooks';
import { describe, expect, it } from 'vitest';
import { weights } from '../../../test/weights.ts';
import { rules } from '../rules/index.generated.ts';
import { concepts } from './concepts.ts';

const ids = new Set(concepts.map(({ id }) => id));
const ruleIds = new Set(rules.map(({ id }) => id));
const patterns = concepts.flatMap(({ id, adjust }) =>
  adjust.flatMap((one) => ('pattern' in one ? [{ id, pattern: one.pattern }] : [])),
);

describe('the catalogue of concepts', () => {
  it('describes exactly what the model finds', () => {
    expect([...weights.conceptModel.concepts].sort()).toEqual([...ids].sort());
  });

  it('names concepts and rules that exist', () => {
    const named = concepts.flatMap(({ near, contradicts }) => [...near, ...contradicts]);
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
    expect(concepts.flatMap((one) => one.rules).filter((id) => !ruleIds.has(id))).toEqual([]);
  });

  it('has sentences that end, and requests that ask for something', () => {
    const open = concepts.filter(({ what, why, mitigation }) =>
      [what, why, mitigation].some((words) => !/[.!?”]$/.test(words)),
    );
    expect(open.map(({ id }) => id)).toEqual([]);
  });

  it('has patterns that compile and take little time on long repetitive words', () => {
    const words = `${'at any time or the party may '.repeat(2000)}${'a'.repeat(20_000)}`;
    const started = performance.now();
    const slow = patterns.filter(({ pattern }) => {
      const before = process.cpuUsage().user;
      new RegExp(pattern, 'i').test(words);
      return process.cpuUsage(undefined).user - before > 300_000;
    });
    expect(performance.now()).toBeGreaterThan(started);
    expect(slow).toEqual([]);
  });
});
