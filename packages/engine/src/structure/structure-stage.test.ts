import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSourceText } from '../test/build-source-text.ts';
import { structureStage } from './structure-stage.ts';

function read(text: string) {
  return structureStage.run({ sourceText: buildSourceText(text) }).structure;
}

const nested = `LEASE AGREEMENT

TABLE OF CONTENTS

1. Rent ........ 2

2. Term ........ 3

ARTICLE I RENT

1.1 Amount. Tenant shall pay rent as follows:

(a) monthly;

(b) in advance, and

(i) by bank transfer, or

(ii) in cash.

1.2 Late Fees. Tenant shall pay a late fee.

ARTICLE II TERM

2.1 The term is five years.`;

describe('the structure', () => {
  it('is a tree of numbers and headings', () => {
    const { clauses } = read(nested);
    const numberOf = (id: string | undefined) => clauses.find((clause) => clause.id === id)?.number;
    expect(
      clauses.map(({ number, heading, parentId }) => [number, heading, numberOf(parentId)]),
    ).toEqual([
      ['ARTICLE I', 'RENT', undefined],
      ['1.1', 'Amount', 'ARTICLE I'],
      ['1.1(a)', undefined, '1.1'],
      ['1.1(b)', undefined, '1.1'],
      ['1.1(b)(i)', undefined, '1.1(b)'],
      ['1.1(b)(ii)', undefined, '1.1(b)'],
      ['1.2', 'Late Fees', 'ARTICLE I'],
      ['ARTICLE II', 'TERM', undefined],
      ['2.1', undefined, 'ARTICLE II'],
    ]);
  });

  it('takes neither headings nor the table of contents for sentences', () => {
    const words = read(nested).sentences.map(({ passage }) => passage.text);
    expect(words[0]).toBe('Tenant shall pay rent as follows:');
    expect(words.some((text) => /\.\.\.|ARTICLE|Late Fees/.test(text))).toBe(false);
  });

  it('keeps a short sentence that only looks like a heading', () => {
    const { sentences } = read('4 Fees\n\nAll fees are non-refundable.');
    expect(sentences.map(({ passage }) => passage.text)).toEqual(['All fees are non-refundable.']);
  });

  it('knows sentences that only define a word', () => {
    const { sentences, definitions } = read(
      '“Claim” means any claim. A party (the “Buyer”) may sue.',
    );
    expect(sentences.map(({ isDefinition }) => isDefinition)).toEqual([true, false]);
    expect(definitions.map(({ term }) => term).sort()).toEqual(['Buyer', 'Claim']);
  });

  it('holds only spans of the text, children inside their parents', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom(
            '1. Fees',
            '1.1 Due. Pay now.',
            '(a) one',
            '(i) two',
            'ARTICLE V',
            'Plain words. More.',
            'HEADING',
          ),
        ),
        (lines) => {
          const text = lines.join('\n\n');
          const { clauses, sentences } = read(text);
          for (const clause of clauses) {
            const parent = clauses.find(({ id }) => id === clause.parentId);
            expect(clause.start).toBeLessThan(clause.end);
            expect(clause.end).toBeLessThanOrEqual(parent?.end ?? text.length);
          }
          for (const { start, end } of sentences)
            expect(text.slice(start, end).trim()).toBe(text.slice(start, end));
        },
      ),
    );
  });
});
