import { describe, expect, it } from 'vitest';
import { draftFromText } from '../test/draft-from-text.ts';
import type { Rule } from './rule.ts';
import { rules } from './rules/index.generated.ts';

const matching = rules.flatMap((rule) =>
  rule.examples.matches.map((text) => ({ id: rule.id, text, rule })),
);
const leaving = rules.flatMap((rule) =>
  rule.examples.leaves.map((text) => ({ id: rule.id, text, rule })),
);

const weighing = rules.flatMap((rule) =>
  listWeighing(rule).map((example) => ({ id: rule.id, ...example, rule })),
);

function listWeighing(rule: Rule) {
  return 'weighs' in rule.examples ? (rule.examples.weighs ?? []) : [];
}

describe('the rule book', () => {
  it.each(matching)('$id finds: $text', ({ rule, text }) => {
    expect(draftFromText(rule, text)).not.toEqual([]);
  });

  it.each(leaving)('$id ignores: $text', ({ rule, text }) => {
    expect(draftFromText(rule, text)).toEqual([]);
  });

  it.each(weighing)('$id gives severity $severity: $text', ({ rule, text, severity }) => {
    expect(new Set(draftFromText(rule, text).map((risk) => risk.severity))).toEqual(
      new Set([severity]),
    );
  });

  it('has matching and ignored examples for every rule', () => {
    const bare = rules.filter(
      ({ examples }) => examples.matches.length === 0 || examples.leaves.length === 0,
    );
    expect(bare.map(({ id }) => id)).toEqual([]);
  });

  it('gives every rule a unique id', () => {
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
  });

  it('derives grades from samples', () => {
    const wrong = rules.filter(({ grade, sample }) => sample && grade !== getGrade(sample));
    expect(wrong.map(({ id, grade, sample }) => ({ id, grade, sample }))).toEqual([]);
  });
});

/** A is at least 80 % right, B 50-79 %, C less. Fewer than five hits prove nothing. */
function getGrade({ read, right }: NonNullable<Rule['sample']>): Rule['grade'] {
  if (read < 5) return 'N';
  const share = right / read;
  if (share >= 0.8) return 'A';
  return share >= 0.5 ? 'B' : 'C';
}
