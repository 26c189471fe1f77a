import { isAnchored } from '@clauselight/core';
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

function raise(text: string) {
  const sourceText = buildSourceText(text);
  const { structure } = findStructure({ sourceText });
  return {
    ...checkUnfairTerms({ sourceText, structure, unfairnessModel: weights.unfairnessModel }),
    text: sourceText.text,
  };
}

const { unfairFindings, unfairChecks, text } = raise(terms);
const changes = unfairFindings.filter(({ ruleId }) => ruleId === 'UCT-02');

describe('unfair terms raised as risks', () => {
  it('are one finding for each kind and clause, the likeliest sentence first', () => {
    expect(changes.map(({ clause }) => clause?.number)).toEqual(['1.1', '3.1']);
    expect(changes[0]?.evidence).toHaveLength(2);
  });

  it('are the consumer’s, as certain as their likeliest sentence, and count in the score', () => {
    for (const { bearer, confidence, isScored, severity, baseSeverity } of unfairFindings) {
      expect(bearer).toContain('consumer');
      expect(confidence).toBeGreaterThan(0);
      expect(confidence).toBeLessThanOrEqual(1);
      expect(isScored).toBe(true);
      expect(severity).toBe(baseSeverity);
    }
  });

  it('quote the text exactly', () => {
    const evidence = unfairFindings.flatMap((risk) => risk.evidence);
    expect(evidence.length).toBeGreaterThan(0);
    for (const one of evidence) expect(isAnchored(text, one)).toBe(true);
  });

  it('name rules of the book that look for the same', () => {
    const known = new Set(rules.map(({ id }) => id));
    const named = unfairFindings.flatMap(({ alsoCheckedBy }) => alsoCheckedBy ?? []);
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  });

  it('quote at most twelve sentences of one clause', () => {
    const sentence = 'We may change these terms at any time in our sole discretion. ';
    const [risk] = raise(`Terms\n\n1. ${sentence.repeat(20)}`).unfairFindings;
    expect(risk?.evidence).toHaveLength(12);
  });
});

describe('the checks for unfair terms', () => {
  it('are one for each kind, found where a risk was raised', () => {
    expect(unfairChecks).toHaveLength(unfairCategories.length);
    const found = unfairChecks.filter(({ outcome }) => outcome === 'found');
    expect(new Set(found.map(({ ruleId }) => ruleId))).toEqual(
      new Set(unfairFindings.map(({ ruleId }) => ruleId)),
    );
  });

  it('are all passed by a text that asks nothing unfair', () => {
    const fair = raise('You may close your account at any time in the settings.');
    expect(fair.unfairFindings).toEqual([]);
    expect(fair.unfairChecks.every(({ outcome }) => outcome === 'not-found')).toBe(true);
  });
});
