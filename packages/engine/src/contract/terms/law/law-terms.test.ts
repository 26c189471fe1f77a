import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSourceText } from '../../../test/build-source-text.ts';
import { findStructure } from '../../../text/structure/find-structure.ts';
import { listLawTerms } from './law-terms.ts';

function listDisplays(text: string, type: string): readonly string[] {
  const sourceText = buildSourceText(text);
  const { structure } = findStructure({ sourceText });
  return listLawTerms(sourceText.text, structure)
    .filter((term) => term.type === type)
    .map(({ display }) => display);
}

describe('the governing law', () => {
  it.each([
    [
      'This Agreement shall be governed by the laws of the State of New York.',
      ['State of New York'],
    ],
    [
      'THIS AGREEMENT SHALL BE GOVERNED BY THE LAWS OF THE STATE OF TEXAS WITHOUT REGARD TO CONFLICTS.',
      ['State of Texas'],
    ],
    ['This Agreement shall be governed by the laws of the state of Florida.', ['State of Florida']],
    ['This Agreement is governed by English law.', ['England and Wales']],
    ['This Agreement is governed by the laws of England and Wales.', ['England and Wales']],
    ['The contract is subject to Swiss law.', ['Switzerland']],
    ['The law of New South Wales applies, and so do its courts.', ['New South Wales']],
    ['The law of the Netherlands applies.', ['Netherlands']],
    ['The laws of physics apply to the machine in Ohio.', []],
    [
      'This Agreement is construed in accordance with the laws of Germany, excluding its conflict rules.',
      ['Germany'],
    ],
    [
      'This Agreement shall be governed by and construed under the laws of the Commonwealth of Virginia.',
      ['Commonwealth of Virginia'],
    ],
    [
      'This Agreement shall be governed by the laws of the Province of Ontario and the federal laws of Canada applicable therein.',
      ['Ontario, Canada'],
    ],
    [
      'This Agreement is governed by the laws of the United States and, to the extent applicable, by the laws of the State of Ohio.',
      ['State of Ohio'],
    ],
    [
      'This Agreement shall be governed by the laws of the State of California and the laws of Hong Kong.',
      ['State of California', 'Hong Kong'],
    ],
    [
      'This Agreement was accepted in the State of Nevada and shall be governed by the laws thereof.',
      ['State of Nevada'],
    ],
    [
      'The execution and construction of this Agreement shall be governed by PRC Laws.',
      ["People's Republic of China"],
    ],
    [
      'This Agreement shall be governed by the laws, other than choice of law rules, of the state of Maine.',
      ['State of Maine'],
    ],
    [
      'THIS AGREEMENT SHALL BE CONSTRUED UNDER THE LAWS OF THE STATE IN WHICH THE RESTAURANT IS LOCATED.',
      ['State in which the restaurant is located'],
    ],
  ])('%s', (text, expected) => {
    expect(listDisplays(text, 'governing-law')).toEqual(expected);
  });

  it('is found in a clause with that heading', () => {
    const text = '9. Governing Law\n\nThe law of Ohio.';
    expect(listDisplays(text, 'governing-law')).toEqual(['State of Ohio']);
  });

  it('is taken from the strongest statement', () => {
    const text =
      'Acme is a company organized under the laws of the State of Nevada.\n\nAny invention shall be determined under the patent laws of the United States.\n\nThis Agreement shall be governed by the laws of the State of Utah.';
    expect(listDisplays(text, 'governing-law')).toEqual(['State of Utah']);
  });

  it.each([
    'Supplier shall comply with the laws of Germany.',
    'Acme is a corporation organized and existing under the laws of Delaware.',
    'The parties obey the law.',
  ])('is not found in "%s"', (text) => {
    expect(listDisplays(text, 'governing-law')).toEqual([]);
  });
});

describe('the courts', () => {
  it.each([
    [
      'The state and federal courts located in Wilmington, Delaware have exclusive jurisdiction.',
      ['Wilmington, Delaware'],
    ],
    [
      'Each party submits to the exclusive jurisdiction of the United States District Court for the Southern District of New York.',
      ['Southern District of New York'],
    ],
    [
      'The parties submit to the exclusive jurisdiction of the English courts.',
      ['England and Wales'],
    ],
    [
      'The parties attorn to the non-exclusive jurisdiction of the courts of the Province of Ontario.',
      ['Province of Ontario'],
    ],
    [
      'EACH PARTY SUBMITS TO THE EXCLUSIVE JURISDICTION OF THE COURTS LOCATED IN NEW YORK CITY.',
      ['New York City'],
    ],
    ['A provision that is invalid in any jurisdiction stays valid in Ohio.', []],
    [
      'Each of the parties consents to personal jurisdiction for any emergency injunction sought in the Court of Rome.',
      [],
    ],
    ['A party may seek injunctive relief in any court of competent jurisdiction in Paris.', []],
    ['Supplier shall comply with any order of a court in Texas.', []],
  ])('%s', (text, expected) => {
    expect(listDisplays(text, 'jurisdiction')).toEqual(expected);
  });
});

describe('the seat of arbitration', () => {
  it.each([
    [
      'Disputes are settled under the Rules of Arbitration of the International Chamber of Commerce. The seat of arbitration shall be Geneva, Switzerland.',
      ['Geneva, Switzerland (ICC rules)'],
    ],
    [
      'The arbitration shall be held in Denver, Colorado, under the rules of the American Arbitration Association.',
      ['Denver, Colorado (AAA rules)'],
    ],
    ['Any dispute shall be resolved by binding arbitration in Wilmington.', ['Wilmington']],
    ['The arbitration shall be conducted in English.', []],
    ['The venue of the festival shall be Paris.', []],
  ])('%s', (text, expected) => {
    expect(listDisplays(text, 'arbitration-seat')).toEqual(expected);
  });
});

it('quotes the text exactly', () => {
  const words = fc.constantFrom(
    'This Agreement',
    'governed',
    'by the laws of',
    'the State of',
    'New York',
    '“Texas”',
    'courts',
    'located in',
    'exclusive jurisdiction',
    'submits to',
    'arbitration',
    'held in',
    'Paris',
    ',',
    '.',
    '\n\n',
    '\u00AD',
    'and',
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 30 }), (parts) => {
      const sourceText = buildSourceText(parts.join(' '));
      const { structure } = findStructure({ sourceText });
      const all = listLawTerms(sourceText.text, structure).map(({ evidence }) => evidence);
      const quoted = all.map(({ start, end }) => sourceText.text.slice(start, end));
      expect(quoted).toEqual(all.map(({ quote }) => quote));
    }),
  );
});
