import { isAnchored } from '@clauselight/core';
import { reportDetailsSchema } from '@clauselight/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSourceText } from '../../test/build-source-text.ts';
import { findStructure } from '../../text/structure/find-structure.ts';
import { analyzeReport } from './analyze-report.ts';

const read = (text: string) => {
  const sourceText = buildSourceText(text);
  const { structure } = findStructure({ sourceText });
  return { sourceText, ...analyzeReport({ sourceText, structure, kind: 'report' }) };
};

const quarterly = `Quarterly report Q2 2026

Executive summary

Revenue rose 12 % to EUR 4.2 million in Q2 2026, from EUR 3.75 million in Q2 2025. The gross margin was 41 %.
We are a market-leading provider of sensors. Head count doubled from 40 to 62.

We recommend to open a second plant in Porto by the end of 2027.

Sales in Spain rose from EUR 400,000 to EUR 500,000, an increase of 20 %. Of 120 customers, 30 (35 %) renewed early.
Revenue in Q2 2026 was EUR 4.35 million.

Finance will publish the revised forecast by 15 September 2026. The market will grow. We will hire six technicians.

Prepared by: Jonas Weiss`;

const policy = `Information security policy

Version 2.1, effective date 1 March 2026. This policy applies to all staff.

Staff must lock their screens. Incidents should be reported in a timely manner.
Passwords must be changed within 90 days. Systems shall be reviewed regularly.`;

describe('the summary of a policy', () => {
  it.each([
    ['Staff must fly economy. Staff should go by train.', '1 sentence binds and 1 merely advises'],
    ['Staff must fly economy. Staff must book early.', '2 sentences bind and 0 merely advise'],
  ])('counts what binds and what advises: %s', (rules, said) => {
    const { summary } = read(`Travel policy\n\nVersion 1\n\n${rules}`);
    expect(summary.map(({ text }) => text).join(' ')).toContain(said);
  });
});

describe('analyzeReport of a report', () => {
  const { details, remarks, summary } = read(quarterly);

  it('reads key figures with measure, period and direction', () => {
    expect(details.keyFigures[0]).toMatchObject({
      display: 'EUR 4.2 million',
      value: 4_200_000,
      unit: 'EUR',
      measure: 'Revenue',
      period: 'Q2 2026',
      direction: 'up',
    });
    expect(details.keyFigures.find(({ display }) => display === '41 %')?.measure).toBe(
      'gross margin',
    );
  });

  it('finds one measure with two values for one period', () => {
    expect(
      details.contradictions.map(({ measure, period, figures }) => [
        measure,
        period,
        figures.map(({ display }) => display),
      ]),
    ).toEqual([['Revenue', 'Q2 2026', ['EUR 4.2 million', 'EUR 4.35 million']]]);
  });

  it('does the arithmetic again', () => {
    expect(
      details.calculations.map(({ stated, computed, isRight }) => [stated, computed, isRight]),
    ).toEqual([
      ['12 %', '12 %', true],
      ['doubled', '1.55 times', false],
      ['20 %', '25 %', false],
      ['35 %', '25 %', false],
    ]);
  });

  it('gives wrong figures 6 points each and says what comes out', () => {
    const wrong = remarks.filter(({ checkId }) => checkId === 'REP-03');
    expect(wrong.map(({ points }) => points)).toEqual([6, 6, 6]);
    expect(wrong[1]?.notice).toBe('(500,000 - 400,000) / 400,000 = 25 %; the text says 20 %.');
  });

  it('lists promises of somebody, not of the world, and asks for the missing day', () => {
    expect(details.commitments.map(({ who, what, due }) => [who, what, due?.date])).toEqual([
      ['Finance', 'publish the revised forecast', '2026-09-15'],
      ['We', 'hire six technicians', undefined],
    ]);
    expect(remarks.find(({ checkId }) => checkId === 'REP-06')?.points).toBe(1.5);
  });

  it('quotes the recommendation and says what to do first', () => {
    const texts = summary.map(({ text }) => text);
    expect(texts).toContain(
      'Its recommendation: “We recommend to open a second plant in Porto by the end of 2027”.',
    );
    expect(texts.at(-1)).toBe('First clear up which of these figures are right.');
  });
});

describe('analyzeReport of a policy', () => {
  const { details, remarks, checks } = read(policy);

  it('counts what binds and names duties without a measure', () => {
    expect(details.policy).toMatchObject({ bindingSentences: 3, softSentences: 1 });
    expect(details.policy?.vagueDuties.map(({ word }) => word)).toEqual([
      'in a timely manner',
      'regularly',
    ]);
  });

  it('says which particulars are missing', () => {
    expect(remarks.map(({ notice }) => notice)).toContain('Not found: owner and date of review.');
  });

  it('looks for no promises and no parts of a report', () => {
    expect(
      checks.filter(({ outcome }) => outcome === 'not-applicable').map(({ checkId }) => checkId),
    ).toEqual(expect.arrayContaining(['REP-05', 'REP-06']));
  });
});

describe('analyzeReport', () => {
  it.each([
    ['Sales rose from 40 to 50, an increase of 20 %.', false],
    ['Sales rose from 40 to 50, an increase of 25 %.', true],
    ['Sales rose 12 % from EUR 3.75 million to EUR 4.2 million.', true],
    ['Net sales were $22.2 million, up 5.1 percent compared to $21.1 million.', true],
    ['Net sales rose 12.2 percent to $107.2 million versus $95.6 million one year ago.', true],
    ['Net sales rose 21.2 percent to $107.2 million versus $95.6 million one year ago.', false],
    ['Churn fell from 3.1 % to 2.4 %, a drop of 0.7 percentage points.', true],
    ['Churn fell from 3.1 % to 2.4 %, a drop of 1.7 percentage points.', false],
    ['Sales rose nearly 26 % from 40 to 50.', true],
    ['Output tripled from 10 to 31.', true],
    ['Output halved from 10 to 8.', false],
    ['Of the members, 3 out of 4 (80 %) agreed.', false],
    ['Of the members, 3 out of 4 (75 %) agreed.', true],
    ['We spent EUR 10 on paper, EUR 20 on ink and EUR 30 on post, a total of EUR 65.', false],
    ['We spent EUR 10 on paper, EUR 20 on ink and EUR 30 on post, a total of EUR 60.', true],
    ['A share of 12 % of EUR 500 is EUR 80.', false],
    ['A share of 12 % of EUR 500 is EUR 60.', true],
  ])('recomputes %j', (text, isRight) => {
    expect(read(text).details.calculations.map((calculation) => calculation.isRight)).toEqual([
      isRight,
    ]);
  });

  it.each([
    'Sales rose.',
    'Sales rose from 40 to 50.',
    'Read pages 40 to 50, which cover 20 % of the book.',
    'Sales rose 5 % per year from 40 to 50.',
    'Spend was EUR 1.8 million compared with EUR 2.4 million (77%).',
  ])('computes nothing in %j', (text) => {
    expect(read(text).details.calculations).toEqual([]);
  });

  it.each([
    ['rounding', 'Revenue in 2025 was EUR 4.2 million. Revenue in 2025 was EUR 4,213,000.'],
    [
      'a forecast',
      'Revenue in 2025 was EUR 4.2 million. The forecast revenue in 2025 was EUR 5.2 million.',
    ],
    ['another year', 'Revenue in 2025 was EUR 4.2 million. Revenue in 2024 was EUR 3.9 million.'],
    ['another measure', 'Revenue in 2025 was EUR 4.2 million. Cost in 2025 was EUR 3.9 million.'],
  ])('takes %s for no contradiction', (_, text) => {
    expect(read(text).details.contradictions).toEqual([]);
  });

  it.each([
    ['We are a market-leading provider.', 1],
    ['We lead the team.', 0],
    ['We are a market-leading provider with 40 % of the market.', 0],
    ['According to the survey we are a leading provider.', 0],
    ['It has proven useful to us.', 0],
  ])('counts the bare claims in %j', (text, count) => {
    expect(read(text).details.unsupportedClaims).toHaveLength(count);
  });

  it('takes years, pages and section numbers for no figures', () => {
    expect(
      read('See page 12. In 2,026 words of 2026, section 4.2 says so.').details.keyFigures.map(
        ({ display }) => display,
      ),
    ).toEqual(['2,026']);
  });

  it('reads a range as one figure', () => {
    const { keyFigures } = read(
      'The team will cost $1-2 million in 2026, and 10-15 % of it is travel.',
    ).details;
    expect(keyFigures.map(({ display }) => display)).toEqual(['USD 1–2 million']);
  });

  it('asks long reports for the parts they lack, and leaves short ones alone', () => {
    const long = 'The garden is green and the sky is blue today. '.repeat(90);
    expect(read(long).remarks.find(({ checkId }) => checkId === 'REP-05')).toMatchObject({
      level: 2,
      points: 0,
    });
    expect(read('The garden is green.').remarks).toEqual([]);
  });

  it('anchors everything in whatever text', () => {
    const piece = fc.constantFrom(
      'Revenue ',
      'rose from 40 to 50, up 20 %. ',
      'EUR 4–5 million ',
      'in 2025 ',
      'was 12 ',
      '% ',
      'We will build it. ',
      '“proven” ',
      '\n\n',
      'a total of EUR 6. ',
      '30 of 120 (35 %) ',
      'doubled ',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 16 }), (pieces) => {
        const { details, sourceText } = read(pieces.join(''));
        expect(() => reportDetailsSchema.parse(details)).not.toThrow();
        const all = [
          details.keyFigures,
          details.calculations,
          details.commitments,
          details.unsupportedClaims,
        ].flat();
        expect(all.every(({ evidence }) => isAnchored(sourceText.text, evidence))).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});
