import { readFileSync } from 'node:fs';
import { isAnchored } from '@clauselight/core';
import { describe, expect, it } from 'vitest';
import { buildSourceText } from '../../test/build-source-text.ts';
import { findStructure } from '../../text/structure/find-structure.ts';
import { checkConfidentiality } from './check-confidentiality.ts';
import { getNdaHypothesis } from './nda-hypotheses.ts';
import { readNdaModel } from './nda-model.ts';
import type { NdaId } from './outputs.ts';
import { balancedAgreement, oneSidedAgreement } from './test/agreements.ts';

const ndaModel = readNdaModel(readFileSync(new URL('../../../weights/nda.bin', import.meta.url)));

function ask(text: string) {
  const sourceText = buildSourceText(text);
  const { structure } = findStructure({ sourceText });
  return {
    ...checkConfidentiality({ sourceText, structure, ndaModel }),
    text: sourceText.text,
  };
}

const coverPage = `MUTUAL NDA COVER PAGE

By signing this cover page, each party enters into the Mutual NDA, which consists of this cover page and the standard terms posted by the committee. A copy of the standard terms is attached.

Effective date: ______ 2026

Purpose: ______

Term: two years from the effective date.

Governing law: Delaware

Signed: ______ for the first party and ______ for the second party.`;

describe('the questions about an agreement', () => {
  it.each([
    ['balanced', balancedAgreement],
    ['one-sided', oneSidedAgreement],
    ['empty', ''],
  ])('are seventeen for a %s one', (_, text) => {
    expect(ask(text).ndaChecks).toHaveLength(17);
  });

  it('give the findings of their answers and no others', () => {
    const { ndaChecks, ndaFindings } = ask(oneSidedAgreement);
    const expected = ndaChecks.flatMap(({ id, outcome }) =>
      getNdaHypothesis(id as NdaId)
        .risks.filter(({ outcomes }) => outcomes.includes(outcome))
        .map(() => id.toUpperCase()),
    );
    expect(expected.length).toBeGreaterThan(0);
    expect(ndaFindings.map(({ ruleId }) => ruleId)).toEqual(expected);
  });
});

describe('what an agreement has already', () => {
  it('is not asked for', () => {
    const text =
      'Mutual Non-Disclosure Agreement. Confidential Information means information that Discloser identifies as confidential or that should reasonably be understood as confidential from its nature. Recipient shall not disclose Confidential Information to third parties. Recipient shall use it for the Purpose only. When this agreement ends Recipient shall destroy all Confidential Information, but may retain copies in its backups and as required by law, to which this agreement continues to apply.';
    const { ndaChecks, ndaFindings } = ask(text);
    expect(ndaChecks.find(({ id }) => id === 'nda-20')?.outcome).toBe('entailed');
    expect(ndaFindings.map(({ ruleId }) => ruleId)).not.toContain('NDA-20');
    expect(ndaFindings.map(({ ruleId }) => ruleId)).not.toContain('NDA-1');
  });
});

describe('the findings of an agreement', () => {
  const mutual = ask(balancedAgreement);
  const single = ask(oneSidedAgreement);

  it('belong to the side that discloses or receives when only one side discloses', () => {
    for (const { bearer, adjustments, borneBy } of single.ndaFindings) {
      expect(['confidant', 'discloser']).toContain(bearer);
      expect(borneBy).toMatch(/^the party that (?:receives|discloses) information$/);
      expect(adjustments).toEqual([]);
    }
  });

  it('belong to everyone and are one step lower when both sides have the same duties', () => {
    expect(mutual.ndaFindings.length).toBeGreaterThan(0);
    for (const { bearer, severity, baseSeverity, adjustments } of mutual.ndaFindings) {
      expect(bearer).toBe('everyone');
      expect(severity).toBe(Math.max(1, baseSeverity - 1));
      expect(adjustments).toHaveLength(baseSeverity > 1 ? 1 : 0);
    }
  });

  it('quote what the agreement says, and nothing when it says nothing', () => {
    for (const { ndaChecks, ndaFindings, text } of [mutual, single]) {
      const outcomes = new Map(ndaChecks.map(({ id, outcome }) => [id.toUpperCase(), outcome]));
      for (const { ruleId, evidence, lookedIn = [] } of ndaFindings) {
        const isMissing = outcomes.get(ruleId) === 'not-mentioned';
        expect(evidence.length === 0).toBe(isMissing);
        for (const one of [...evidence, ...lookedIn]) expect(isAnchored(text, one)).toBe(true);
      }
    }
  });
});

describe('a page that only refers to terms elsewhere', () => {
  const { ndaChecks, ndaFindings } = ask(coverPage);

  it('answers few questions', () => {
    const answered = ndaChecks.filter(({ outcome }) => outcome !== 'not-mentioned');
    expect(answered.length).toBeLessThan(4);
  });

  it('has no findings for what it does not mention', () => {
    expect(ndaFindings.filter(({ evidence }) => evidence.length === 0)).toEqual([]);
  });
});
