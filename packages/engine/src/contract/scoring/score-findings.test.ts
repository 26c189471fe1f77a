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

interface Judging {
  readonly risks: readonly DraftFinding[];
  readonly parties?: readonly Term[];
  readonly kind?: DocumentKind;
}

function judge({ risks, parties = terms, kind = 'services' }: Judging) {
  return scoreFindings({
    sourceText: buildSourceText(text),
    documentKind: { kind, label: kind },
    terms: parties,
    risks,
    unfairRisks: [],
    ndaRisks: [],
  });
}

function listBearers(bearer: Bearer, subject?: string, judging: Partial<Judging> = {}) {
  return judge({ risks: [buildRisk({ bearer, subject })], ...judging }).findings[0]?.bearers;
}

describe('whose risk a finding is', () => {
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
    [['tenant'], undefined, undefined],
  ] as const)('%s with %s as subject: %j', (bearer, subject, bearers) => {
    expect(listBearers(bearer, subject)).toEqual(bearers);
  });

  it('is told of “you” and “we” in terms for consumers', () => {
    const consumer = { parties: [], kind: 'consumer' } as const;
    expect(listBearers('others', 'we', consumer)).toEqual(['user']);
    expect(listBearers('subject', 'you', consumer)).toEqual(['user']);
  });

  it('is told of “you” and the company in employment', () => {
    const parties = [
      buildParty('t1', 'Acme', 'employer'),
      buildParty('t2', 'Anna Berg', 'employee'),
    ];
    const work = { parties, kind: 'employment' } as const;
    expect(listBearers('others', 'company', work)).toEqual(['t2']);
    expect(listBearers('others', 'you', work)).toEqual(['t1']);
  });
});

describe('a side taken', () => {
  const { judgements, findings, score } = judge({ risks: [buildRisk()] });
  const [supplier, customer] = judgements;

  it('counts its own risks in full, others not at all, and nobody’s side less than half', () => {
    expect(findings[0]).toMatchObject({ standing: 'open', points: 2.7 });
    expect(customer?.judged[0]).toMatchObject({ standing: 'risk', points: 6 });
    expect(supplier?.judged[0]).toMatchObject({ standing: 'favour', points: 0 });
    expect(supplier?.score.value).toBe(0);
    expect(customer?.score.value).toBeGreaterThan(score.value);
  });

  it('knows the exact score without each finding', () => {
    expect(customer?.judged[0]?.scoreWithout).toBe(0);
  });
});

describe('what counts', () => {
  it('is nothing for checks that did not earn it', () => {
    const { findings, score } = judge({
      risks: [buildRisk({ isScored: false, bearer: 'everyone' })],
    });
    expect(findings[0]).toMatchObject({ points: 0, scoreWithout: 0, standing: 'risk' });
    expect(score.value).toBe(0);
  });

  it('is less where the words were read from a bad picture', () => {
    const sourceText = buildSourceText(text);
    const blurred = {
      ...sourceText,
      blocks: sourceText.blocks.map((block) => ({ ...block, confidence: 0.5 })),
    };
    const { findings } = scoreFindings({
      sourceText: blurred,
      documentKind: { kind: 'services', label: 'Services agreement' },
      terms,
      risks: [buildRisk()],
      unfairRisks: [],
      ndaRisks: [],
    });
    expect(findings[0]?.confidence).toBe(0.7);
  });

  it('is one finding where two checks raise one thing at the same words, the graver', () => {
    const { findings } = judge({
      risks: [
        buildRisk({ ruleId: 'UNI-01', severity: 3 }),
        buildRisk({ ruleId: 'UCT-02', alsoCheckedBy: ['UNI-01'], severity: 4 }),
        buildRisk({ ruleId: 'PAY-01' }),
      ],
    });
    expect(findings.map(({ ruleId }) => ruleId)).toEqual(['PAY-01', 'UCT-02']);
  });

  it('stands in the order of the text, what is hidden first and what is missing last', () => {
    const { findings } = judge({
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

  it('never falls for any side when a risk is added', () => {
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
        const before = judge({ risks: known.map(build) });
        const after = judge({ risks: [...known, added].map(build) });
        const scores = (judged: typeof before) => [
          judged.score.value,
          ...judged.judgements.map(({ score }) => score.value),
        ];
        const later = scores(after);
        const fallen = scores(before).filter((value, index) => value > (later[index] ?? -1));
        expect(fallen).toEqual([]);
      }),
    );
  });
});

describe('the sides of a contract that names nobody', () => {
  const sidesOf = (words: string, kind: DocumentKind) =>
    scoreFindings({
      sourceText: buildSourceText(words),
      documentKind: { kind, label: kind },
      terms: [],
      risks: [],
      unfairRisks: [],
      ndaRisks: [],
    }).sides.map(({ id, label }) => [id, label]);

  it('are the roles that it speaks of again and again', () => {
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

  it('are none where both parties are both, or none is spoken of', () => {
    const nda = 'Each party is Discloser and Recipient. '.repeat(4);
    expect(sidesOf(nda, 'nda')).toEqual([]);
    expect(sidesOf('Tenant pays.', 'lease')).toEqual([]);
  });
});
