import type { Analysis, Evidence, Finding, Term } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { describeHighlights } from './ai-highlights.ts';

const fee: Evidence = { start: 4, end: 7, quote: 'fee' };
const notice: Evidence = { start: 20, end: 26, quote: 'notice' };

function buildFinding(finding: Partial<Finding> = {}): Finding {
  const given = { id: 'f1', title: 'Fee may rise', category: 'payment', severity: 3 } as const;
  return { ...given, evidence: [fee], ...finding } as Finding;
}

function buildTerm(term: Partial<Term> = {}): Term {
  return {
    id: 't1',
    type: 'money',
    label: 'Fee',
    display: 'USD 10.00',
    value: { kind: 'text', text: '' },
    evidence: fee,
    ...term,
  };
}

function describeOf(parts: {
  findings?: readonly Finding[];
  terms?: readonly Term[];
  kind?: Analysis['documentKind']['kind'];
}) {
  const { findings = [], terms = [], kind = 'saas' } = parts;
  return describeHighlights({ documentKind: { kind }, findings, terms } as unknown as Analysis);
}

describe('the highlights of an analysis', () => {
  it('cover every passage of a finding, and identical passages once', () => {
    const made = describeOf({ findings: [buildFinding({ evidence: [fee, notice, { ...fee }] })] });
    expect(made.map(({ quote }) => quote)).toEqual(['fee', 'notice']);
    expect(made[0]).toEqual({
      startOffset: 4,
      endOffset: 7,
      quote: 'fee',
      color: '#fef08a',
      note: 'Fee may rise',
      tags: ['Risk', 'Payment', 'Medium'],
      origin: {
        kind: 'finding',
        findingId: 'f1',
        title: 'Fee may rise',
        severity: 3,
        category: 'payment',
      },
    });
  });

  it('describe what is wrong here if the finding says so', () => {
    const [made] = describeOf({ findings: [buildFinding({ detail: 'There is no limit.' })] });
    expect(made?.note).toBe('Fee may rise: There is no limit.');
  });

  it('cover every term', () => {
    expect(describeOf({ terms: [buildTerm()] })).toEqual([
      {
        startOffset: 4,
        endOffset: 7,
        quote: 'fee',
        color: '#bfdbfe',
        note: 'Fee: USD 10.00',
        tags: ['Key term', 'Fee'],
        origin: { kind: 'term', termId: 't1', type: 'money', label: 'Fee' },
      },
    ]);
  });

  it.each([
    [5, '#fbcfe8'],
    [4, '#fbcfe8'],
    [3, '#fef08a'],
    [2, '#e9d5ff'],
    [1, '#e9d5ff'],
  ] as const)('show severity %i in %s', (severity, color) => {
    expect(describeOf({ findings: [buildFinding({ severity })] })[0]?.color).toBe(color);
  });

  it.each([
    ['nda', ['Risk', 'Payment', 'Medium']],
    ['essay', ['Finding', 'Payment', 'Worth fixing']],
    ['invoice', ['Finding', 'Payment', 'Worth checking']],
  ] as const)('are tagged in the words of the document: %s', (kind, tags) => {
    expect(describeOf({ findings: [buildFinding()], kind })[0]?.tags).toEqual(tags);
  });

  it('respect the limits of notes and tags without splitting a character', () => {
    const long = buildTerm({ label: `Key term ${'😀'.repeat(60)}`, display: '😀'.repeat(3000) });
    const [made] = describeOf({ terms: [long, buildTerm({ label: ' Key term ' })] });
    expect(made?.note.length).toBeLessThanOrEqual(5000);
    expect(made?.tags[1]?.length).toBeLessThanOrEqual(60);
    for (const words of [made?.note, ...(made?.tags ?? [])])
      expect(words).not.toMatch(/\p{Surrogate}/u);
  });

  it('carry each tag once', () => {
    expect(describeOf({ terms: [buildTerm({ label: ' Key term ' })] })[0]?.tags).toEqual([
      'Key term',
    ]);
  });
});
