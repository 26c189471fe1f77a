import { isAnchored } from '@clauselight/core';
import { describe, expect, it } from 'vitest';
import { buildAbsenceRule, buildChecklistRule } from '../../test/build-rule.ts';
import { buildProvision, buildRuleInput } from '../../test/build-rule-input.ts';
import { evaluateAbsence, evaluateChecklist } from './evaluate-whole.ts';

const text =
  '1. Fees\n\n1.1 The Customer pays the fees.\n\n2. Liability\n\n2.1 Each party answers for its faults.';

describe('evaluateAbsence', () => {
  it('reports what was looked for and how much was searched', () => {
    expect(evaluateAbsence(buildAbsenceRule(), buildRuleInput(text))).toEqual({
      adjustments: [],
      detail:
        'Looked for a ceiling on liability in all 2 sentences and 4 clauses; no passage deals with it.',
      severity: 3,
      evidence: [],
      lookedIn: [],
    });
  });

  it.each([
    ['a sentence', { present: ['each party answers'] }],
    ['a heading', { present: ['^liability$'] }],
    ['either of two patterns', { present: ['no such words', 'pays the fees'] }],
  ])('counts as present when shown by %s', (_, facts) => {
    expect(evaluateAbsence(buildAbsenceRule(facts), buildRuleInput(text))).toBeUndefined();
  });

  it.each([
    [0.5, false],
    [0.49, true],
  ])('is missing when a category has probability %d: %s', (probability, isMissing) => {
    const rule = buildAbsenceRule({ presentAs: ['cap-on-liability'] });
    const provisions = [
      buildProvision(text, 'Each party answers', { category: 'cap-on-liability', probability }),
    ];
    const found = evaluateAbsence(rule, buildRuleInput(text, { provisions }));
    expect(found !== undefined).toBe(isMissing);
  });

  it.each([
    ['pays the fees', true],
    ['rent', false],
  ])('is checked only when some sentence matches “%s”: %s', (onlyIf, isSought) => {
    const found = evaluateAbsence(buildAbsenceRule({ onlyIf }), buildRuleInput(text));
    expect(found !== undefined).toBe(isSought);
  });

  it('lists the five most likely passages that were searched, the most likely first', () => {
    const words = ['1.1', 'The', 'Customer', 'pays', 'the', 'fees'];
    const provisions = words.map((word, index) =>
      buildProvision(text, word, { category: 'warranties', probability: 0.3 + index / 100 }),
    );
    const rule = buildAbsenceRule({ expectedIn: ['warranties'] });
    const found = evaluateAbsence(rule, buildRuleInput(text, { provisions }));
    expect(found?.lookedIn.map(({ quote }) => quote)).toEqual(words.reverse().slice(0, 5));
    expect(found?.detail).toContain('the passages that come nearest do not hold it');
  });
});

describe('evaluateChecklist', () => {
  const evaluate = (words: string, facts: Parameters<typeof buildChecklistRule>[0] = {}) =>
    evaluateChecklist(buildChecklistRule(facts), buildRuleInput(words));

  it('names the missing items', () => {
    expect(evaluate('The deposit is one rent.')).toMatchObject({
      detail: 'Looked for 3 items and did not find: pet, key.',
      severity: 3,
      evidence: [],
    });
  });

  it('reports nothing when too few items are missing', () => {
    expect(evaluate('A deposit for pets.')).toBeUndefined();
  });

  it('reports nothing when the document does not mention the subject', () => {
    expect(evaluate('Rain falls.', { onlyIf: 'rent' })).toBeUndefined();
  });

  it.each([
    ['Rain falls.', 3, 4],
    ['No pets.', 3, 3],
    ['Rain falls.', 5, 5],
  ] as const)(
    'raises the severity from three items on: “%s”, base %d',
    (words, baseSeverity, severity) => {
      expect(evaluate(words, { graverFrom: 3, baseSeverity })?.severity).toBe(severity);
    },
  );

  it('quotes the first sentence for each item that it counts', () => {
    const words = 'The key is new. No pets. Pets smell.';
    const found = evaluate(words, { counts: 'present' });
    expect(found?.detail).toBe('Found 2 of 3 signs: pet, key.');
    expect(found?.evidence.map(({ quote }) => quote)).toEqual(['No pets.', 'The key is new.']);
    expect(found?.evidence.every((evidence) => isAnchored(words, evidence))).toBe(true);
  });
});
