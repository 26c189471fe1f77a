import { isAnchored } from '@clauselight/core';
import type { ClauseCategory, Provision } from '@clauselight/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weights } from '../../../test/weights.ts';
import { buildSourceText } from '../../test/build-source-text.ts';
import { cloudAgreement } from '../../test/cloud-agreement.ts';
import { classifyDocument } from '../../text/classification/classify-document.ts';
import { findStructure } from '../../text/structure/find-structure.ts';
import { findTerms } from '../terms/find-terms.ts';
import { findProvisionCandidates } from './find-candidates.ts';
import { findProvisions, listShownProvisions } from './find-provisions.ts';

const { clauseModel } = weights;

function prepare(text: string) {
  const sourceText = buildSourceText(text);
  const { structure } = findStructure({ sourceText });
  const { documentKind } = classifyDocument({ sourceText, structure });
  const { terms } = findTerms({ sourceText, structure, documentKind });
  return { sourceText, structure, documentKind, terms, clauseModel };
}

function find(text: string) {
  return findProvisions(prepare(text)).provisions;
}

const clauses: readonly (readonly [ClauseCategory, string])[] = [
  [
    'governing-law',
    'This Agreement shall be governed by and construed in accordance with the laws of the State of New York.',
  ],
  [
    'anti-assignment',
    'Neither party may assign this Agreement without the prior written consent of the other party.',
  ],
  [
    'cap-on-liability',
    'In no event shall the total liability of either party exceed the fees paid in the twelve months before the claim.',
  ],
  [
    'audit-rights',
    'Licensor may, upon ten days notice, have an independent auditor inspect the books and records of Licensee.',
  ],
  [
    'renewal-term',
    'This Agreement shall automatically renew for successive one year periods unless either party gives notice of non-renewal.',
  ],
  [
    'insurance',
    'Supplier shall maintain commercial general liability insurance with limits of at least $1,000,000 per occurrence.',
  ],
  [
    'severability',
    'If any provision of this Agreement is held invalid or unenforceable, the remaining provisions shall remain in full force.',
  ],
  [
    'force-majeure',
    'Neither party is liable for any delay caused by acts of God, war, strikes or other events beyond its reasonable control.',
  ],
  [
    'entire-agreement',
    'This Agreement constitutes the entire agreement between the parties and supersedes all prior agreements.',
  ],
];

const agreement = `LICENSE AGREEMENT

This License Agreement is entered into as of March 3, 2026 by and between Acme Software, Inc., a Delaware corporation ("Licensor"), and Borealis Foods Ltd. ("Licensee").

${clauses.map(([, words], index) => `${index + 1}. ${words}`).join('\n\n')}`;

describe('provisions of a contract', () => {
  const provisions = find(agreement);

  it.each(clauses)('of %s are found in the sentence about it', (category, words) => {
    const found = provisions.filter((provision) => provision.category === category);
    expect(found.map(({ evidence }) => evidence.quote)).toContain(words);
  });

  it('name their clause', () => {
    const law = provisions.find(({ category }) => category === 'governing-law');
    expect(law).toMatchObject({ label: 'Governing law', clause: { number: '1' } });
  });

  it.each([
    ['document-name', 'LICENSE AGREEMENT'],
    ['agreement-date', 'March 3, 2026'],
    ['parties', 'Acme Software, Inc.'],
    ['parties', 'Borealis Foods Ltd.'],
  ])('are names and dates of the opening: %s %s', (category, words) => {
    const found = provisions.filter((provision) => provision.category === category);
    expect(found.some(({ evidence }) => evidence.quote.includes(words))).toBe(true);
  });

  it('are in document order, and names do not overlap within a category', () => {
    const starts = provisions.map(({ evidence }) => evidence.start);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    const parties = provisions.filter(({ category }) => category === 'parties');
    parties.slice(1).forEach(({ evidence }, index) => {
      expect(evidence.start).toBeGreaterThanOrEqual(parties[index]?.evidence.end ?? 0);
    });
  });
});

describe('findProvisions', () => {
  it('joins neighboring sentences of a clause to one provision of a general category', () => {
    const text = `SERVICES AGREEMENT

1. Confidentiality. Each party shall keep the Confidential Information of the other party in strict confidence. It shall not disclose such Confidential Information to any third party.

2. Fees. Customer shall pay the fees of each party.`;
    const found = find(text).filter(({ category }) => category === 'confidentiality');
    expect(found).toHaveLength(1);
    expect(found[0]?.evidence.quote).toMatch(/^Each party.*third party\.$/);
  });

  it('finds nothing in a text that is not a contract', () => {
    expect(find('My summer\n\nWe swam in the lake. The water was governed by the moon.')).toEqual(
      [],
    );
  });

  it('slices the text exactly, for any text', () => {
    const pieces = fc.constantFrom(
      ...clauses.map(([, words]) => words),
      'ARTICLE I',
      '(a) one; and',
      '\u00AD“Acme”\u2028',
      '😀 Agreement between A and B Corp. ("B")',
      'dated ____ 2020',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (lines) => {
        const text = `AGREEMENT\n\n${lines.join('\n\n')}`;
        const input = prepare(text);
        for (const { evidence, probability } of findProvisions(input).provisions) {
          expect(isAnchored(input.sourceText.text, evidence)).toBe(true);
          expect(probability).toBeGreaterThan(0);
          expect(probability).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('gives the same probable provisions, whatever number of improbable ones is requested', () => {
    const input = prepare(cloudAgreement);
    const list = (minimumProbability: number) =>
      findProvisionCandidates({ ...input, model: clauseModel, minimumProbability })
        .filter(({ probability }) => probability >= 0.5)
        .map(({ category, start, probability }) => [category, start, probability]);
    expect(list(0.001)).toEqual(list(0.4));
  });
});

it('takes no empty fields of a form for a provision', () => {
  const text = `Freelance Contractor Agreement\n\n9.3. Severability. If any portion of this Agreement is changed because it is unenforceable, the rest of the Agreement is still enforceable.\n\n9.4. Entire Agreement. This Agreement supersedes all other Agreements (both written and oral) between the parties.\n\nThe undersigned agree to and accept the terms of this Agreement as of the date(s) below.\n\nCONTRACTOR\tCLIENT\n\nFull Name: \tFull Name:\n\nTitle:\tTitle:\n\nCompany:\tCompany:\n\nAddress: \tAddress:\n\nSignature:\tSignature:\n\nDate:\tDate:`;
  const quotes = find(text).map(({ evidence }) => evidence.quote);
  expect(quotes.filter((quote) => /Title:|Company:/.test(quote))).toEqual([]);
});

describe('the provisions that are shown', () => {
  it.each<[ClauseCategory, number, boolean]>([
    ['payment', 0.49, false],
    ['payment', 0.5, true],
    ['confidentiality', 0.69, false],
    ['confidentiality', 0.7, true],
    ['governing-law', 0.36, true],
  ])('are probable enough for their category: %s at %d', (category, probability, isShown) => {
    const evidence = { start: 0, end: 3, quote: 'Pay' };
    const provision: Provision = { category, label: category, probability, evidence };
    expect(listShownProvisions([provision])).toEqual(isShown ? [provision] : []);
  });
});
