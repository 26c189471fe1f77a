import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { weights } from '../../../test/weights.ts';
import { analyze } from '../../pipeline.ts';
import { buildSourceText } from '../../test/build-source-text.ts';
import { checkProse } from './check-prose.ts';
import { collectKnownFacts } from './facts/known-facts.ts';

const sourceText = buildSourceText(`SERVICES AGREEMENT

This Services Agreement (the "Agreement") is made as of March 31, 2026 between Halden Systems, Inc. ("Provider") and Lindqvist Furniture LLC ("Customer").

1. Fees

1.1 Customer shall pay a fee of $1,000,000 in the first year and USD 12,500.50 per month after that, within thirty (30) days of each invoice.

1.2 Late payments bear interest at one and one-half percent (1.5%) per month. A discount of 10% applies to 7 sites of Customer.

2. Term

2.1 The term is twelve (12) months. It ends on 30 March 2027 unless renewed 45, 60 or 90 days before. Notice takes 5 business days.

2.2 Support is answered within 24 hours. See https://halden.example/support or write to help@halden.example.

3. Liability

3.1 Neither party is liable for: (a) lost profit; (b) indirect loss.

3.2 The Data Protection Act of the United Kingdom applies. The insurance is GBP 2 million. Deliveries start on 04/05/2026.

EXHIBIT A

Price list`);
const analysis = analyze(sourceText, { weights });
const facts = collectKnownFacts({ sourceText, analysis });

function listMarked(prose: string): readonly string[] {
  const { text, marked } = checkProse(prose, facts, { unsupported: 'mark' });
  expect(marked).toBe(text.unsupported.length);
  return text.unsupported.map(({ start, end }) => text.text.slice(start, end));
}

describe('what the document states', () => {
  it.each([
    'The first-year fee is $1 million.',
    'The fee is USD 1,000,000, then one million dollars.',
    'Customer pays $12,500.50 a month.',
    'It pays US$1m within 30 days.',
    'The Agreement is dated 31 March 2026.',
    'It was signed on March 31st, 2026, or 2026-03-31.',
    'In March 2026 the term began; it ends on 30 March.',
    'It lasts one year, that is 12 months or twelve (12) months.',
    'Renewal needs 45 to 90 days, or 60 days.',
    'Interest is 1.5% a month and the discount ten percent.',
    'Interest of 150 basis points is charged.',
    'Notice takes five working days.',
    'Support answers within twenty-four hours.',
    'There are 7 sites, or seven.',
    'See clause 1.2 and Sections 2.1 and 3.',
    'Clause 3.1(b) excludes indirect loss; so does section 3.1 (a).',
    'Exhibit A lists prices.',
    'Both parties, the first and the second, agree to two things and one more.',
    'Halden Systems, Inc. sells to Lindqvist Furniture; Lindqvist’s fee is due.',
    'The UK Data Protection Act applies.',
    'The customers of the Provider pay.',
    'Unfortunately, Customer cannot leave. Negotiate a cap. Ask the Provider for more.',
    'Unlimited Liability For The Customer',
    'Write to help@halden.example or see halden.example/support.',
    'The insurance is two million pounds sterling, or £2m.',
    'Deliveries start on 4 May 2026, or on April 5, 2026.',
    'You MUST pay, and NOT late.',
    'The fee (12,500.50) is fair.',
    'Ask for (1) a cap, (2) notice and (3) a refund, e.g. in writing.',
  ])('%s', (prose) => {
    expect(listMarked(prose)).toEqual([]);
  });
});

describe('what it does not state', () => {
  it.each([
    ['The fee is $2 million.', ['$2 million']],
    ['The fee is €1,000,000.', ['€1,000,000']],
    ['The fee is two million dollars.', ['two million dollars']],
    ['It is dated 31 March 2028.', ['31 March 2028']],
    ['It is dated 1 April 2026, not 2026-05-02.', ['1 April 2026', '2026-05-02']],
    ['In April 2028 it ends.', ['April 2028']],
    ['It lasts 18 months, not two years.', ['18 months', 'two years']],
    ['Payment is due in 60 weeks.', ['60 weeks']],
    ['Notice takes ten business days.', ['ten business days']],
    ['Notice takes 30 business days.', ['30 business days']],
    ['Interest is 2% and the discount eleven percent.', ['2%', 'eleven percent']],
    ['There are 8 sites, or nine.', ['8', 'nine']],
    ['See clause 4.2 and Section 9.', ['clause 4.2', 'Section 9']],
    ['Clause 3.1(d) is odd.', ['Clause 3.1(d)']],
    ['Exhibit B is missing.', ['Exhibit B']],
    ['It breaches the GDPR.', ['GDPR']],
    ['It is with Acme Widgets Ltd of Berlin.', ['Acme Widgets Ltd', 'Berlin']],
    ['Google may end it.', ['Google']],
    ['Support answers within 48 hours.', ['48 hours']],
    ['It complies with ISO27001.', ['ISO27001']],
    ['It has sites (8).', ['8']],
  ])('%s', (prose, expected) => {
    expect(listMarked(prose)).toEqual(expected);
  });

  it('goes with its sentence where sentences go', () => {
    const prose =
      'The fee is $1 million. It rises to $3 million! It is paid by Halden Systems, Inc. each year.';
    const { text, droppedSentences, marked } = checkProse(prose, facts, {
      unsupported: 'drop-sentence',
    });
    expect(text).toEqual({
      text: 'The fee is $1 million. It is paid by Halden Systems, Inc. each year.',
      unsupported: [],
    });
    expect([droppedSentences, marked]).toEqual([1, 0]);
  });

  it.each([
    'https://evil.example/x',
    'evil.com',
    'www.evil.example',
    'me@evil.example',
    'javascript:alert(1)',
    'data:text/html;base64,PHNjcmlwdD4=',
    'http://192.168.0.1/a',
    '<https://evil.example>',
  ])('goes where it is an address: %s', (address) => {
    for (const unsupported of ['mark', 'drop-sentence'] as const) {
      const checked = checkProse(`Pay in time. Go to ${address} now. It is due.`, facts, {
        unsupported,
      });
      expect(checked.text).toEqual({ text: 'Pay in time. It is due.', unsupported: [] });
      expect(checked.droppedSentences).toBe(1);
    }
  });
});

describe('prose', () => {
  it.each([
    ['**Pay** in _time_, `now`', 'Pay in time, now'],
    ['# Title\n\n- one\n- two\n1. three', 'Title one two three'],
    ['[Pay](https://evil.example/x) in time', 'Pay in time'],
    ['![a chart](data:image/png;base64,AAAA) Pay', 'a chart Pay'],
    ['<b onclick="x()">Pay</b> in <i>time</i>', 'Pay in time'],
    ['<script>alert(1)</script>Pay', 'Pay'],
    ['&lt;img src=x onerror=alert(1)&gt;Pay &amp; go', 'Pay & go'],
    ['&lt;&lt;**Pay now', 'Pay now'],
    ['Pay\u202E in\u200B time\u0007\uFEFF', 'Pay in time'],
    ['Pay \uD800in time', 'Pay in time'],
    ['```js\nPay in time\n```', 'Pay in time'],
    ['  Pay \n\n  in\ttime ', 'Pay in time'],
    ['if 5 < 7 and a * b > c', 'if 5 < 7 and a * b > c'],
    ['<script', 'script'],
    ['', ''],
  ])('is made plain: %j', (prose, plain) => {
    expect(checkProse(prose, facts, { unsupported: 'mark' }).text.text).toBe(plain);
  });

  it('is cut where it is too long', () => {
    const { text } = checkProse('Pay in time. '.repeat(10_000), facts, { unsupported: 'mark' });
    expect(text.text.length).toBeLessThanOrEqual(6000);
  });

  it('is marked at places that lie in it, whatever it is', () => {
    const pieces = fc.constantFrom(
      ...[
        'GDPR ',
        '$5 ',
        '7',
        '. ',
        'Foo ',
        '**',
        '<b>',
        '](http://x.y)',
        '[',
        '\n',
        '12 months',
        '\u202E',
        ' 3 May 2031 ',
        'clause 8',
        '“',
        '&lt;',
        '\uD83D',
        '5%',
      ],
    );
    let marked = 0;
    fc.assert(
      fc.property(
        fc.array(fc.oneof(pieces, fc.string({ unit: 'binary', maxLength: 5 }))),
        (parts) => {
          for (const unsupported of ['mark', 'drop-sentence'] as const) {
            const { text } = checkProse(parts.join(''), facts, { unsupported });
            expect(text.text).not.toMatch(/[\p{Cc}\p{Cf}]|<[a-z/]/iu);
            let last = 0;
            marked += text.unsupported.length;
            for (const { start, end } of text.unsupported) {
              expect(start).toBeGreaterThanOrEqual(last);
              expect(end).toBeGreaterThan(start);
              expect(text.text.slice(start, end).trim()).not.toBe('');
              last = end;
            }
            expect(last).toBeLessThanOrEqual(text.text.length);
          }
        },
      ),
      { numRuns: inject('isFullRun') ? 500 : 20 },
    );
    expect(marked).toBeGreaterThan(0);
  });

  it.each([
    '<',
    '[',
    '(',
    '*',
    '_',
    '#',
    '&lt;',
    '<script>',
    '[a](',
    '1.',
    '1,',
    'A.',
    '§ 1, ',
    'one ',
    'thousand and ',
    ' ',
    '\n',
    '@a',
    'a.',
  ])('of one sign again and again is answered at once: %j', (sign) => {
    const started = process.cpuUsage();
    checkProse(sign.repeat(6000), facts, { unsupported: 'mark' });
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(5000);
  });
});
