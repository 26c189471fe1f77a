import { isAnchored } from '@clauselight/core';
import type { Check } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { weights } from '../../../test/weights.ts';
import { buildSourceText } from '../../test/build-source-text.ts';
import { findStructure } from '../../text/structure/find-structure.ts';
import { rules } from '../rules/index.generated.ts';
import { checkUnfairTerms } from './check-unfair-terms.ts';
import { unfairCategories } from './unfair-term.ts';

const terms = `Terms of Service

1. Changes

1.1 We may change these terms at any time in our sole discretion and without notice. We reserve the right to modify our prices at any time.

2. Your account

2.1 You may close your account in the settings.

3. Changes of the service

3.1 We may change or discontinue the service at any time without notice to you.`;

function check(text: string, checks: readonly Check[] = []) {
  const sourceText = buildSourceText(text);
  const { structure } = findStructure({ sourceText });
  return {
    ...checkUnfairTerms({
      sourceText,
      structure,
      unfairnessModel: weights.unfairnessModel,
      checks,
      draftFindings: [],
    }),
    text: sourceText.text,
  };
}

const { unfairFindings, unfairChecks, text } = check(terms);
const changes = unfairFindings.filter(({ ruleId }) => ruleId === 'UCT-02');

describe('findings for unfair terms', () => {
  it('are one for each kind and clause, the most probable sentence first', () => {
    expect(changes.map(({ clause }) => clause?.number)).toEqual(['1.1', '3.1']);
    expect(changes[0]?.evidence).toHaveLength(2);
  });

  it('belong to the consumer, have the probability of their first sentence, and count in the score', () => {
    for (const { bearer, confidence, isScored, severity, baseSeverity } of unfairFindings) {
      expect(bearer).toContain('consumer');
      expect(confidence).toBeGreaterThan(0);
      expect(confidence).toBeLessThanOrEqual(1);
      expect(isScored).toBe(true);
      expect(severity).toBe(baseSeverity);
    }
  });

  it('ask for a refund only where somebody pays', () => {
    const free = terms.replace(' We reserve the right to modify our prices at any time.', '');
    const asked = check(free).unfairFindings.filter(({ ruleId }) => ruleId === 'UCT-02');
    expect(asked.length).toBeGreaterThan(0);
    for (const { mitigation, wording = '' } of asked)
      expect(`${mitigation} ${wording}`).not.toMatch(/refund/);
    expect(changes[0]?.wording).toMatch(/refund/);
  });

  it('quote the text exactly', () => {
    const evidence = unfairFindings.flatMap((risk) => risk.evidence);
    expect(evidence.length).toBeGreaterThan(0);
    for (const one of evidence) expect(isAnchored(text, one)).toBe(true);
  });

  it('name the rules that look for the same', () => {
    const known = new Set(rules.map(({ id }) => id));
    const named = unfairFindings.flatMap(({ alsoCheckedBy }) => alsoCheckedBy ?? []);
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  });

  it('quote at most twelve sentences of one clause', () => {
    const sentence = 'We may change these terms at any time in our sole discretion. ';
    const [risk] = check(`Terms\n\n1. ${sentence.repeat(20)}`).unfairFindings;
    expect(risk?.evidence).toHaveLength(12);
  });
});

describe('checks for unfair terms', () => {
  it('are one for each kind, with the outcome found when there is a finding', () => {
    expect(unfairChecks).toHaveLength(unfairCategories.length);
    const found = unfairChecks.filter(({ outcome }) => outcome === 'found');
    expect(new Set(found.map(({ ruleId }) => ruleId))).toEqual(
      new Set(unfairFindings.map(({ ruleId }) => ruleId)),
    );
  });

  it('find nothing in a text without unfair terms', () => {
    const fair = check('You may close your account at any time in the settings.');
    expect(fair.unfairFindings).toEqual([]);
    expect(fair.unfairChecks.every(({ outcome }) => outcome === 'not-found')).toBe(true);
  });

  it('are present or not checked where the rules for the same terms say so', () => {
    const text = 'You may close your account at any time in the settings.';
    const evidence = [{ start: 0, end: 3, quote: 'You' }];
    const rule = { category: 'disputes', title: 't', subject: 'Arbitration' } as const;
    const passage: Check = { ...rule, ruleId: 'DIS-01', outcome: 'present', evidence };
    const skipped: Check = {
      ...rule,
      ruleId: 'UNI-05',
      outcome: 'not-checked',
      reason: 'It failed.',
      evidence: [],
    };
    const outcomes = check(text, [passage, skipped]).unfairChecks;
    expect(outcomes.find(({ title }) => title === 'Arbitration instead of a court')).toMatchObject({
      outcome: 'present',
      subject: 'Arbitration',
      evidence,
    });
    expect(outcomes.filter(({ reason }) => reason === 'It failed.')).toHaveLength(1);
  });
});
