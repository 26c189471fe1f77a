import { isAnchored } from '@clauselight/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSourceText } from '../../test/build-source-text.ts';
import { findStructure } from './find-structure.ts';

function findIn(text: string) {
  return findStructure({ sourceText: buildSourceText(text) }).structure;
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

describe('findStructure', () => {
  it('builds a tree of numbers and headings', () => {
    const { clauses } = findIn(nested);
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
    const words = findIn(nested).sentences.map(({ passage }) => passage.text);
    expect(words[0]).toBe('Tenant shall pay rent as follows:');
    expect(words.some((text) => /\.\.\.|ARTICLE|Late Fees/.test(text))).toBe(false);
  });

  it('keeps a short sentence that only looks like a heading', () => {
    const { sentences } = findIn('4 Fees\n\nAll fees are non-refundable.');
    expect(sentences.map(({ passage }) => passage.text)).toEqual(['All fees are non-refundable.']);
  });

  it('recognizes sentences that only define a word', () => {
    const { sentences, definitions } = findIn(
      '“Claim” means any claim. A party (the “Buyer”) may sue.',
    );
    expect(sentences.map(({ isDefinition }) => isDefinition)).toEqual([true, false]);
    expect(definitions.map(({ term }) => term).sort()).toEqual(['Buyer', 'Claim']);
  });

  it('omits the title from the first sentence', () => {
    const { sentences } = findIn(
      'SUPPLY AGREEMENT This agreement is made by Acme, Inc. and Beta Ltd.',
    );
    expect(sentences[0]?.passage.text).toMatch(/^This agreement/);
  });

  it('takes neither page numbers nor footers for sentences', () => {
    const text =
      'The seller delivers the goods to\n\n7\n\nSource: ACME, INC., 10-K, 3/30/2016\n\nthe buyer.';
    expect(findIn(text).sentences.map(({ passage }) => passage.text)).toEqual([
      'The seller delivers the goods to',
      'the buyer.',
    ]);
  });

  it('contains only exact quotations', () => {
    const words = fc.constantFrom(
      '“Fees” means all fees',
      'the “Buyer”',
      '(the “Seller”)',
      'see Section 2.1(a) and Exhibit B',
      'Section 4 of the Lease is hereby deleted.',
      'By: /s/ Jane Roe Name: Jane Roe',
      '1. Sale.',
      'SCHEDULE A',
      '\n\n',
      'The seller\u00a0sells.',
      '\u00ad',
    );
    let quotes = 0;
    fc.assert(
      fc.property(fc.array(words, { maxLength: 30 }), (parts) => {
        const text = parts.join(' ').normalize('NFC');
        const {
          definitions,
          crossReferences,
          signatureBlocks,
          attachments,
          amendments,
          sentences,
        } = findIn(text);
        const evidence = [
          ...definitions.flatMap((found) => [found.evidence, found.meaning]),
          ...crossReferences.map((found) => found.evidence),
          ...signatureBlocks.flatMap(({ evidence, party, signatory, position }) => [
            evidence,
            party,
            signatory,
            position,
          ]),
          ...attachments.map((found) => found.evidence),
          ...amendments.map((found) => found.evidence),
        ];
        for (const quote of evidence.filter((one) => one !== undefined)) {
          quotes += 1;
          expect(isAnchored(text, quote)).toBe(true);
        }
        for (const { start, end } of sentences) {
          expect(text.slice(start, end).trim()).toBe(text.slice(start, end));
        }
      }),
    );
    expect(quotes).toBeGreaterThan(0);
  });

  it('gives the same result for the same text', () => {
    expect(JSON.stringify(findIn(nested))).toBe(JSON.stringify(findIn(nested)));
  });

  it.each([
    [
      'numbered clauses',
      (index: number) => `${index}. Fees. The buyer pays under Section ${index}.\n\n`,
    ],
    [
      'one long paragraph',
      (index: number) => `(a) It is 1.${index} of A. Or ${index}. Then it (b) goes `,
    ],
    ['open quotation marks', () => '"a (the "b '],
    ['blanks and lines', () => ' \n \t  . '],
    ['labels of signatures', () => 'By: Name: '],
    ['contents', (index: number) => `Table of Contents ${index} Rent ..... `],
  ])('takes time in proportion to %s', (_, make) => {
    const build = (count: number) => {
      const text = Array.from({ length: count }, (__, index) => make(index)).join('');
      // CPU time of this process, not wall time, which includes other processes.
      const started = process.cpuUsage();
      findIn(text);
      const { user, system } = process.cpuUsage(started);
      return (user + system) / 1000 / text.length;
    };
    build(200);
    // Garbage collection may fall into one measurement, but into all three only when there is much garbage.
    const isInProportion = () => build(5000) < build(500) * 4 + 0.001;
    expect(isInProportion() || isInProportion() || isInProportion()).toBe(true);
  });
});
