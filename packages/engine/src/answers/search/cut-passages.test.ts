import type { Clause } from '@clauselight/schema';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { buildSourceText } from '../../test/build-source-text.ts';
import { cloudAgreement } from '../../test/cloud-agreement.ts';
import { findStructure } from '../../text/structure/find-structure.ts';
import { cutPassages } from './cut-passages.ts';

function cut(raw: string, clauses?: readonly Clause[]) {
  const sourceText = buildSourceText(raw);
  const found = clauses ?? findStructure({ sourceText }).structure.clauses;
  return cutPassages(sourceText, found).map((passage) => ({
    ...passage,
    quote: sourceText.text.slice(passage.start, passage.end),
  }));
}

/** Half of a sign that takes two code units. */
const halfSign = /\p{Surrogate}/u;

function listInk(words: string): string {
  return words.replace(/\s+/g, '');
}

describe('the passages of a document', () => {
  it('hold all its ink once, in order', () => {
    const quotes = cut(cloudAgreement).map(({ quote }) => quote);
    expect(listInk(quotes.join(''))).toBe(listInk(cloudAgreement.normalize('NFC')));
  });

  it('hold all ink of any text, and none is too long to be read', () => {
    const paragraph = fc.oneof(
      fc.constantFrom(
        '1. Fees',
        '1.1 Pay. They pay.',
        '(a) now;',
        '2. Term',
        'Words. '.repeat(300),
      ),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.constant('😀'.repeat(1500)),
    );
    const text = fc.array(paragraph, { maxLength: 14 }).map((parts) => parts.join('\n\n'));
    fc.assert(
      fc.property(text, (raw) => {
        const passages = cut(raw);
        expect(listInk(passages.map(({ quote }) => quote).join(''))).toBe(
          listInk(raw.normalize('NFC')),
        );
        expect(passages.filter(({ quote }) => quote.length > 1400)).toEqual([]);
        expect(passages.filter(({ quote }) => halfSign.test(quote) && !halfSign.test(raw))).toEqual(
          [],
        );
      }),
      { numRuns: inject('isFullRun') ? 200 : 30 },
    );
  });

  it('are clauses under their headings', () => {
    const cap = cut(cloudAgreement).find(({ clause }) => clause?.number === '8.3');
    expect(cap).toMatchObject({
      clause: { number: '8.3', heading: 'Cap' },
      headings: ['Indemnity and Liability', 'Cap'],
    });
  });

  it('divide a long clause between its paragraphs, and a long paragraph between its sentences', () => {
    const sentence = 'The supplier keeps the goods in a dry place until they are collected. ';
    const raw = `1. Storage\n\n${sentence.repeat(10).trim()}\n\n${sentence.repeat(40).trim()}`;
    const quotes = cut(raw).map(({ quote }) => quote);
    expect(quotes.length).toBeGreaterThan(3);
    expect(quotes.filter((quote) => !quote.endsWith('.'))).toEqual([]);
  });

  it('join entries of a list that are too short to be read alone', () => {
    const raw = '1. Goods\n\n1.1 Chairs\n\n1.2 Tables\n\n1.3 Lamps\n\n1.4 Sofas';
    const joined = cut(raw).find(({ quote }) => quote.includes('Tables'));
    expect(joined?.quote).toContain('Lamps');
  });

  it('bear clauses that are not of this text', () => {
    const clauses = [{ id: 'c1', level: 1, start: 3, end: 900 }];
    expect(
      cut('Milk and bread', clauses)
        .map(({ quote }) => quote)
        .join(''),
    ).toContain('bread');
  });
});
