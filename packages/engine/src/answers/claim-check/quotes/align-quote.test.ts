import { isAnchored } from '@clauselight/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alignQuote, indexText, longestElliptic } from './align-quote.ts';

const text = `SERVICES AGREEMENT

1. Fees
1.1 The Customer shall pay the Provider a fee of $12,500.00 per month, within thirty (30) days of each invoice.
1.2 Late pay-
ments bear interest at 1.5% a month. The Provider grants a non-exclusive, non-transferable licence.

2. Liability
2.1 The Provider shall not be liable for any indirect or consequential loss – however it arises.
2.2 The Customer’s “Confidential Information” means all in\u00ADformation it dis\u00ADcloses.
2.3 Each party may ter\u00ADminate this Agreement
for convenience; the effect of termination is stated in Section 9.
2.4 The parties may re-sign this Agreement. Customer can’t assign it.
`;
const index = indexText(text);

function align(quote: string, within?: { start: number; end: number }): string | undefined {
  const evidence = alignQuote(index, quote, within === undefined ? {} : { within });
  if (evidence !== undefined) expect(isAnchored(text, evidence)).toBe(true);
  return evidence?.quote;
}

describe('a quote', () => {
  it.each([
    ['as it stands', 'shall pay the Provider a fee of $12,500.00', undefined],
    ['in other white space', 'shall  pay\tthe\nProvider a fee', 'shall pay the Provider a fee'],
    ['joined over a line end', 'Late payments bear interest', 'Late pay-\nments bear interest'],
    ['copied with its line end', 'Late pay- ments bear interest', 'Late pay-\nments bear interest'],
    [
      'over a line break',
      'Agreement for convenience; the effect',
      'Agreement\nfor convenience; the effect',
    ],
    [
      'without soft hyphens',
      'means all information it discloses',
      'means all in\u00ADformation it dis\u00ADcloses',
    ],
    [
      'in other dashes',
      'consequential loss - however it arises',
      'consequential loss – however it arises',
    ],
    [
      'in a long dash',
      'consequential loss—however it arises',
      'consequential loss – however it arises',
    ],
    [
      'in a hyphen that does not break',
      'grants a non‑exclusive, non‑transferable licence',
      'grants a non-exclusive, non-transferable licence',
    ],
    [
      'in straight quotation marks',
      'The Customer\'s "Confidential Information" means',
      'The Customer’s “Confidential Information” means',
    ],
    [
      'in single quotation marks',
      "Customer's 'Confidential Information' means",
      'Customer’s “Confidential Information” means',
    ],
    [
      'in quotation marks as a whole',
      '“shall not be liable for any indirect”',
      'shall not be liable for any indirect',
    ],
    ['in capitals', 'SHALL NOT BE LIABLE FOR ANY INDIRECT', 'shall not be liable for any indirect'],
    [
      'with a ligature',
      'for convenience; the eﬀect of termination',
      'for convenience; the effect of termination',
    ],
    [
      'closed with a full stop',
      'pay the Provider a fee of $12,500.00 per month.',
      'pay the Provider a fee of $12,500.00 per month',
    ],
    [
      'begun with a number and its stop',
      '2.1. The Provider shall not be liable',
      'The Provider shall not be liable',
    ],
    [
      'with escapes of a file of data',
      'The Customer\'s \\"Confidential Information\\" means',
      'The Customer’s “Confidential Information” means',
    ],
    [
      'with escaped line ends and signs',
      'this Agreement\\nfor convenience; the effect of ter\\u00ADmination',
      'this Agreement\nfor convenience; the effect of termination',
    ],
    [
      'with signs nobody sees',
      'shall\u200B not be\uFEFF liable for any',
      'shall not be liable for any',
    ],
    [
      'with words left out',
      'The Provider shall not be liable … however it arises',
      'The Provider shall not be liable for any indirect or consequential loss – however it arises',
    ],
    [
      'with words left out in brackets',
      'shall pay the Provider [...] of each invoice',
      'shall pay the Provider a fee of $12,500.00 per month, within thirty (30) days of each invoice',
    ],
    [
      'with points in front and behind',
      '...shall not be liable for any indirect...',
      'shall not be liable for any indirect',
    ],
  ])('%s is found', (_, quote, expected) => {
    expect(align(quote)).toBe(expected ?? quote);
  });

  it.each([
    ['a number changed', 'shall pay the Provider a fee of $12,600.00'],
    ['a number cut', 'shall pay the Provider a fee of $12'],
    ['a number cut at its front', '500.00 per month, within thirty'],
    ['"not" left out', 'The Provider shall be liable for any indirect'],
    ['"not" put in', 'The Customer shall not pay the Provider'],
    ['a word changed', 'The Provider shall not be liable for any direct'],
    ['a hyphenated word cut', 'exclusive, non-transferable licence'],
    ['a contraction cut', 'this Agreement. Customer can'],
    ['a word cut', 'shall not be liable for any indir'],
    ['a word joined', 'The parties may resign this Agreement'],
    ['two words joined', 'The parties maybe re-sign this Agreement'],
    ['the number of another clause', '2.3 The Provider shall not be liable'],
    ['the letter of another clause', '(b) The Provider shall not be liable'],
    ['another currency', 'shall pay the Provider a fee of €12,500.00'],
    ['fragments in the wrong order', 'however it arises … The Provider shall not be liable'],
    ['fragments that say nothing', 'The Provider … it … however it arises'],
    ['a fragment that is not there', 'The Provider shall not be liable … unless it is negligent'],
    ['too few words, not exact', 'confidential information'],
    ['too few words, twice in the text', 'Agreement'],
    ['nothing', ''],
    ['nothing but signs', '“…”'],
    ['nothing but points', '. . .'],
  ])('with %s is not found', (_, quote) => {
    expect(align(quote)).toBeUndefined();
  });

  it('of few words is found where it stands exactly so and once', () => {
    expect(align('thirty (30) days')).toBe('thirty (30) days');
    expect(align('"Confidential Information"')).toBe('Confidential Information');
  });

  it('is looked for first where it is said to stand', () => {
    const twice = 'The fee is due at once. The fee is due at once. The Fee is due at once.';
    const within = { start: 24, end: 47 };
    const second = alignQuote(indexText(twice), 'the fee is due at once', { within });
    expect(second).toEqual({ start: 24, end: 46, quote: 'The fee is due at once' });
    const exact = alignQuote(indexText(twice), 'The Fee is due at once');
    expect(exact?.start).toBe(48);
    expect(alignQuote(indexText(twice), 'The fee', { within })?.start).toBe(24);
  });

  it('is found elsewhere too, wherever it is said to stand', () => {
    expect(align('shall not be liable for any', { start: 0, end: 20 })).toBeDefined();
    expect(align('shall not be liable for any', { start: 10_000, end: 20_000 })).toBeDefined();
  });

  it('does not join fragments far apart', () => {
    const far = `The fee is due at once. ${'x'.repeat(longestElliptic)} It is never refunded.`;
    const quote = 'The fee is due … It is never refunded';
    expect(alignQuote(indexText(far), quote)).toBeUndefined();
    expect(alignQuote(indexText(far.replace(/x+/, 'xxx')), quote)).toBeDefined();
  });
});

describe('a quote with a number before it', () => {
  const listed = indexText(
    '1. The fee is due at once.\n\n4. The fee is due at once.\n\n(b) The deposit is never refunded.\n\nThe rent is due in May.\n\n20\n\nSource: Halden Systems, Inc.\n\nSource: Halden Systems, Inc.',
  );

  it.each([
    ['1) The fee is due at once', 'The fee is due at once'],
    ['b. The deposit is never refunded', 'The deposit is never refunded'],
    ['3. The rent is due in May', 'The rent is due in May'],
    ['- The rent is due in May', 'The rent is due in May'],
    ['4) The fee is due at once', 'The fee is due at once'],
    ['2. The fee is due at once', undefined],
    ['c) The deposit is never refunded', undefined],
    ['21 Source: Halden Systems', undefined],
    ['7. fee is due at once', undefined],
  ])('is found where nothing else bears that number: %j', (quote, expected) => {
    expect(alignQuote(listed, quote)?.quote).toBe(expected);
  });
});

const words = fc.array(fc.stringMatching(/^[a-z]{2,9}$/), { minLength: 12, maxLength: 60 });
const changes: readonly ((quote: string) => string)[] = [
  (quote) => quote.replaceAll(' ', '\n  '),
  (quote) => quote.toUpperCase(),
  (quote) => `“${quote}.”`,
  (quote) => quote.replace(/a(?=[a-z])/g, 'a\u00AD'),
  (quote) => quote.replaceAll('fi', 'ﬁ'),
  (quote) => quote.replace(/([a-z])([a-z]+)$/, '$1-\n$2'),
  (quote) => `… ${quote} ...`,
];

describe('whatever the text', () => {
  it('evidence is its own words', () => {
    const signs = fc.string({
      unit: fc.constantFrom(...'ab 1.,-\u00AD’"…\nﬁ\u200B\uD800'),
      maxLength: 80,
    });
    let found = 0;
    fc.assert(
      fc.property(signs, signs, fc.nat(80), fc.nat(80), (source, quote, start, end) => {
        const evidence = alignQuote(indexText(source), quote, { within: { start, end } });
        if (evidence === undefined) return;
        found += 1;
        expect(isAnchored(source, evidence)).toBe(true);
      }),
      { numRuns: 1000 },
    );
    expect(found).toBeGreaterThan(0);
  });

  it('its own words, changed as is tolerated, are found where they stand', () => {
    fc.assert(
      fc.property(words, fc.nat(), fc.nat(100), (all, at, pick) => {
        const numbered = all.map((word, place) => (place % 4 === 3 ? `${word} ${place}` : word));
        const source = numbered.join(' ');
        const from = at % (numbered.length - 8);
        const quote = numbered.slice(from, from + 8).join(' ');
        const changed = changes[pick % changes.length]?.(quote) ?? quote;
        expect(alignQuote(indexText(source), changed)?.quote).toBe(quote);
      }),
    );
  });

  it('a quote with a digit changed stands nowhere', () => {
    const numbers = fc.uniqueArray(fc.integer({ min: 100, max: 999_999 }), {
      minLength: 8,
      maxLength: 30,
    });
    fc.assert(
      fc.property(numbers, fc.nat(), fc.nat(), (all, at, seed) => {
        const source = all.map((number) => `pays ${number} euros`).join(' and ');
        const number = String(all[at % all.length]);
        const place = seed % number.length;
        const digit = String((Number(number[place]) + 1 + (seed % 9)) % 10);
        const changed = number.slice(0, place) + digit + number.slice(place + 1);
        fc.pre(!all.some((other) => String(other) === changed));
        expect(alignQuote(indexText(source), `Pays ${changed} Euros.`)).toBeUndefined();
      }),
    );
  });
});

describe('hostile words', () => {
  const long = 'ab '.repeat(100_000);
  /** Milliseconds; what is not linear takes minutes. */
  const slow = 5000;

  it.each([
    ['a long row of one letter', `${'a'.repeat(2400)}b${'a'.repeat(2400)}`, 'a'.repeat(300_000)],
    ['a row of syllables', `${'ab '.repeat(1600)}c`, long],
    ['hyphens that differ at the end', `${'ab '.repeat(1500)}a-b`, long],
    ['many fragments', 'abcd abcd … '.repeat(8), 'abcd '.repeat(60_000)],
    [
      'many fragments, the last of which is missing',
      `${'ab ab ab ab ab … '.repeat(250)}cd cd cd cd`,
      long,
    ],
    ['blanks alone', ' '.repeat(4900), long],
    ['points alone', '.'.repeat(4900), '.'.repeat(300_000)],
    ['brackets and points', '[. '.repeat(1600), long],
    ['more than anybody quotes', 'ab '.repeat(100_000), long],
  ])('%s are answered at once', (_, quote, source) => {
    const prepared = indexText(source);
    const started = process.cpuUsage();
    alignQuote(prepared, quote);
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(slow);
  });
});
