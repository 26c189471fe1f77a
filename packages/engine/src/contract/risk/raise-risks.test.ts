import { isAnchored } from '@clauselight/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildRaiseInput } from '../../test/build-raise-input.ts';
import {
  buildAbsenceRule,
  buildChecklistRule,
  buildComputedRule,
  buildSentenceRule,
} from '../../test/build-rule.ts';
import { raiseRisks } from './raise-risks.ts';

const text =
  '1. Money\n\n1.1 Tenant pays rent. Tenant pays promptly.\n\n1.2 Tenant pays tax.\n\n2. Pets\n\n2.1 Tenant pays a deposit.';
const input = buildRaiseInput(text);

describe('what a rule raises', () => {
  it('is one finding for each outermost clause, the gravest passage first', () => {
    const aggravating = [{ pattern: '\\btax\\b', reason: 'To the state' }];
    const risks = raiseRisks(buildSentenceRule({ aggravating }), input);
    expect(risks.map(({ evidence }) => evidence.map(({ quote }) => quote))).toEqual([
      ['Tenant pays tax.', 'Tenant pays rent.', 'Tenant pays promptly.'],
      ['Tenant pays a deposit.'],
    ]);
    expect(risks.map(({ severity, clause }) => [severity, clause?.number])).toEqual([
      [4, '1.2'],
      [3, '2.1'],
    ]);
  });

  it('says what the rule says', () => {
    const rule = buildSentenceRule({
      advantage: 'Less to pay',
      wording: 'Tenant pays.',
      law: 'Of the land',
      grade: 'B',
    });
    expect(raiseRisks(rule, input)[0]).toMatchObject({
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

  it('has no field of what the rule leaves out', () => {
    const risk = raiseRisks(buildSentenceRule(), input)[0];
    for (const field of ['advantage', 'wording', 'law', 'detail', 'lookedIn'])
      expect(risk).not.toHaveProperty(field);
  });

  it('names the party that the matching words name first', () => {
    const rule = buildSentenceRule({ triggers: ['{ANYPARTY} pays'] });
    expect(raiseRisks(rule, input)[0]?.subject).toBe('tenant');
  });

  it('rests on no words where something is missing', () => {
    const [risk] = raiseRisks(buildAbsenceRule(), input);
    expect(risk).toMatchObject({ evidence: [], lookedIn: [], severity: 3 });
    expect(risk?.detail).toContain('a ceiling on liability');
    expect(risk).not.toHaveProperty('clause');
  });

  it('is nothing where nothing was found', () => {
    const nothing = { triggers: ['gold'] };
    const present = { present: ['rent'] };
    expect(raiseRisks(buildSentenceRule(nothing), input)).toEqual([]);
    expect(raiseRisks(buildAbsenceRule(present), input)).toEqual([]);
    expect(raiseRisks(buildChecklistRule({ from: 3 }), input)).toEqual([]);
    expect(raiseRisks(buildComputedRule(), input)).toEqual([]);
  });

  it('is what code found, in its clause and with its own severity where it gives one', () => {
    const start = text.indexOf('tax');
    const evidence = [{ start, end: start + 3, quote: 'tax' }] as const;
    const rule = buildComputedRule({
      find: () => [{ evidence }, { evidence, severity: 5, detail: 'Twice' }],
    });
    expect(raiseRisks(rule, input)).toMatchObject([
      { severity: 3, clause: { number: '1.2' }, evidence },
      { severity: 5, clause: { number: '1.2' }, detail: 'Twice' },
    ]);
  });

  it('quotes the text exactly, whatever the text', () => {
    const piece = fc.constantFrom(
      'Tenant pays ',
      '“rent”. ',
      '\n\n1.1 ',
      '\u00a0\u00ad',
      '; ',
      'more words, '.repeat(30),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
        const words = pieces.join('');
        const raised = buildRaiseInput(words);
        for (const { evidence } of raiseRisks(buildSentenceRule(), raised)) {
          expect(evidence.length).toBeGreaterThan(0);
          for (const one of evidence) expect(isAnchored(raised.text, one)).toBe(true);
        }
      }),
    );
  });
});
