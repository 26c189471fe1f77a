import { isAnchored } from '@clauselight/core';
import type { DocumentKind, FailedStep, Provision } from '@clauselight/schema';
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
import { checkRules, skipRules } from './check-rules.ts';

interface Facts {
  readonly kind?: DocumentKind;
  readonly provisions?: readonly Provision[];
  readonly failedSteps?: readonly FailedStep[];
  readonly warnings?: ReturnType<typeof buildSourceText>['warnings'];
}

function check(
  rules: readonly Rule[],
  text: string,
  { kind = 'services', provisions = [], failedSteps = [], warnings = [] }: Facts = {},
) {
  const sourceText = { ...buildSourceText(text), warnings };
  return checkRules({
    sourceText,
    rules,
    ...findStructure({ sourceText }),
    documentKind: { kind, label: kind },
    terms: [],
    provisions,
    failedSteps,
  });
}

const short = 'AGREEMENT\n\n1. Client pays the fee.';
const long = `AGREEMENT\n\n1. ${'Client is told of the fee on the first day of each month in writing. '.repeat(20)}`;

/** The outcome and the reason of each rule. */
function tell(rules: readonly Rule[], text: string, facts?: Facts) {
  return check(rules, text, facts).checks.map(({ outcome, reason = '' }) => [outcome, reason]);
}

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
      ['TRY-03', 'not-checked'],
    ]);
    expect(checks[2]?.reason).toContain('leases');
    expect(draftFindings.map(({ ruleId }) => ruleId)).toEqual(['TRY-01']);
  });

  it('marks a rule that throws as not checked, lists it and runs the others', () => {
    const broken = buildComputedRule({
      id: 'TRY-09',
      find: () => {
        throw new Error('broken');
      },
    });
    const unknown = buildSentenceRule({ id: 'TRY-10', triggers: ['{NOPE}'] });
    const { checks, draftFindings, failedChecks } = check(
      [broken, unknown, buildSentenceRule()],
      short,
    );
    expect(checks.map(({ outcome }) => outcome)).toEqual(['not-checked', 'not-checked', 'found']);
    expect(checks[0]?.reason).toContain('failed');
    expect(failedChecks.map(({ step }) => step)).toEqual(['TRY-09', 'TRY-10']);
    expect(draftFindings).toHaveLength(1);
  });

  it('lists every rule as not checked when all of them fail', () => {
    expect(skipRules([buildSentenceRule()])).toMatchObject([{ outcome: 'not-checked' }]);
  });

  it('shows a subject without a recognized risk with its exact passage', () => {
    const text = `AGREEMENT\n\n1. The parties like each other.\n\n2. Neither party shall compete with the other in any way.`;
    const rule = buildSentenceRule({ id: 'RES-01', triggers: ['\\bnever matches\\b'] });
    const [shown] = check([rule], text).checks;
    expect(shown).toMatchObject({ outcome: 'present', subject: 'Non-compete' });
    expect(shown?.evidence[0]?.quote).toContain('shall compete');
    expect(shown?.evidence.every((one) => isAnchored(buildSourceText(text).text, one))).toBe(true);
  });

  it('decides nothing about words that only come near the subject', () => {
    const text = 'AGREEMENT\n\n1. The products are meant for the mass market and its competition.';
    const rule = buildSentenceRule({ id: 'RES-01', triggers: ['\\bnever matches\\b'] });
    expect(tell([rule], text)).toEqual([
      ['not-checked', expect.stringContaining('could not be decided')],
    ]);
  });

  it('shows no passage of the clause model whose words do not agree, and does not call it absent', () => {
    const quote = 'Client pays the fee.';
    const start = short.indexOf(quote);
    const evidence = { start, end: start + quote.length, quote };
    const rule = buildSentenceRule({ id: 'LIA-17', triggers: ['gold'] });
    const outcome = (probability: number) => {
      const label = 'Insurance';
      const provisions = [{ category: 'insurance', label, probability, evidence } as const];
      return check([rule], short, { provisions }).checks[0]?.outcome;
    };
    expect([outcome(0.5), outcome(0.49)]).toEqual(['not-checked', 'not-found']);
  });

  const missing = [
    buildAbsenceRule({ id: 'TRY-01' }),
    buildChecklistRule({ id: 'TRY-02' }),
    buildAbsenceRule({ id: 'TRY-03', documents: ['services'] }),
  ];

  it('looks for missing content in short agreements too, and not in fragments', () => {
    const found = tell(missing, long).map(([outcome]) => outcome);
    expect(found).toEqual(['found', 'found', 'found']);
    expect(tell(missing, short)).toEqual(
      Array(3).fill(['not-checked', expect.stringContaining('too short')]),
    );
  });

  it('shows what is not missing', () => {
    const capped = `${long} Its liability shall not exceed the fee.`;
    const [present] = check(missing, capped).checks;
    expect(present?.outcome).toBe('present');
    expect(present?.evidence[0]?.quote).toContain('shall not exceed');
  });

  it('looks for the content of commercial contracts when the kind is unknown, and weighs it less', () => {
    const { checks, draftFindings } = check(missing, long, { kind: 'contract' });
    expect(checks.map(({ outcome }) => outcome)).toEqual(['found', 'found', 'found']);
    expect(draftFindings.map(({ severity }) => severity)).toEqual([3, 3, 2]);
    expect(draftFindings[2]?.adjustments[0]?.reason).toContain('unknown');
  });

  it.each([
    'The terms of the Master Lease apply.',
    'The franchise is granted under the Franchise Ordinance, which is incorporated by reference.',
  ])('says that a document that was not seen may hold what is missing: %s', (words) => {
    const [finding] = check(missing, `${long} ${words}`).draftFindings;
    expect(finding?.detail).toContain('subject to a document that we have not seen');
    expect(finding?.severity).toBe(2);
    expect(finding?.lookedIn?.[0]?.quote).toBe(words);
  });

  it('says of contracts that do without something that they do', () => {
    const rules = [buildAbsenceRule({ documents: ['services'] })];
    expect(tell(rules, long, { kind: 'event' })).toEqual([
      ['not-checked', 'Contracts of this kind mostly do without it.'],
    ]);
  });

  it('does not take the master agreement itself, or what is attached, for another document', () => {
    for (const words of [
      'This Master Agreement governs every order.',
      'The general terms in Exhibit A are incorporated by reference.',
      'Work is done under the Master Agreement.',
    ]) {
      const [finding] = check(missing, `${long} ${words}`).draftFindings;
      expect(finding?.adjustments).toEqual([]);
    }
  });

  it('calls nothing absent when clauses were not recognized or pages not read', () => {
    const rules = [buildSentenceRule({ triggers: ['gold'] }), ...missing];
    const failedSteps = [{ step: 'provisions', label: 'Recognizing clauses' }];
    const warnings = [{ code: 'pages-without-text' as const, message: 'Page 2 has no text.' }];
    expect(tell(rules, long, { failedSteps })).toEqual(
      Array(4).fill(['not-checked', expect.stringContaining('failed')]),
    );
    expect(tell(rules, long, { warnings })).toEqual(
      Array(4).fill(['not-checked', expect.stringContaining('pages')]),
    );
  });

  it('calls nothing absent in another language', () => {
    const german =
      'Der Vermieter überlässt dem Mieter die Wohnung zur Nutzung. Der Mieter zahlt die Miete am ersten Tag eines jeden Monats im Voraus auf das Konto des Vermieters. ';
    expect(tell([buildSentenceRule({ triggers: ['gold'] }), ...missing], german.repeat(8))).toEqual(
      Array(4).fill(['not-checked', expect.stringContaining('English')]),
    );
  });

  it('skips documents that are not contracts', () => {
    const outcomes = tell(missing, long, { kind: 'essay' }).map(([outcome]) => outcome);
    expect(outcomes).toEqual(Array(3).fill('not-checked'));
  });

  it('gives the same result every time', () => {
    expect(check([buildSentenceRule()], short)).toEqual(check([buildSentenceRule()], short));
  });
});

describe('a clause that contracts of this kind do without', () => {
  const rule = buildAbsenceRule({ documents: ['lease'] });

  it('is shown where it is there all the same', () => {
    const text = 'AGREEMENT\n\n1. The liability of Client shall not exceed the fee.';
    expect(check([rule], text).checks[0]).toMatchObject({
      outcome: 'present',
      evidence: [{ quote: expect.stringContaining('shall not exceed') }],
    });
  });

  it('is not looked for otherwise', () => {
    expect(tell([rule], short)).toEqual([['not-checked', expect.stringContaining('leases')]]);
  });
});
