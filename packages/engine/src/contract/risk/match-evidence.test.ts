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
  return findMatchEvidence(text, {
    sentence,
    match,
    bearing: { bearer: 'everyone' },
    severity: 3,
    adjustments: [],
  });
}

const aside =
  'the parties having met and talked at length of every matter between them and found no fault';

describe('findMatchEvidence', () => {
  it('quotes the whole of a sentence of 400 characters or fewer', () => {
    const text = `Whereas ${aside}, Tenant pays ${'more '.repeat(50)}.`;
    expect(quote(text, 'pays')?.quote).toBe(text);
  });

  it('quotes the phrase between commas and semicolons that contains the match, in a long sentence', () => {
    const long = `${aside}, `.repeat(4);
    const told = `and the Tenant pays the rent ${'in full '.repeat(14)}on the first day`;
    const evidence = quote(`Whereas ${long}${told}; ${long}they sign.`, 'Tenant pays');
    expect(evidence?.quote).toBe(told);
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
