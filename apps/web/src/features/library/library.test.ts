import type { Document, DocumentInsight } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { buildFinding, buildId, buildInsight } from '../../lib/insights/test/build-insight.ts';
import { changeTags, getCommonTags } from './change-tags.ts';
import { writeLibrary } from './library-csv.ts';
import { filterLibrary, readLibraryFilter } from './library-filter.ts';
import { libraryOrders, sortLibrary } from './library-order.ts';
import { createLibraryRows } from './library-rows.ts';

const today = '2026-11-22';

function buildDocument(number: number, parts: Partial<Document> = {}): Document {
  return {
    id: buildId(number),
    filename: `${number}.txt`,
    fileSize: 10,
    fileType: 'text/plain',
    format: 'txt',
    uploadedAt: `2026-11-${String(number).padStart(2, '0')}T10:00:00Z`,
    tags: [],
    ...parts,
  };
}

const analyzed = (number: number, parts: Partial<DocumentInsight> = {}) =>
  buildInsight({ documentId: buildId(number), analysisId: buildId(100 + number), ...parts });
const latest = (number: number, status: 'completed' | 'failed' | 'running' | 'cancelled') => ({
  latestAnalysis: { id: buildId(100 + number), status },
});

const documents = [
  buildDocument(1, { filename: 'lease.txt', tags: ['flat', '2026'], ...latest(1, 'completed') }),
  buildDocument(2, { filename: 'essay.txt', ...latest(2, 'completed') }),
  buildDocument(3, { filename: 'new.txt', tags: ['flat'] }),
  buildDocument(4, { filename: 'broken.txt', ...latest(4, 'failed') }),
  buildDocument(5, { filename: 'again.txt', ...latest(5, 'running') }),
  buildDocument(6, { filename: 'stopped.txt', ...latest(6, 'cancelled') }),
];
const insights = [
  analyzed(1, {
    documentKind: 'lease',
    kindLabel: 'Lease',
    parties: ['Tenant (Ada Byron)', 'Landlord'],
    riskScore: 6,
    findings: [buildFinding({ id: 'f1' }), buildFinding({ id: 'f2' })],
    reviewed: 1,
    dates: [{ type: 'deadline', label: 'Notice', date: '2026-12-04', start: 1, end: 4 }],
  }),
  analyzed(2, { documentKind: 'essay', scoreLabel: 'Revision need', riskScore: 9 }),
  analyzed(5, { riskScore: 2, findings: [buildFinding()], reviewed: 1 }),
  analyzed(6, { riskScore: 3 }),
];
const rows = createLibraryRows(documents, insights, today);

function filter(query: string, foundIds: readonly string[] = []) {
  const wanted = readLibraryFilter(new URLSearchParams(query));
  return filterLibrary(rows, wanted, new Set(foundIds)).map(({ document }) => document.filename);
}

function sort(value: string) {
  const order = libraryOrders.read(new URLSearchParams({ sort: value }));
  return sortLibrary(rows, order).map(({ document }) => document.filename);
}

describe('a document of the library', () => {
  it('is new, running, failed or analyzed, and leads to its latest analysis', () => {
    expect(rows.map(({ status, analysisId }) => [status, analysisId])).toEqual([
      ['analyzed', buildId(101)],
      ['analyzed', buildId(102)],
      ['new', undefined],
      ['failed', buildId(104)],
      ['running', buildId(105)],
      ['analyzed', buildId(106)],
    ]);
  });

  it('is found by words of its name, kind, parties and tags, or of its text', () => {
    expect(filter('q=LEASE')).toEqual(['lease.txt']);
    expect(filter('q=byron+flat')).toEqual(['lease.txt']);
    expect(filter('q=flat')).toEqual(['lease.txt', 'new.txt']);
    expect(filter('q=flat', [buildId(2)])).toEqual(['lease.txt', 'essay.txt', 'new.txt']);
  });

  it('is narrowed by kind, tag and state, and what makes no sense narrows nothing', () => {
    expect(filter('kind=essay')).toEqual(['essay.txt']);
    expect(filter('tag=flat&state=new')).toEqual(['new.txt']);
    expect(filter('state=failed')).toEqual(['broken.txt']);
    expect(filter('state=open')).toEqual(['lease.txt']);
    expect(filter('state=reviewed')).toEqual(['again.txt']);
    expect(filter('kind=nonsense&state=nonsense&tag=')).toHaveLength(6);
  });
});

describe('the order of the library', () => {
  it('begins with the latest, and otherwise with what the column calls for', () => {
    expect(sort('')[0]).toBe('stopped.txt');
    expect(sort('document')[0]).toBe('again.txt');
    expect(sort('-document')[0]).toBe('stopped.txt');
    expect(sort('deadline')[0]).toBe('lease.txt');
    expect(sort('review').slice(0, 2)).toEqual(['lease.txt', 'again.txt']);
  });

  it('compares risk alone, and has what lacks a value last in both directions', () => {
    const rest = ['broken.txt', 'essay.txt', 'new.txt'];
    expect(sort('score')).toEqual(['lease.txt', 'stopped.txt', 'again.txt', ...rest]);
    expect(sort('-score')).toEqual(['again.txt', 'stopped.txt', 'lease.txt', ...rest]);
  });
});

describe('the tags of several documents', () => {
  const flat = documents.filter(({ tags }) => tags.includes('flat'));

  it('are changed where all have them, and stay where only some do', () => {
    expect(getCommonTags(flat)).toEqual(['flat']);
    expect(changeTags(flat, ['home'])).toEqual([
      { id: buildId(1), tags: ['2026', 'home'] },
      { id: buildId(3), tags: ['home'] },
    ]);
    expect(changeTags(flat, ['flat', '2026'])).toEqual([
      { id: buildId(3), tags: ['flat', '2026'] },
    ]);
    expect(changeTags(flat, ['flat'])).toEqual([]);
  });
});

it('the library is saved as a table for spreadsheets', () => {
  const [head, first, , third] = writeLibrary(rows).trim().split('\r\n');
  expect(head).toMatch(/^\uFEFF?Document,Kind,Parties,/);
  expect(first).toBe(
    'lease.txt,Lease,Tenant (Ada Byron); Landlord,Risk,6.0,2,1,2026-12-04,Notice,flat; 2026,2026-11-01T10:00:00Z',
  );
  expect(third).toContain('new.txt,,,Not analyzed yet,,,,,,flat,');
});
