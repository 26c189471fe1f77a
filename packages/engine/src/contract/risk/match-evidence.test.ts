import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Sentence } from '../../text/document-structure.ts';
import { createPassage } from '../../text/passage.ts';
import { findMatchEvidence } from './match-evidence.ts';

function quote(text: string, words: string) {
  const passage = createPassage(text, { start: 0, end: text.length });
  const sentence: Sentence = {
    start: 0,
    end: text.length,
    passage,
    clauseId: undefined,
    isDefinition: false,
  };
  const from = passage.text.indexOf(words);
  const match = { from, to: from + words.length };
  return findMatchEvidence(text, { sentence, match });
}

const aside =
  'the parties having met and talked at length of every matter between them and found no fault';

describe('findMatchEvidence', () => {
  it('quotes a short sentence whole', () => {
    const text = 'In consideration of the above, and for value received, Tenant pays the rent.';
    expect(quote(text, 'Tenant pays')?.quote).toBe(text);
  });

  it('quotes a longer sentence whole when it begins with the match', () => {
    const text = `Tenant pays ${'more '.repeat(60)}.`;
    expect(quote(text, 'Tenant pays')?.quote).toBe(text);
  });

  it('begins at the operative words of a longer sentence', () => {
    const told = `Tenant pays the rent ${'in full '.repeat(14)}on the first day.`;
    expect(quote(`Whereas ${aside}, and ${told}`, 'Tenant pays')?.quote).toBe(told);
    expect(quote(`It is agreed that ${aside}; ${told}`, 'Tenant pays')?.quote).toBe(told);
  });

  it('keeps the subject of the operative words', () => {
    const told = `the Tenant, for as long as it lives there, shall pay the rent ${'in full '.repeat(9)}.`;
    expect(quote(`Whereas ${aside}, ${told}`, 'shall pay')?.quote).toBe(told);
  });

  it('keeps the condition of the operative words', () => {
    const told = `if the Landlord asks for it in writing, the Tenant pays the rent ${'in full '.repeat(9)}.`;
    expect(quote(`${aside}; ${told}`, 'Tenant pays')?.quote).toBe(told);
  });

  it('ends a long quote at the end of a phrase', () => {
    const told = `the Tenant pays the rent ${'in full '.repeat(14)}on the first day`;
    const text = `Whereas ${aside}, ${told}; ${`${aside}, `.repeat(4)}they sign.`;
    expect(quote(text, 'Tenant pays')?.quote).toBe(told);
  });

  it('quotes the exact words of the text, including the match', () => {
    const snippet = fc.constantFrom(
      'all the ',
      'rent, ',
      'then; ',
      'due: ',
      '“quoted”\u00a0',
      '\n',
      '1.5 ',
    );
    fc.assert(
      fc.property(
        fc.array(snippet, { maxLength: 120 }),
        fc.array(snippet, { maxLength: 120 }),
        (a, b) => {
          const text = `${a.join('')}MATCH${b.join('')}`;
          const evidence = quote(text, 'MATCH');
          expect(evidence?.quote).toContain('MATCH');
          expect(text.slice(evidence?.start, evidence?.end)).toBe(evidence?.quote);
        },
      ),
    );
  });

  it('stays short in a sentence without commas', () => {
    const evidence = quote(`${'word '.repeat(2_000)}MATCH ${'word '.repeat(2_000)}`, 'MATCH');
    expect(evidence?.quote.length).toBeLessThan(600);
  });
});
