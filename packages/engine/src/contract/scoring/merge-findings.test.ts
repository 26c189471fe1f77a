import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AttributedFinding, mergeFindings } from './merge-findings.ts';

const at = (start: number, end: number) => [{ start, end, quote: 'x'.repeat(end - start) }];

function buildRisk(facts: Partial<AttributedFinding> = {}): AttributedFinding {
  return {
    ruleId: 'LIA-03',
    category: 'liability',
    title: 'Only one side is protected',
    baseSeverity: 3,
    severity: 3,
    adjustments: [],
    confidence: 1,
    isScored: true,
    borneBy: 'the customer',
    bearer: 'everyone',
    bearers: ['t1'],
    why: 'w',
    request: 'r',
    mitigation: 'm',
    source: 's',
    evidence: at(10, 20),
    ...facts,
  };
}

const other = (facts: Partial<AttributedFinding> = {}) =>
  buildRisk({ ruleId: 'UCT-06', alsoCheckedBy: ['LIA-03'], ...facts });
const idsOf = (risks: readonly AttributedFinding[]) =>
  mergeFindings(risks).map(({ ruleId }) => ruleId);

describe('two findings of the same thing', () => {
  it.each([
    ['at the same words', {}],
    ['at words that overlap', { evidence: at(19, 30) }],
  ])('keep only the one with more weight %s', (_, facts) => {
    expect(idsOf([buildRisk(), other({ severity: 4, ...facts })])).toEqual(['UCT-06']);
    expect(idsOf([buildRisk({ severity: 5 }), other({ severity: 4, ...facts })])).toEqual([
      'LIA-03',
    ]);
  });

  it('keep one when both miss something', () => {
    expect(idsOf([buildRisk({ evidence: [] }), other({ evidence: [] })])).toHaveLength(1);
  });

  it.each([
    ['at other words', { evidence: at(20, 30) }],
    ['of which one misses what the other quotes', { evidence: [] }],
    ['of another side', { bearers: ['t2'] }],
    ['of which only one knows whose risk it is', { bearers: undefined }],
    ['in another category', { category: 'disputes' }],
    ['that do not name each other', { alsoCheckedBy: ['LIA-04'] }],
  ] as const)('are both kept %s', (_, facts) => {
    expect(idsOf([buildRisk(), other(facts as Partial<AttributedFinding>)])).toHaveLength(2);
  });

  it('keep the one that counts in the score, however severe the other is', () => {
    const risks = [buildRisk({ severity: 2 }), other({ severity: 5, isScored: false })];
    expect(idsOf(risks)).toEqual(['LIA-03']);
  });
});

describe('rules for the same risk', () => {
  it.each([
    ['LIA-08', 'LIA-09'],
    ['RES-01', 'RES-04'],
    ['LIA-03', 'LIA-06'],
  ])('%s and %s find one sentence once, the heavier finding', (one, two) => {
    const light = buildRisk({ ruleId: one, severity: 3, evidence: at(10, 20) });
    const grave = buildRisk({ ruleId: two, severity: 4, evidence: [...at(0, 5), ...at(12, 30)] });
    expect(idsOf([light, grave])).toEqual([two]);
    expect(idsOf([light, buildRisk({ ...grave, evidence: at(40, 50) })])).toEqual([one, two]);
  });
});

describe('the order of findings', () => {
  it('is hidden words first, then the order of the text, then what is missing', () => {
    const risks = [
      buildRisk({ ruleId: 'LIA-01', evidence: [] }),
      buildRisk({ ruleId: 'PAY-01', evidence: at(50, 60) }),
      buildRisk({ ruleId: 'DIS-01', evidence: at(50, 60) }),
      buildRisk({ ruleId: 'OPS-13', evidence: at(90, 95) }),
      buildRisk({ ruleId: 'TRM-01', evidence: at(0, 5) }),
    ];
    expect(idsOf(risks)).toEqual(['OPS-13', 'TRM-01', 'DIS-01', 'PAY-01', 'LIA-01']);
  });

  it('does not depend on the order of the input', () => {
    const risk = fc.record({
      ruleId: fc.constantFrom('LIA-01', 'LIA-03', 'PAY-01', 'OPS-13'),
      severity: fc.constantFrom(1, 3, 5),
      start: fc.constantFrom(0, 10, 40),
    });
    fc.assert(
      fc.property(fc.uniqueArray(risk, { selector: ({ ruleId }) => ruleId }), (facts) => {
        const risks = facts.map(({ start, ...rest }) =>
          buildRisk({ ...(rest as Partial<AttributedFinding>), evidence: at(start, start + 5) }),
        );
        expect(mergeFindings([...risks].reverse())).toEqual(mergeFindings(risks));
      }),
    );
  });
});
