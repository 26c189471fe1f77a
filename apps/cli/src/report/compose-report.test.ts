import { buildSourceText } from '@clauselight/engine/test/build-source-text.ts';
import type { Analysis } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { listSides } from '../side/sides.ts';
import {
  buildAnalysis,
  buildFinding,
  buildObligation,
  buildParty,
  buildSides,
  buildTerm,
  quote,
} from '../test/build-analysis.ts';
import { composeReport } from './compose-report.ts';
import type { Fact } from './report.ts';

const text =
  'Fees. See Section 9.9 and Schedule B. Governed by Delaware law. Signed: ____ for Acme';
const half = text.indexOf('Governed');
const clauses: Analysis['clauses'] = [
  { id: 'c1', number: '1', heading: 'Fees', level: 1, start: 0, end: half },
  { id: 'c2', number: 'Article II', level: 1, start: half, end: text.length },
];

describe('the report', () => {
  it('begins with what the document is', () => {
    const terms = [buildParty({ name: 'Acme', alias: 'Customer' }), buildParty({ name: 'Bolt' })];
    expect(listFacts({ terms }).slice(0, 5)).toEqual([
      { label: 'File', text: 'deal.txt (Text, 2 pages, 100 words)' },
      { label: 'Kind', text: 'Services agreement' },
      { label: 'Party', text: 'Acme (Customer)' },
      { label: 'Party', text: 'Bolt' },
      { label: 'Score', text: '3.3 of 10, medium risk' },
    ]);
  });

  it('is titled as the document is, or else as the file', () => {
    const title = buildTerm({ type: 'document-title', display: 'MASTER AGREEMENT' });
    expect(compose({ terms: [title] })[0]).toEqual({ kind: 'title', text: 'MASTER AGREEMENT' });
    expect(compose({})[0]).toEqual({ kind: 'title', text: 'deal.txt' });
  });

  it('shows findings from critical to info, each with its words and place', () => {
    const evidence = [quote(text, 'Governed by Delaware law.')];
    const findings = ([1, 5, 3] as const).map((severity) =>
      buildFinding({ title: `Severity ${severity}`, severity, evidence }),
    );
    const parts = compose({ findings });
    expect(listTexts(parts, 'group')).toEqual(['Critical (1)', 'Medium (1)', 'Info (1)']);
    expect(listTexts(parts, 'item')).toEqual(['Severity 5', 'Severity 3', 'Severity 1']);
    expect(listTexts(parts, 'quote')).toEqual(Array(3).fill('Governed by Delaware law.'));
    expect(listTexts(parts, 'note')[0]).toBe('Article II, page 2');
  });

  it('says why a severity was raised or lowered', () => {
    const adjustments = [
      { effect: -1, reason: 'Notice is required', evidence: quote(text, 'Fees') },
    ];
    expect(listFacts({ findings: [buildFinding({ adjustments })] })).toContainEqual({
      label: 'Severity',
      text: 'lowered: Notice is required (“Fees”)',
    });
  });

  it('shows key terms with their words, their computation and where they stand', () => {
    const terms = [
      buildTerm({ display: 'State of Delaware', evidence: quote(text, 'Delaware') }),
      buildTerm({
        type: 'expiration-date',
        label: 'Expiration date',
        display: '1 March 2029',
        value: { kind: 'date', date: '2029-03-01', computation: '1 March 2026 + 3 years' },
        evidence: quote(text, 'Fees'),
      }),
    ];
    expect(listFacts({ terms }).slice(-2)).toEqual([
      {
        label: 'Governing law',
        text: 'State of Delaware',
        quote: 'Delaware',
        place: 'Article II, page 2',
      },
      {
        label: 'Expiration date',
        text: '1 March 2029 (1 March 2026 + 3 years)',
        quote: 'Fees',
        place: 'clause 1 Fees, page 1',
      },
    ]);
  });

  it('shows provisions with how likely they are', () => {
    const provisions: Analysis['provisions'] = [
      {
        category: 'governing-law',
        label: 'Governing law',
        probability: 0.876,
        evidence: quote(text, 'Governed'),
      },
    ];
    expect(listFacts({ provisions }).at(-1)).toEqual({
      label: 'Governing law',
      text: '88 %',
      quote: 'Governed',
      place: 'Article II, page 2',
    });
  });

  it('shows what is missing: broken references, attachments, blanks, signatures', () => {
    const facts = listFacts({
      crossReferences: [
        { target: '9.9', status: 'broken', evidence: quote(text, 'Section 9.9') },
        { target: '1', status: 'resolved', evidence: quote(text, 'See'), clauseId: 'c1' },
      ],
      attachments: [
        { label: 'Schedule B', status: 'missing', evidence: quote(text, 'Schedule B') },
      ],
      signatureBlocks: [
        { status: 'blank', evidence: quote(text, 'Signed: ____'), party: quote(text, 'Acme') },
      ],
      findings: [
        buildFinding({ ruleId: 'OPS-06', title: 'Blanks left', evidence: [quote(text, '____')] }),
      ],
    });
    expect(
      facts.slice(-4).map(({ label, text: words, quote: found }) => [label, words, found]),
    ).toEqual([
      ['9.9', 'is not in this document', 'Section 9.9'],
      ['Schedule B', 'is not attached', 'Schedule B'],
      ['To fill in', 'Blanks left', '____'],
      ['Not signed', 'for Acme', 'Signed: ____'],
    ]);
  });

  it('says once what is the same for several', () => {
    const block = { status: 'blank', evidence: quote(text, 'Signed: ____') } as const;
    expect(listFacts({ signatureBlocks: [block, block] }).slice(-1)).toMatchObject([
      { label: 'Not signed', text: 'a signature line is empty' },
    ]);
    expect(listTexts(compose({ signatureBlocks: [block, block] }), 'section')).toContain(
      'Blanks (1)',
    );
  });

  it('names the score by what it measures, and says where the analysis is incomplete', () => {
    const score = { ...buildAnalysis().score, label: 'Revision need' };
    expect(listFacts({ score }).at(-1)?.text).toBe('3.3 of 10, revision need: medium');
    const parts = compose({ failedSteps: [{ step: 'risk', label: 'Checking for risks' }] });
    expect(listTexts(parts, 'text')[0]).toContain('incomplete');
    expect(listTexts(parts, 'text').join(' ')).not.toContain('None of the checks found anything.');
  });

  it('begins its advice with what to do first, and the message that asks for it', () => {
    const parts = compose({
      recommendations: [
        {
          id: 'r1',
          findingId: 'f1',
          severity: 4,
          title: 'Raise the cap',
          text: 'Ask for twelve months of fees.',
          scoreReduction: 1,
          evidence: quote(text, 'Fees'),
        },
      ],
      firstSteps: { recommendationIds: ['r1'], message: 'Thank you.\n\n1. Raise the cap.' },
    });
    expect(listTexts(parts, 'section')).toContain('What to do first');
    expect(listTexts(parts, 'text')).toContain('1. Raise the cap.');
  });
});

describe('the report for one side', () => {
  const terms = [
    buildParty({ name: 'Acme', alias: 'Customer' }),
    buildParty({ name: 'Bolt', alias: 'Provider' }),
    buildObligation({ who: 'Customer', action: 'pay the fees', due: 'within 30 days' }),
    buildObligation({ who: 'Customer', action: 'resell the service', modality: 'must-not' }),
    buildObligation({ who: 'Provider', action: 'run the service' }),
  ];
  const findings = [
    buildFinding({ id: 'f1', title: 'For the provider', advantage: 'It cannot be undercut.' }),
    buildFinding({ id: 'f2', title: 'Unclear', severity: 5 }),
    buildFinding({ id: 'f3', title: 'For the customer' }),
    buildFinding({ id: 'f4', title: 'Worse for the customer', severity: 4 }),
  ];
  const standings = ['favour', 'open', 'risk', 'risk'] as const;
  const view: Analysis['views'][number] = {
    ...buildAnalysis(),
    side: 'party Acme',
    findings: findings.map(({ id }, index) => ({
      id,
      standing: standings[index] ?? 'open',
      points: 1,
      scoreWithout: 0,
    })),
  };

  it('shows first what weighs on it, the worst before the rest, and last what favours it', () => {
    const parts = compose({ terms, findings, views: [view] }, 0);
    expect(listTexts(parts, 'group')).toEqual([
      'Weighs on Customer (2)',
      'Weighs on whoever the clause names (1)',
      'In favour of Customer (1)',
    ]);
    expect(listTexts(parts, 'item')).toEqual([
      'High: Worse for the customer',
      'Medium: For the customer',
      'Critical: Unclear',
      'Medium: For the provider',
    ]);
    expect(listFacts({ terms, findings, views: [view] }, 0)).toContainEqual({
      label: 'For you',
      text: 'It cannot be undercut.',
    });
  });

  it('shows what it must do and must not', () => {
    const parts = compose({ terms }, 0);
    expect(listTexts(parts, 'section')).toContain('Obligations of Customer (2)');
    expect(listFacts({ terms }, 0).slice(-2)).toMatchObject([
      { label: 'Must', text: 'pay the fees (by when: within 30 days)' },
      { label: 'Must not', text: 'resell the service' },
    ]);
  });

  it('only counts obligations where no side was taken', () => {
    const [, counted] = listTexts(compose({ terms }), 'text');
    expect(counted).toMatch(/^3 obligations were found \(Customer: 2, Provider: 1\)/);
  });
});

function compose(facts: Partial<Analysis>, sideAt?: number) {
  const analysis = buildAnalysis({ clauses, ...facts });
  const pages = [
    { number: 1, start: 0, end: half },
    { number: 2, start: half, end: text.length },
  ];
  const sides = listSides({ sides: [...buildSides(analysis.terms)], terms: analysis.terms });
  const side = sideAt === undefined ? undefined : sides[sideAt];
  return composeReport({
    analysis,
    sourceText: { ...buildSourceText(text), pages },
    name: 'deal.txt',
    side,
  });
}

function listTexts(parts: ReturnType<typeof compose>, kind: string): readonly string[] {
  return parts.flatMap((part) => (part.kind === kind && 'text' in part ? [part.text] : []));
}

function listFacts(facts: Partial<Analysis>, sideAt?: number): readonly Fact[] {
  return compose(facts, sideAt).flatMap((part) => (part.kind === 'facts' ? part.facts : []));
}
