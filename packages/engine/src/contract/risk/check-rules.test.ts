import type { DocumentKind } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import {
  buildAbsenceRule,
  buildChecklistRule,
  buildComputedRule,
  buildSentenceRule,
} from '../../test/build-rule.ts';
import { buildSourceText } from '../../test/build-source-text.ts';
import { findStructure } from '../../text/structure/find-structure.ts';
import type { Rule } from '../rule.ts';
import { checkRules } from './check-rules.ts';

function check(rules: readonly Rule[], text: string, kind: DocumentKind = 'services') {
  const sourceText = buildSourceText(text);
  return checkRules({
    sourceText,
    rules,
    ...findStructure({ sourceText }),
    documentKind: { kind, label: kind },
    terms: [],
    provisions: [],
  });
}

const short = 'AGREEMENT\n\n1. Client pays the fee.';
const long = `AGREEMENT\n\n1. ${'Client is told of the fee on the first day of each month in writing. '.repeat(80)}`;

describe('checkRules', () => {
  it('returns one check for each rule, in the order of the rules, with its outcome', () => {
    const rules = [
      buildSentenceRule({ id: 'TRY-01' }),
      buildSentenceRule({ id: 'TRY-02', triggers: ['gold'] }),
      buildSentenceRule({ id: 'TRY-03', documents: ['lease'] }),
    ];
    const { checks, draftFindings } = check(rules, short);
    expect(checks.map(({ ruleId, outcome }) => [ruleId, outcome])).toEqual([
      ['TRY-01', 'found'],
      ['TRY-02', 'not-found'],
      ['TRY-03', 'not-applicable'],
    ]);
    expect(draftFindings.map(({ ruleId }) => ruleId)).toEqual(['TRY-01']);
  });

  it('marks a rule that throws as failed and runs the others', () => {
    const broken = buildComputedRule({
      id: 'TRY-09',
      find: () => {
        throw new Error('broken');
      },
    });
    const unknown = buildSentenceRule({ id: 'TRY-10', triggers: ['{NOPE}'] });
    const { checks, draftFindings } = check([broken, unknown, buildSentenceRule()], short);
    expect(checks.map(({ outcome }) => outcome)).toEqual(['failed', 'failed', 'found']);
    expect(draftFindings).toHaveLength(1);
  });

  const missing = [
    buildAbsenceRule({ id: 'TRY-01' }),
    buildChecklistRule({ id: 'TRY-02' }),
    buildAbsenceRule({ id: 'TRY-03', documents: ['services'] }),
  ];
  const present = buildChecklistRule({ id: 'TRY-04', counts: 'present' });
  const outcomes = (text: string, kind?: DocumentKind) =>
    check([...missing, present], text, kind).checks.map(({ outcome }) => outcome);

  it('checks for missing content only in whole agreements', () => {
    expect(outcomes(short)).toEqual([
      'not-applicable',
      'not-applicable',
      'not-applicable',
      'not-found',
    ]);
    expect(outcomes(long)).toEqual(['found', 'found', 'found', 'not-found']);
  });

  it('skips the mandatory content of particular kinds when the kind of contract is unknown', () => {
    expect(outcomes(long, 'contract')).toEqual(['found', 'found', 'not-applicable', 'not-found']);
  });

  it('skips documents that are not contracts', () => {
    expect(outcomes(long, 'essay')).toEqual(Array(4).fill('not-applicable'));
  });

  it('gives the same result every time', () => {
    expect(check([buildSentenceRule()], short)).toEqual(check([buildSentenceRule()], short));
  });
});
