import { isAnchored } from '@clauselight/core';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { buildSourceText } from '../../test/build-source-text.ts';
import { findStructure } from '../../text/structure/find-structure.ts';
import { findTerms } from '../terms/find-terms.ts';
import { describeContract } from './describe-contract.ts';

const documentKind = { kind: 'services', label: 'Services agreement' } as const;
const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** The facts of a contract. Each may be absent; then its clause is left out. */
interface Facts {
  readonly customer: string;
  readonly supplier: string;
  readonly day: number;
  readonly month: string;
  readonly year: number;
  readonly fee: number | undefined;
  readonly payment: number | undefined;
  readonly cap: number | undefined;
  readonly notice: readonly [days: number, who: string] | undefined;
  readonly law: string | undefined;
}

const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined });
const facts: fc.Arbitrary<Facts> = fc.record({
  customer: fc.constantFrom(
    'Harbour Bakery Ltd',
    'Ann Lee',
    'Hill & Daughters LLC',
    'Oak Homes Inc.',
  ),
  supplier: fc.constantFrom('Northwind Cleaning Ltd', 'Bob Stone', 'Mill Works GmbH'),
  day: fc.integer({ min: 1, max: 28 }),
  month: fc.constantFrom(...months),
  year: fc.integer({ min: 2019, max: 2031 }),
  fee: maybe(fc.integer({ min: 200, max: 900_000 })),
  payment: maybe(fc.constantFrom(7, 14, 30, 45, 60)),
  cap: maybe(fc.integer({ min: 5000, max: 2_000_000 })),
  notice: maybe(
    fc.tuple(fc.constantFrom(10, 30, 60, 90), fc.constantFrom('Either party', 'The Customer')),
  ),
  law: maybe(fc.constantFrom('England and Wales', 'the State of Ohio', 'Ireland')),
});

const group = (value: number) => value.toLocaleString('en-US');

function write(own: Facts): string {
  const clauses = [
    own.fee !== undefined &&
      `Fees. The total contract price is GBP ${group(own.fee)} for all work under this Agreement.`,
    own.payment !== undefined &&
      `Payment. Invoices are due within ${own.payment} days of the invoice date.`,
    own.cap !== undefined &&
      `Liability. The Supplier's total liability under this Agreement shall not exceed GBP ${group(own.cap)}.`,
    own.notice !== undefined &&
      `Termination. ${own.notice[1]} may terminate this Agreement at any time upon ${own.notice[0]} days written notice.`,
    own.law !== undefined && `Law. This Agreement is governed by the laws of ${own.law}.`,
    'Headings. Headings are for reference alone.',
  ].filter((clause) => clause !== false);
  return [
    'CLEANING AGREEMENT',
    `This Cleaning Agreement is made on ${own.day} ${own.month} ${own.year} between ${own.customer} (the "Customer") and ${own.supplier} (the "Supplier").`,
    ...clauses.map((clause, index) => `${index + 1}. ${clause}`),
  ].join('\n\n');
}

function summarize(text: string) {
  const sourceText = buildSourceText(text);
  const { structure } = findStructure({ sourceText });
  const { terms } = findTerms({ sourceText, structure, documentKind });
  return describeContract({ documentKind, sides: [], terms, structure });
}

const listFigures = (words: string) => words.match(/\d(?:[\d,]*\d)?/g) ?? [];

describe('every sentence about a contract', () => {
  it('rests on words of the document, and states no figure that these words do not', () => {
    fc.assert(
      fc.property(facts, (own) => {
        const text = write(own);
        for (const sentence of summarize(text)) {
          expect(sentence.evidence.length, sentence.text).toBeGreaterThan(0);
          for (const one of sentence.evidence) expect(isAnchored(text, one)).toBe(true);
          const quoted = listFigures(sentence.evidence.map(({ quote }) => quote).join(' '));
          for (const figure of listFigures(sentence.text)) {
            expect(quoted, `${sentence.text} in ${text}`).toContain(figure);
          }
        }
      }),
      { numRuns: inject('isFullRun') ? 60 : 20 },
    );
  });

  it('names only parties, powers and laws that the document names', () => {
    fc.assert(
      fc.property(facts, (own) => {
        const said = summarize(write(own))
          .map((sentence) => sentence.text)
          .join(' ');
        const [, who] = own.notice ?? [];
        expect(said.includes('Either party can terminate')).toBe(who === 'Either party');
        expect(said.includes('The Customer can terminate')).toBe(who === 'The Customer');
        expect(said.includes('governed by')).toBe(own.law !== undefined);
        expect(said.includes('contract value')).toBe(own.fee !== undefined);
        expect(/limits (?:the )?liability/.test(said)).toBe(own.cap !== undefined);
        for (const name of [own.customer, own.supplier])
          expect(said).toContain(name.replace(/\.$/, ''));
      }),
      { numRuns: inject('isFullRun') ? 60 : 20 },
    );
  });
});
