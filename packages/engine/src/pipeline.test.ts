import { isAnchored, overlaps, takeSide } from '@clauselight/core';
import { analysisSchema } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { weights } from '../test/weights.ts';
import { rules } from './contract/rules/index.generated.ts';
import { analyze, analyzeDocument } from './pipeline.ts';
import { buildSourceText } from './test/build-source-text.ts';
import { cloudAgreement } from './test/cloud-agreement.ts';

const analysis = analyze(buildSourceText(cloudAgreement), { weights });

describe('a one-sided cloud agreement', () => {
  it('is recognized by its title', () => {
    expect(analysis.documentKind.kind).toBe('saas');
    expect(analysis.documentKind.evidence?.quote).toBe('CLOUD SERVICES AGREEMENT');
  });

  it('gives its key terms', () => {
    const stated = analysis.terms.filter(({ type }) => type !== 'obligation');
    expect(stated.map(({ type, display, clause }) => [type, display, clause?.number])).toEqual([
      ['document-title', 'CLOUD SERVICES AGREEMENT', undefined],
      ['document-kind', 'Software-as-a-service agreement', undefined],
      ['party', 'Northwind Analytics, Inc. (Provider)', undefined],
      ['party', 'Lindqvist Furniture LLC (Customer)', undefined],
      ['agreement-date', '3 March 2026', undefined],
      ['effective-date', '3 March 2026', undefined],
      ['expiration-date', '2 March 2028', '4.1'],
      ['contract-term', '24 months', '4.1'],
      ['renewal-term', 'Automatic, 12 months at a time', '4.2'],
      ['notice-period', '90 days', '4.2'],
      ['renewal-deadline', '3 December 2027', '4.2'],
      ['recurring-value', 'USD 120,000.00 per year', '3.1'],
      ['payment-period', '30 days', '3.1'],
      ['money', '1.5 % per month', '3.3'],
      ['liability-cap', 'fees paid by Customer in the two (2) months before the claim', '8.3'],
      ['governing-law', 'State of Delaware', '9.1'],
      ['jurisdiction', 'Wilmington, Delaware', '9.1'],
      ['arbitration-seat', 'Wilmington', '9.2'],
      [
        'deadline',
        '30 days after the invoice date: Customer must pay an annual subscription fee of $120,000.00, in advance',
        '3.1',
      ],
    ]);
  });

  it('gives who must do what', () => {
    const duties = analysis.terms.flatMap(({ value, clause }) =>
      value.kind === 'obligation' ? [`${clause?.number} ${value.who} ${value.modality}`] : [],
    );
    expect(duties).toEqual([
      '2.3 Customer must-not',
      '3.1 Customer must',
      '3.3 Customer must',
      '6.1 Each party must',
      '6.1 Each party must',
      '8.1 Customer must',
      '9.3 Customer must-not',
    ]);
  });

  it('gives the categories of its clauses', () => {
    const found = analysis.provisions.map(
      ({ category, clause }) => `${category} ${clause?.number}`,
    );
    for (const provision of [
      'license-grant 2.1',
      'renewal-term 4.2',
      'termination-for-convenience 4.3',
      'irrevocable-or-perpetual-license 5.2',
      'confidentiality 6.1',
      'cap-on-liability 8.3',
      'governing-law 9.1',
    ])
      expect(found).toContain(provision);
  });

  it('gives the passages that hold a concept, and what was made of each', () => {
    const { findings, conceptPassages } = analysis;
    expect(conceptPassages.length).toBeGreaterThan(3);
    for (const { concept, use, evidence } of conceptPassages) {
      expect(isAnchored(cloudAgreement, evidence)).toBe(true);
      const quoting = findings.filter((finding) =>
        finding.evidence.some((one) => overlaps(one, evidence)),
      );
      if (use === 'worth-a-look') expect([concept, quoting.length]).toEqual([concept, 0]);
      if (use === 'finding') expect(quoting).not.toEqual([]);
    }
  });

  it('gives its risks, each with its clause and severity', () => {
    expect(
      analysis.findings.map(
        ({ ruleId, clause, severity }) => `${ruleId} ${clause?.number} ${severity}`,
      ),
    ).toEqual([
      'TRM-09 2.2 3',
      'PAY-04 3.1 3',
      'PAY-05 3.2 4',
      'C-late-interest-high 3.3 3',
      'PAY-09 3.3 3',
      'C-long-lock-in 4.1 2',
      'TRM-01 4.2 3',
      'TRM-02 4.2 4',
      'TRM-04 4.3 4',
      'OPS-10 4.4 3',
      'IPD-05 5.2 3',
      'IPD-19 5.3 1',
      'LIA-12 7.1 3',
      'LIA-11 7.2 3',
      'LIA-09 8.1 4',
      'LIA-03 8.2 4',
      'LIA-02 8.3 5',
      'C-foreign-court 9.1 2',
      'DIS-01 9.2 3',
      'RES-08 9.3 3',
      'UNI-01 9.4 5',
      'UNI-04 9.4 3',
      'OPS-15 undefined 1',
      'IPD-14 undefined 4',
      'IPD-15 undefined 2',
      'IPD-17 undefined 2',
      'LIA-10 undefined 2',
      'OPS-02 undefined 2',
      'OPS-04 undefined 2',
      'TRM-11 undefined 3',
    ]);
  });

  it('has a score that can be recomputed from the findings', () => {
    const { score, findings } = analysis;
    if (score === undefined) throw new Error('The contract has no score');
    const categories = groupPoints(findings);
    const r = [...categories.values()].reduce((sum, points) => {
      const largest = Math.max(...points);
      return sum + largest + score.rest * (points.reduce((all, value) => all + value, 0) - largest);
    }, 0);
    expect(score.r).toBeCloseTo(r, 3);
    expect(score.value).toBe(Math.round(100 * (1 - Math.exp(-r / score.scale))) / 10);
    expect(score).toMatchObject({ level: 'high', scale: 30, rest: 0.35 });
  });

  it('lists the recommendation with the greatest effect first', () => {
    const reductions = analysis.recommendations.map(({ scoreReduction }) => scoreReduction);
    expect(reductions).toEqual([...reductions].sort((a, b) => b - a));
    expect(analysis.recommendations[0]?.title).toBe('Require agreement to changes');
    expect(analysis.recommendations).toHaveLength(analysis.findings.length);
  });

  it('has a summary whose sentences quote passages', () => {
    expect(analysis.summary.slice(0, 5).map(({ text }) => text)).toEqual([
      'The Cloud Services Agreement is a software-as-a-service agreement between Northwind Analytics, Inc. (the Provider) and Lindqvist Furniture LLC (the Customer).',
      'It is dated and takes effect on 3 March 2026, has an initial term of 24 months and runs until 2 March 2028.',
      'It renews automatically for 12 months at a time unless 90 days’ notice against it is given by Customer; the last day for that notice is 3 December 2027.',
      'It provides for payments of USD 120,000 per year and asks for payment within 30 days.',
      'It is governed by the law of the State of Delaware, sends disputes to arbitration in Wilmington and names the courts of Wilmington, Delaware.',
    ]);
    const withoutEvidence = analysis.summary.filter(({ evidence }) => evidence.length === 0);
    expect(withoutEvidence).toHaveLength(1);
  });

  it('is scored for either side', () => {
    expect(analysis.sides.map(({ label }) => label)).toEqual([
      'Provider (Northwind Analytics, Inc.)',
      'Customer (Lindqvist Furniture LLC)',
    ]);
    const [provider, customer] = analysis.sides.map(({ id }) => takeSide(analysis, id));
    expect(analysis.score).toMatchObject({
      value: customer?.score?.value,
      side: analysis.sides[1]?.id,
    });
    expect(provider?.score?.value).toBeLessThan(analysis.score?.value ?? 0);
    const cap = ({ findings }: typeof analysis) =>
      findings.find(({ ruleId }) => ruleId === 'LIA-02')?.standing;
    expect([customer && cap(customer), provider && cap(provider)]).toEqual(['risk', 'favour']);
    expect(customer?.summary.at(-2)?.text).toContain('For the Customer');
  });

  it('has three first steps, and a message only for a side', () => {
    const customer = analysis.sides.find(({ role }) => role === 'customer')?.id ?? '';
    const { recommendationIds, message } = takeSide(analysis, customer).firstSteps;
    expect(analysis.firstSteps.recommendationIds).toHaveLength(3);
    expect(analysis.firstSteps.message).toBe('');
    expect(recommendationIds).toHaveLength(3);
    expect(message).toContain('three changes to the draft of the Cloud Services Agreement');
    expect(message).toContain('1. Clause 9.4: we would like to require agreement to changes.');
  });

  it('lists every rule, found or not', () => {
    expect(analysis.checks.map(({ ruleId }) => ruleId)).toEqual(rules.map(({ id }) => id));
    const outcome = (id: string) => analysis.checks.find(({ ruleId }) => ruleId === id)?.outcome;
    expect([outcome('LIA-02'), outcome('DIS-03'), outcome('EMP-02')]).toEqual([
      'found',
      'not-found',
      'not-checked',
    ]);
  });

  it('conforms to the schema', () => {
    expect(analysisSchema.safeParse(analysis).error).toBeUndefined();
  });
});

function groupPoints(findings: typeof analysis.findings): ReadonlyMap<string, number[]> {
  const groups = new Map<string, number[]>();
  for (const { category, points } of findings)
    groups.set(category, [...(groups.get(category) ?? []), points]);
  return groups;
}

describe('a checker of spelling and grammar', () => {
  const prose = 'The pump of the garden came today, and all of us are glad that it works so well. ';
  const letter = `Dear Ms Berg,\n\n${prose.repeat(3)}\n\nYours sincerely,\nBen Cole`;
  const asked = async (text: string) => {
    let spans = 0;
    const { checks } = await analyzeDocument(buildSourceText(text), {
      weights,
      checkLanguage: async (_, found) => {
        spans = found.length;
        return [{ start: 0, end: 4, kind: 'Spelling', message: '', suggestions: [] }];
      },
    });
    return { spans, outcome: checks.find(({ ruleId }) => ruleId === 'GEN-09')?.outcome };
  };

  it('is asked about letters, and what it finds is a remark', async () => {
    const { spans, outcome } = await asked(letter);
    expect(spans).toBeGreaterThan(0);
    expect(outcome).toBe('found');
  });

  it('is not asked about contracts and tables', async () => {
    expect((await asked('a\tb\n1\t2')).spans).toBe(0);
    const contract =
      'Loan agreement\n\nTom shall repay Ann ten euros each month. Ann shall lend it. '.repeat(5);
    expect((await asked(contract)).spans).toBe(0);
  });
});
