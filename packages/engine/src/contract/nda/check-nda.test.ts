import { readFileSync } from 'node:fs';
import { isAnchored } from '@clauselight/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSourceText } from '../../test/build-source-text.ts';
import { findStructure } from '../../text/structure/find-structure.ts';
import { checkNda } from './check-nda.ts';
import { readNdaModel } from './nda-model.ts';
import { ndaIds } from './outputs.ts';
import { balancedAgreement, oneSidedAgreement } from './test/agreements.ts';

const model = readNdaModel(readFileSync(new URL('../../../weights/nda.bin', import.meta.url)));

function check(text: string) {
  const sourceText = buildSourceText(text);
  const { structure } = findStructure({ sourceText });
  return checkNda({ sourceText, structure, model });
}

function listOutcomes(text: string) {
  return Object.fromEntries(check(text).map(({ id, outcome }) => [id, outcome]));
}

describe('the checks of a non-disclosure agreement', () => {
  it('answer every question about a balanced mutual agreement', () => {
    expect(listOutcomes(balancedAgreement)).toEqual({
      'nda-1': 'contradicted',
      'nda-2': 'contradicted',
      'nda-3': 'entailed',
      'nda-4': 'entailed',
      'nda-5': 'entailed',
      'nda-7': 'entailed',
      'nda-8': 'entailed',
      'nda-10': 'not-mentioned',
      'nda-11': 'not-mentioned',
      'nda-12': 'entailed',
      'nda-13': 'entailed',
      'nda-15': 'entailed',
      'nda-16': 'entailed',
      'nda-17': 'entailed',
      'nda-18': 'not-mentioned',
      'nda-19': 'entailed',
      'nda-20': 'entailed',
    });
  });

  it('find what an agreement forbids and what it omits', () => {
    expect(listOutcomes(oneSidedAgreement)).toMatchObject({
      'nda-1': 'entailed',
      'nda-5': 'not-mentioned',
      'nda-7': 'contradicted',
      'nda-8': 'not-mentioned',
      'nda-10': 'entailed',
      'nda-11': 'entailed',
      'nda-12': 'not-mentioned',
      'nda-13': 'not-mentioned',
      'nda-15': 'not-mentioned',
      'nda-16': 'entailed',
      'nda-17': 'contradicted',
      'nda-18': 'entailed',
      'nda-20': 'contradicted',
    });
  });

  it.each([
    ['nda-8', 'it shall give the Discloser prompt written notice'],
    ['nda-12', '(d) the Recipient develops independently'],
    ['nda-16', 'return or destroy all Confidential Information'],
    ['nda-19', 'shall survive the termination'],
  ])('quote for %s the words that say so', (id, words) => {
    const evidence = check(balancedAgreement).find((one) => one.id === id)?.evidence ?? [];
    expect(evidence.map(({ quote }) => quote).join('\n')).toContain(words);
  });

  it('quote the lead-in of a list with its item', () => {
    const evidence = check(balancedAgreement).find(({ id }) => id === 'nda-13')?.evidence ?? [];
    expect(evidence.map(({ quote }) => quote)).toEqual([
      'Confidential Information does not include information that:',
      expect.stringContaining('(c) the Recipient lawfully receives from a third party'),
    ]);
  });

  it('have no evidence exactly when a hypothesis is not mentioned', () => {
    for (const { outcome, evidence } of [
      ...check(balancedAgreement),
      ...check(oneSidedAgreement),
    ]) {
      expect(evidence.length === 0).toBe(outcome === 'not-mentioned');
    }
  });

  it('find nothing in an empty document', () => {
    const checks = check('');
    expect(checks.map(({ id }) => id)).toEqual(ndaIds);
    expect(checks.every(({ outcome }) => outcome === 'not-mentioned')).toBe(true);
  });

  it('are the same every time', () => {
    expect(JSON.stringify(check(oneSidedAgreement))).toBe(JSON.stringify(check(oneSidedAgreement)));
  });

  it('quote the text exactly, for any text', () => {
    const sentence = fc.constantFrom(
      'The Recipient shall not copy the “Confidential Information”;',
      'All copies  shall be\treturned:',
      '(a) on termination; or (b) on request.',
      'It may disclose to employees who need to know.',
      '\n\n',
      '2.1 Survival',
      '((a) ;;: “',
    );
    fc.assert(
      fc.property(fc.array(sentence, { maxLength: 30 }), (sentences) => {
        const text = sentences.join(' ');
        for (const { evidence, lookedIn } of check(text)) {
          for (const one of [...evidence, ...lookedIn]) expect(isAnchored(text, one)).toBe(true);
        }
      }),
      { numRuns: 40 },
    );
  });
});
