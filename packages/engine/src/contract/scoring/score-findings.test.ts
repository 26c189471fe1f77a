import type { DocumentKind, Term } from '@clauselight/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSourceText } from '../../test/build-source-text.ts';
import type { Bearer } from '../../text/checks/document-check.ts';
import type { DraftFinding } from '../draft-finding.ts';
import { scoreFindings } from './score-findings.ts';

const text =
  'The Supplier may end this contract at any time. The Customer shall pay the fees at once.';
const quote = { start: 0, end: 47, quote: text.slice(0, 47) };

function buildParty(id: string, alias: string, role: string): Term {
  return {
    id,
    type: 'party',
    label: 'Party',
    display: alias,
    value: { kind: 'party', name: `${alias} Ltd`, alias, role },
    evidence: quote,
  };
}

const terms = [buildParty('t1', 'Supplier', 'supplier'), buildParty('t2', 'Customer', 'customer')];

function buildRisk(facts: Partial<DraftFinding> = {}): DraftFinding {
  return {
    ruleId: 'TRM-04',
    category: 'termination',
    title: 'Only one side may end the contract',
    baseSeverity: 4,
    severity: 4,
    adjustments: [],
    confidence: 1,
    isScored: true,
    borneBy: 'the other side',
    bearer: 'others',
    subject: 't1',
    why: 'w',
    request: 'r',
    mitigation: 'm',
    source: 's',
    evidence: [quote],
    ...facts,
  };
}

/** Everything was recognized. */
const coverage = { sentences: 10, recognized: 10 };

interface ScoringFacts {
  readonly risks: readonly DraftFinding[];
  readonly parties?: readonly Term[];
  readonly kind?: DocumentKind;
}

function scoreRisks({ risks, parties = terms, kind = 'services' }: ScoringFacts) {
  return scoreFindings({
    sourceText: buildSourceText(text),
    documentKind: { kind, label: kind },
    terms: parties,
    draftFindings: risks,
    unfairFindings: [],
    ndaFindings: [],
    conceptFindings: [],
    coverage,
  });
}

function listBearers(bearer: Bearer, subject?: string, facts: Partial<ScoringFacts> = {}) {
  return scoreRisks({ risks: [buildRisk({ bearer, subject })], ...facts }).findings[0]?.bearers;
}

describe('the bearer of a finding', () => {
  it.each([
    ['subject', 't1', ['t1']],
    ['others', 't1', ['t2']],
    ['others', 'customer', ['t1']],
    ['others', 'client', ['t1']],
    ['subject', 'he', undefined],
    ['subject', undefined, undefined],
    ['everyone', undefined, ['t1', 't2']],
    ['payer', undefined, ['t2']],
    ['performer', undefined, ['t1']],
    [['client', 'buyer'], undefined, ['t2']],
    [['tenant'], undefined, ['t2']],
    [['tenant', 'employee'], undefined, undefined],
  ] as const)('is %s with the subject %s: %j', (bearer, subject, bearers) => {
    expect(listBearers(bearer, subject)).toEqual(bearers);
  });

  it('is found for “you” and “we” in consumer terms', () => {
    const consumer = { parties: [], kind: 'consumer' } as const;
    expect(listBearers('others', 'we', consumer)).toEqual(['user']);
    expect(listBearers('subject', 'you', consumer)).toEqual(['user']);
  });

  it('is found for “you” and the company in employment contracts', () => {
    const parties = [
      buildParty('t1', 'Acme', 'employer'),
      buildParty('t2', 'Anna Berg', 'employee'),
    ];
    const work = { parties, kind: 'employment' } as const;
    expect(listBearers('others', 'company', work)).toEqual(['t2']);
    expect(listBearers('others', 'you', work)).toEqual(['t1']);
  });
});

describe('the score of a side', () => {
  const { sideScores, findings, score } = scoreRisks({ risks: [buildRisk()] });
  const [supplier, customer] = sideScores;

  it("counts its own risks in full and the other side's not at all", () => {
    expect(customer?.findings[0]).toMatchObject({ standing: 'risk', points: 6 });
    expect(supplier?.findings[0]).toMatchObject({ standing: 'favour', points: 0 });
    expect(supplier?.score.value).toBe(0);
    // 10 * (1 - exp(-6 / 30)) = 1.8, and a finding of severity 4 is never called low.
    expect(customer?.score).toMatchObject({ r: 6, value: 3.1, floor: 3.1, level: 'medium' });
  });

  it('is the one of the side that bears most where none is taken, and says whose it is', () => {
    expect(findings[0]).toMatchObject({ standing: 'open', points: 6 });
    expect(score).toEqual({ ...customer?.score, side: customer?.side });
  });

  it('names no side where both have the same number', () => {
    const mutual = scoreRisks({ risks: [buildRisk({ bearer: 'everyone' })] });
    const [first, second] = mutual.sideScores;
    expect(first?.score.value).toBe(second?.score.value);
    expect(mutual.score.value).toBe(first?.score.value);
    expect(mutual.score.side).toBeUndefined();
  });

  it('gives the exact score without each finding', () => {
    expect(customer?.findings[0]?.scoreWithout).toBe(0);
  });
});

describe('the findings that count', () => {
  it('exclude those of checks that are not scored', () => {
    const { findings, score } = scoreRisks({
      risks: [buildRisk({ isScored: false, bearer: 'everyone', severity: 3 })],
    });
    expect(findings[0]).toMatchObject({ points: 0, scoreWithout: 0, standing: 'risk' });
    expect(score.value).toBe(0);
  });

  it('keep the score from being called low where they are grave, scored or not', () => {
    const { findings, score } = scoreRisks({
      risks: [buildRisk({ isScored: false, bearer: 'everyone', severity: 5 })],
    });
    expect(findings[0]).toMatchObject({ points: 0, scoreWithout: 0 });
    expect(score).toMatchObject({ r: 0, value: 3.1, level: 'medium' });
  });

  it('count less when the words were recognized from a bad scan', () => {
    const sourceText = buildSourceText(text);
    const blurred = {
      ...sourceText,
      blocks: sourceText.blocks.map((block) => ({ ...block, confidence: 0.5 })),
    };
    const { findings } = scoreFindings({
      sourceText: blurred,
      documentKind: { kind: 'services', label: 'Services agreement' },
      terms,
      draftFindings: [buildRisk()],
      unfairFindings: [],
      ndaFindings: [],
      conceptFindings: [],
      coverage,
    });
    expect(findings[0]?.confidence).toBe(0.7);
  });

  it('include one finding when two checks find the same thing, the more severe one', () => {
    const { findings } = scoreRisks({
      risks: [
        buildRisk({ ruleId: 'UNI-01', severity: 3 }),
        buildRisk({ ruleId: 'UCT-02', alsoCheckedBy: ['UNI-01'], severity: 4 }),
        buildRisk({ ruleId: 'PAY-01' }),
      ],
    });
    expect(findings.map(({ ruleId }) => ruleId)).toEqual(['PAY-01', 'UCT-02']);
  });

  it('are sorted by position in the text, hidden content first and missing content last', () => {
    const { findings } = scoreRisks({
      risks: [
        buildRisk({ ruleId: 'LIA-01', evidence: [] }),
        buildRisk({
          ruleId: 'PAY-01',
          evidence: [{ start: 48, end: 60, quote: text.slice(48, 60) }],
        }),
        buildRisk({
          ruleId: 'OPS-13',
          evidence: [{ start: 60, end: 70, quote: text.slice(60, 70) }],
        }),
        buildRisk(),
      ],
    });
    expect(findings.map(({ ruleId }) => ruleId)).toEqual(['OPS-13', 'TRM-04', 'PAY-01', 'LIA-01']);
  });

  it('never lower the score of a side when a risk is added', () => {
    const risk = fc.record({
      category: fc.constantFrom('liability', 'payment', 'disputes'),
      severity: fc.constantFrom(1, 2, 3, 4, 5),
      confidence: fc.constantFrom(0.8, 1),
      bearer: fc.constantFrom('subject', 'others', 'everyone', 'payer', 'performer'),
      subject: fc.constantFrom('t1', 't2', undefined),
      isScored: fc.boolean(),
      alsoCheckedBy: fc.constantFrom([], ['LIA-01'], ['PAY-01']),
      ruleId: fc.constantFrom('LIA-01', 'PAY-01', 'DIS-01'),
    });
    const build = (facts: object) => buildRisk(facts as Partial<DraftFinding>);
    fc.assert(
      fc.property(fc.array(risk, { maxLength: 12 }), risk, (known, added) => {
        const before = scoreRisks({ risks: known.map(build) });
        const after = scoreRisks({ risks: [...known, added].map(build) });
        const scores = (scored: typeof before) => [
          scored.score,
          ...scored.sideScores.map(({ score }) => score),
        ];
        const later = scores(after);
        // A grave finding that is not scored may be merged into a mild one of the same words, and its floor goes.
        const fallen = scores(before).filter(
          ({ value, floor }, index) => floor === undefined && value > (later[index]?.value ?? -1),
        );
        expect(fallen).toEqual([]);
      }),
    );
  });
});

describe('the sides of a contract without named parties', () => {
  const sidesOf = (words: string, kind: DocumentKind) =>
    scoreFindings({
      sourceText: buildSourceText(words),
      documentKind: { kind, label: kind },
      terms: [],
      draftFindings: [],
      unfairFindings: [],
      ndaFindings: [],
      conceptFindings: [],
      coverage,
    }).sides.map(({ id, label }) => [id, label]);

  it('are the roles that the text repeats', () => {
    const lease = 'Tenant pays. Landlord repairs. '.repeat(4);
    expect(sidesOf(lease, 'lease')).toEqual([
      ['landlord', 'The Landlord'],
      ['tenant', 'The Tenant'],
    ]);
    expect(sidesOf('Executive works. Company pays. '.repeat(4), 'severance')).toEqual([
      ['employer', 'The Company'],
      ['executive', 'The Executive'],
    ]);
  });

  it('are empty when both parties have both roles, or when no role is mentioned', () => {
    const nda = 'Each party is Discloser and Recipient. '.repeat(4);
    expect(sidesOf(nda, 'nda')).toEqual([]);
    expect(sidesOf('Tenant pays.', 'lease')).toEqual([]);
  });
});
