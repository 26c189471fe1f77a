import type { Check, ConceptPassage, Evidence } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { buildFinding } from '../test/build-finding.ts';
import type { LawEntry } from './law-entry.ts';
import { type LawInput, listLawNotes } from './list-law-notes.ts';

const text =
  'Premises at 5 Elm Road, Columbus, Ohio 43004. Owner may enter at any time. The deposit is kept.';

function quote(words: string): Evidence {
  const start = text.indexOf(words);
  return { start, end: start + words.length, quote: words };
}

function buildEntry(facts: Partial<LawEntry> = {}): LawEntry {
  return {
    id: 'ohio-entry',
    place: 'Ohio',
    topic: 'Entry by the landlord',
    kinds: ['lease'],
    rules: ['TEN-02'],
    concepts: ['landlord-entry'],
    instruments: [],
    restates: [],
    text: 'A landlord gives a day’s notice.',
    source: 'Code 1',
    asOf: '2025-06-30',
    certainty: 'settled',
    ...facts,
  };
}

const present: Check = {
  ruleId: 'TEN-02',
  category: 'tenancy',
  title: 'Landlord may enter',
  subject: 'Entry',
  outcome: 'present',
  evidence: [quote('Owner may enter')],
};
const passage: ConceptPassage = {
  concept: 'landlord-entry',
  title: 'Landlord may come in',
  subject: 'Entry of the landlord',
  detail: 'The landlord may come in.',
  category: 'tenancy',
  use: 'noted',
  probability: 0.9,
  evidence: quote('enter at any time'),
};

function list(facts: Partial<LawInput> = {}) {
  return listLawNotes({
    text,
    kind: 'lease',
    terms: [],
    findings: [],
    checks: [],
    conceptPassages: [],
    entries: [buildEntry()],
    ...facts,
  });
}

describe('notes on the law of a place', () => {
  it('say what the law is, why this place, and which words they belong to', () => {
    expect(list({ checks: [present] })).toEqual([
      {
        id: 'ohio-entry',
        place: 'Ohio',
        topic: 'Entry by the landlord',
        text: 'A landlord gives a day’s notice.',
        source: 'Code 1',
        asOf: '2025-06-30',
        certainty: 'settled',
        places: [{ basis: 'premises', evidence: quote('Ohio 43004') }],
        occasion: 'Entry',
        evidence: [quote('Owner may enter')],
        restates: [],
      },
    ]);
  });

  it('belong first to a finding, then to what is present, then to a passage', () => {
    const finding = buildFinding({ ruleId: 'C-landlord-entry', title: 'May enter', evidence: [] });
    const all = { findings: [finding], checks: [present], conceptPassages: [passage] };
    const occasions = (facts: Partial<LawInput>) => list(facts).map(({ occasion }) => occasion);
    expect(occasions(all)).toEqual(['May enter']);
    expect(occasions({ ...all, findings: [] })).toEqual(['Entry']);
    expect(occasions({ conceptPassages: [passage] })).toEqual(['Entry of the landlord']);
  });

  it.each([
    ['nothing in the document is about them', {}],
    [
      'the engine is not sure of the passage',
      { conceptPassages: [{ ...passage, use: 'worth-a-look' as const }] },
    ],
    ['the check found nothing', { checks: [{ ...present, outcome: 'not-found' as const }] }],
    ['the document is of another kind', { checks: [present], kind: 'loan' as const }],
    ['the place is another one', { checks: [present], entries: [buildEntry({ place: 'Texas' })] }],
    ['the place is unknown', { checks: [present], text: text.replace('Ohio 43004', 'West') }],
  ])('are not shown if %s', (_, facts) => {
    expect(list(facts)).toEqual([]);
  });

  it('name the findings whose own text on the law they restate', () => {
    const entries = [buildEntry({ restates: ['TEN-02'] })];
    const findings = [
      buildFinding({ id: 'f1', ruleId: 'TEN-02', law: 'Notice is usual.' }),
      buildFinding({ id: 'f2', ruleId: 'TEN-02' }),
      buildFinding({ id: 'f3', ruleId: 'TEN-01', law: 'Deposits are limited.' }),
    ];
    expect(list({ entries, findings }).map(({ restates }) => restates)).toEqual([['f1']]);
  });

  it('come from the smallest place to the largest, each in the order of the text', () => {
    const entries = [
      buildEntry({ id: 'us', place: 'United States' }),
      buildEntry({ id: 'deposit', rules: ['TEN-01'] }),
      buildEntry({ id: 'entry' }),
    ];
    const checks = [present, { ...present, ruleId: 'TEN-01', evidence: [quote('deposit')] }];
    expect(list({ entries, checks }).map(({ id }) => id)).toEqual(['entry', 'deposit', 'us']);
  });

  it('hold for a case of their kind too', () => {
    const governed = 'Governed by the law of Ohio.';
    const terms = [
      {
        id: 't1',
        type: 'governing-law' as const,
        label: 'Governing law',
        display: 'State of Ohio',
        value: { kind: 'text' as const, text: 'Ohio' },
        evidence: { start: 23, end: 27, quote: 'Ohio' },
      },
    ];
    const entries = [buildEntry({ kinds: ['consumer'] })];
    const facts = { text: governed, terms, entries, checks: [present] };
    expect(list({ ...facts, kind: 'membership' })).toHaveLength(1);
    expect(list({ ...facts, kind: 'supply' })).toEqual([]);
  });

  it('belong to a will or a power of attorney as a whole', () => {
    const will = 'LAST WILL AND TESTAMENT\n\nI, Ann Doe, of Dayton, Ohio, give all to my son.';
    const entries = [
      buildEntry({ id: 'will', kinds: [], rules: [], concepts: [], instruments: ['will'] }),
    ];
    const [note] = list({ text: will, kind: 'other', entries });
    expect(note).toMatchObject({ id: 'will', occasion: 'LAST WILL AND TESTAMENT' });
  });
});
