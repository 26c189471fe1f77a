import { isAnchored } from '@clauselight/core';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { buildSourceText } from '../../test/build-source-text.ts';
import { findStructure } from '../structure/find-structure.ts';
import { findLeftOverDrafting, type LeftOverOptions } from './left-over-drafting.ts';

function check(raw: string, blanks: LeftOverOptions['blanks']) {
  const sourceText = buildSourceText(raw);
  const document = { sourceText, ...findStructure({ sourceText }) };
  const hits = findLeftOverDrafting(document, { blanks });
  return { text: sourceText.text, hits };
}

const list = (raw: string, blanks: LeftOverOptions['blanks'] = 'form') =>
  check(raw, blanks).hits.map(({ kind, evidence }) => `${kind}: ${evidence[0].quote}`);

/** Words with a dollar sign and a brace, which in quotation marks look like a forgotten template string. */
const shellField = '$'.concat('{customer}');

const inEveryDocument: readonly (readonly [string, string])[] = [
  ['The goods go to {{customer}} on Monday.', 'template-field: {{customer}}'],
  ['The goods go to {{ customer.name }} on Monday.', 'template-field: {{ customer.name }}'],
  [`The goods go to ${shellField} on Monday.`, `template-field: ${shellField}`],
  ['The goods go to <<customer>> on Monday.', 'template-field: <<customer>>'],
  ['The goods go to <<Customer Name>> on Monday.', 'template-field: <<Customer Name>>'],
  ['The goods go to << customer_name >> on Monday.', 'template-field: << customer_name >>'],
  ['The goods go to [[CLIENT NAME]] on Monday.', 'template-field: [[CLIENT NAME]]'],
  ['The goods go to {customer_name} on Monday.', 'template-field: {customer_name}'],
  ['The goods go to {Name of the customer} on Monday.', 'template-field: {Name of the customer}'],
  ['The goods go to [INSERT NAME] on Monday.', 'placeholder: [INSERT NAME]'],
  [
    'The goods go to [insert name\nof the customer] then.',
    'placeholder: [insert name\nof the customer]',
  ],
  ['The goods go to [Company] on Monday.', 'placeholder: [Company]'],
  ['The goods go to <insert address> on Monday.', 'placeholder: <insert address>'],
  ['The goods cost [to be agreed] a month.', 'placeholder: [to be agreed]'],
  ['The goods cost [●] a month.', 'blank: [●]'],
  ['The goods cost $____ a month.', 'blank: $____'],
  ['The goods cost XXX euros a month.', 'placeholder: XXX'],
  ['The goods cost XXXX a month.', 'placeholder: XXXX'],
  ['The goods cost X.XXX,00 euros a month.', 'placeholder: X.XXX'],
  ['The goods cost xx.xxx euros a month.', 'placeholder: xx.xxx'],
  ['The goods cost ??? euros a month.', 'placeholder: ???'],
  ['The goods cost € ???.', 'placeholder: ???'],
  ['The price is TBD.', 'placeholder: TBD'],
  ['The price (tbc) is due.', 'placeholder: tbc'],
  ['TODO: agree on the price.', 'note: TODO'],
  ['The price (FIXME) is due.', 'note: FIXME'],
  ['[Note to draft: ask Anna.] The price is due.', 'note: [Note to draft: ask Anna.]'],
  ['Lorem ipsum dolor sit amet and so on.', 'filler: Lorem ipsum dolor sit amet'],
];

const inNoDocument: readonly string[] = [
  'Article XXX of the Treaty applies.',
  'Articles XXIX, XXX and XXXI apply.',
  'XXX. MISCELLANEOUS',
  '(XXX) Merchant is directed to pay.',
  '(xxx) Merchant is directed to pay.',
  'Write to xxx@xxxx.xxx today.',
  'The valve has the part number XXX-4471.',
  'The valve has the serial number AXXX12.',
  'The account ends in XXXX 1234.',
  'The card is XXXX XXXX XXXX 1234.',
  'Adult or XXX content is not allowed.',
  'The price of [***] was left out.',
  'He wrote "[sic]" there, and [...] was cut.',
  'The name of [address removed] is known.',
  'See the [date](https://example.com/date) of the page.',
  'Write to [us]({{ site.email }}) today.',
  'The company SILICON << Pty >> Ltd is here.',
  'The file {N0276140 2} is stored.',
  'What do you mean???',
  'The firm TOM Online (???) and ????? are here.',
  'TBC Corporation carries the goods.',
  'The carrier (“TBC”) carries the goods. TBC has ten days.',
  'We paint the todo list.',
];

describe.each(['agreement', 'form'] as const)(
  'what drafting left in, blanks as in an %s',
  (blanks) => {
    it.each(inEveryDocument)('is found: %s', (raw, expected) => {
      expect(list(raw, blanks)).toEqual([expected]);
    });

    it.each(inNoDocument)('is not: %s', (raw) => {
      expect(list(raw, blanks)).toEqual([]);
    });
  },
);

describe('blanks', () => {
  it('of an agreement are gaps wherever a sentence has them', () => {
    const raw = 'The number ____ is the price, between [ ] and the other party.';
    expect(list(raw, 'agreement')).toEqual(['blank: ____', 'blank: [ ]']);
    expect(list('The plan is to be inserted.', 'agreement')).toEqual(['blank: to be inserted']);
  });

  it.each([
    'By: ______________ Name: ______________',
    '[ ] Soliciting material pursuant to the rule.',
    'Portions marked with brackets [ ] were left out.',
  ])('of an agreement are none to sign on or to tick: %s', (raw) => {
    expect(list(raw, 'agreement')).toEqual([]);
  });

  it.each([
    'Student number: ________ Class: ________',
    '[ ] Buy bread',
    'The plan is to be inserted.',
    'Answer the question:\n________________',
  ])('of another document are fields to fill in by hand: %s', (raw) => {
    expect(list(raw, 'form')).toEqual([]);
  });

  it('of another document are gaps where no label stands before them', () => {
    expect(list('The fee of ____ euros is due.', 'form')).toEqual(['blank: ____']);
  });

  it('are anchored in whatever text', () => {
    const word = fc.constantFrom(
      ...'____ [ ] [date] {{a}} {b_c}  << e >> XXX ??? TBD TODO é “ \n \t ( ) By: lorem ipsum'.split(
        ' ',
      ),
    );
    fc.assert(
      fc.property(
        fc.array(word, { maxLength: 20 }),
        fc.constantFrom('agreement' as const, 'form' as const),
        (words, blanks) => {
          const { text, hits } = check(words.join(' '), blanks);
          expect(hits.every(({ evidence }) => isAnchored(text, evidence[0]))).toBe(true);
        },
      ),
    );
  });

  it.each(['_', '[', '{', '<', '?', 'X', '[date', '{{a', 'XXX ', '____ ', '{a_', '[to be '])(
    'are looked for in a text of nothing but %s without its length being squared',
    (part) => {
      const measure = (length: number) => {
        const raw = part.repeat(length / part.length);
        const start = process.cpuUsage();
        check(raw, 'form');
        const { user, system } = process.cpuUsage(start);
        return (user + system) / 1000;
      };
      // Where the length were squared, this would take minutes.
      const length = inject('isFullRun') ? 200_000 : 50_000;
      measure(20_000);
      expect(measure(length)).toBeLessThan(4000);
    },
  );
});

describe('a row of underscores in an agreement', () => {
  it.each([
    'The rent is ________ dollars a month, the deposit is ________ dollars and is due on ________ each year.',
    'The start date: ____________ of the work is the day on which the Client pays the first fee.',
  ])('is a blank: %s', (words) => {
    expect(list(words, 'agreement')).not.toEqual([]);
  });

  it.each([
    'By: ____________ Name: ____________ Date: ____________',
    'Signature: ____________ Date: ____________',
    '____________ ____________ ____________',
    'Seller ____________ Buyer ____________ Witness ____________',
    'Signed this ____ day of ________ at the office of the Landlord.',
  ])('is a line to sign on: %s', (words) => {
    expect(list(words, 'agreement')).toEqual([]);
  });
});

describe('time', () => {
  it.each([
    ['blanks in one line', 'Signed ____ '],
    ['question marks', 'Pay ?? or ??? '],
    ['two short words for what is to come', 'TBC TBD '],
  ])('grows with the number of %s', (_, words) => {
    const before = process.cpuUsage();
    check(words.repeat(15_000), 'form');
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(4000);
  });
});
