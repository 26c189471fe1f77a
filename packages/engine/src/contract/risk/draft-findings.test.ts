import { isAnchored } from '@clauselight/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  buildAbsenceRule,
  buildChecklistRule,
  buildComputedRule,
  buildSentenceRule,
} from '../../test/build-rule.ts';
import { buildRuleInput } from '../../test/build-rule-input.ts';
import { draftFindings } from './draft-findings.ts';

const text =
  '1. Money\n\n1.1 Tenant pays rent. Tenant pays promptly.\n\n1.2 Tenant pays tax.\n\n2. Pets\n\n2.1 Tenant pays a deposit.';
const input = buildRuleInput(text);

describe('draftFindings', () => {
  it('makes one finding for each outermost clause, the most severe passage first', () => {
    const aggravating = [{ pattern: '\\btax\\b', reason: 'To the state' }];
    const risks = draftFindings(buildSentenceRule({ aggravating }), input);
    expect(risks.map(({ evidence }) => evidence.map(({ quote }) => quote))).toEqual([
      ['Tenant pays tax.', 'Tenant pays rent.', 'Tenant pays promptly.'],
      ['Tenant pays a deposit.'],
    ]);
    expect(risks.map(({ severity, clause }) => [severity, clause?.number])).toEqual([
      [4, '1.2'],
      [3, '2.1'],
    ]);
  });

  it('lowers what is usual in a kind, and says why', () => {
    const usualIn = { kinds: ['services'], reason: 'Usual' } as const;
    const kinds = { ...input, document: { ...input.document, documentKind: 'services' as const } };
    expect(draftFindings(buildSentenceRule({ usualIn }), kinds)[0]).toMatchObject({
      severity: 1,
      adjustments: [{ effect: -2, reason: 'Usual' }],
    });
    const lease = { ...input, document: { ...input.document, documentKind: 'lease' as const } };
    expect(draftFindings(buildSentenceRule({ usualIn }), lease)[0]?.severity).toBe(3);
  });

  it('asks only for the items of a list that are missing', () => {
    const items = [
      { name: 'rent', pattern: 'rent' },
      { name: 'repairs', pattern: 'repairs' },
    ];
    const partly = { request: 'Complete the list', mitigation: 'Ask for what is missing:' };
    const rule = buildChecklistRule({ items, from: 1, wording: 'Rent and repairs.', partly });
    const [part] = draftFindings(rule, input);
    expect(part).toMatchObject({
      request: 'Complete the list',
      mitigation: 'Ask for what is missing: repairs.',
    });
    expect(part).not.toHaveProperty('wording');
    const none = items.map(({ name }) => ({ name, pattern: 'absent' }));
    expect(draftFindings({ ...rule, items: none }, input)[0]?.wording).toBe('Rent and repairs.');
  });

  it('copies what the rule says', () => {
    const rule = buildSentenceRule({
      advantage: 'Less to pay',
      wording: 'Tenant pays.',
      law: 'Of the land',
      grade: 'B',
    });
    expect(draftFindings(rule, input)[0]).toMatchObject({
      ruleId: 'TRY-01',
      title: 'Something to try',
      baseSeverity: 3,
      confidence: 0.8,
      isScored: true,
      advantage: 'Less to pay',
      wording: 'Tenant pays.',
      law: 'Of the land',
    });
  });

  it('omits the fields that the rule omits', () => {
    const risk = draftFindings(buildSentenceRule(), input)[0];
    for (const field of ['advantage', 'wording', 'law', 'detail', 'lookedIn'])
      expect(risk).not.toHaveProperty(field);
  });

  it('names the party that the sentence binds', () => {
    const rule = buildSentenceRule({ triggers: ['{ANYPARTY} pays'], bearer: 'subject' });
    expect(draftFindings(rule, input)[0]?.subject).toBe('tenant');
  });

  it('quotes nothing when something is missing', () => {
    const [risk] = draftFindings(buildAbsenceRule(), input);
    expect(risk).toMatchObject({ evidence: [], lookedIn: [], severity: 3 });
    expect(risk?.detail).toContain('a ceiling on liability');
    expect(risk).not.toHaveProperty('clause');
  });

  it('returns nothing when the rule does not match', () => {
    const nothing = { triggers: ['gold'] };
    const present = { present: ['rent'] };
    expect(draftFindings(buildSentenceRule(nothing), input)).toEqual([]);
    expect(draftFindings(buildAbsenceRule(present), input)).toEqual([]);
    expect(draftFindings(buildChecklistRule({ from: 3 }), input)).toEqual([]);
    expect(draftFindings(buildComputedRule(), input)).toEqual([]);
  });

  it('takes the result of a computed rule, with its clause and its own severity when given', () => {
    const start = text.indexOf('tax');
    const evidence = [{ start, end: start + 3, quote: 'tax' }] as const;
    const rule = buildComputedRule({
      find: () => [{ evidence }, { evidence, severity: 5, detail: 'Twice' }],
    });
    expect(draftFindings(rule, input)).toMatchObject([
      { severity: 3, clause: { number: '1.2' }, evidence },
      { severity: 5, clause: { number: '1.2' }, detail: 'Twice' },
    ]);
  });

  it('quotes the text exactly, for any text', () => {
    const snippet = fc.constantFrom(
      'Tenant pays ',
      '“rent”. ',
      '\n\n1.1 ',
      '\u00a0\u00ad',
      '; ',
      'more words, '.repeat(30),
    );
    fc.assert(
      fc.property(fc.array(snippet, { maxLength: 25 }), (snippets) => {
        const words = snippets.join('');
        const raised = buildRuleInput(words);
        for (const { evidence } of draftFindings(buildSentenceRule(), raised)) {
          expect(evidence.length).toBeGreaterThan(0);
          for (const one of evidence) expect(isAnchored(raised.text, one)).toBe(true);
        }
      }),
    );
  });
});
