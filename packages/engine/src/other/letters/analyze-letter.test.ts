import { isAnchored } from '@clauselight/core';
import { letterDetailsSchema } from '@clauselight/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSourceText } from '../../test/build-source-text.ts';
import { findStructure } from '../../text/structure/find-structure.ts';
import { analyzeLetter } from './analyze-letter.ts';

const read = (text: string) => {
  const sourceText = buildSourceText(text);
  const { structure } = findStructure({ sourceText });
  return { sourceText, ...analyzeLetter({ sourceText, structure, kind: 'letter' }) };
};
const written = (body: string) =>
  read(`Acme Ltd\n\n4 May 2026\n\nDear Mr Carter,\n\n${body}\n\nYours sincerely,\nHelen Marsh`);

const reminder = `City of Harwell - Revenue Office
12 Castle Street, Harwell HW1 2AB

Mr John Carter
7 Mill Lane

4 May 2026

Your reference: HB-2041-77
Subject: Council tax arrears

Dear Mr Carter,

Council tax of GBP 1,248.50 has not been paid.

Please pay the full amount within 14 days of the date of this letter. You must also return the enclosed form by 29 May 2026.

If you do not pay by then, we will apply to the court and you may have to pay costs of GBP 95.

Please do not hesitate to contact us if you have questions. Please find enclosed a payment slip.

Yours sincerely,
Helen Marsh`;

const cancellation = `Maria Lopez
18 Garden Road

1 June 2026

Membership no. 884213

Dear Sir or Madam,

I hereby cancel my membership contract no. 884213 with effect from 31 July 2026. Please confirm in writing within 10 working days.

Yours faithfully,
Maria Lopez`;

const trick = `From: Bank Support <bank.support@gmail.com>
To: customer@mail.example
Date: 3 November 2026
Subject: FINAL NOTICE

Dear customer,

Your account will be suspended within 24 hours. Act now: verify your identity by sending a copy of your card.
To release the block pay EUR 250 by gift card. Do not tell anyone about this case.`;

describe('the reader of a letter', () => {
  it.each([
    ['Hi there,', undefined],
    ['Hi all,', undefined],
    ['Dear Everyone,', undefined],
    ['Dear Parents and Guardians,', undefined],
    ['Dear Sir or Madam', undefined],
    ['Dear Ms Shah', 'Ms Shah'],
    ['Hello Mr Theresa,', 'Mr Theresa'],
  ])('greeted by “%s” is %s', (greeting, name) => {
    const { details } = read(`${greeting}\n\nThe lift is mended.\n\nKind regards,\nTom Field`);
    expect(details.recipient?.text).toBe(name);
  });
});

describe('analyzeLetter of a reminder', () => {
  const { details, remarks, summary, terms } = read(reminder);

  it('reads the frame of the letter', () => {
    expect(details).toMatchObject({
      sender: { text: 'City of Harwell - Revenue Office' },
      recipient: { text: 'Mr John Carter' },
      subject: { text: 'Council tax arrears' },
      date: { date: '2026-05-04' },
      references: [{ label: 'Your reference', text: 'HB-2041-77' }],
    });
  });

  it('says what is asked by when, and leaves courtesy out', () => {
    expect(
      details.requests.map(({ isDemand, deadline }) => [
        isDemand,
        deadline?.safeDate,
        deadline?.countedFrom,
      ]),
    ).toEqual([
      [false, '2026-05-18', 'letter-date'],
      [true, '2026-05-29', undefined],
    ]);
  });

  it('gives a consequence with a deadline within 14 days 6 points', () => {
    expect(details.consequences).toHaveLength(1);
    expect(remarks.find(({ checkId }) => checkId === 'LET-02')?.points).toBe(6);
    expect(remarks.find(({ checkId }) => checkId === 'LET-01')?.notice).toBe(
      'The letter asks: “Please pay the full amount within 14 days of the date of this letter” and “You must also return the enclosed form by 29 May 2026”. Due first: Monday 18 May 2026 (the letter of 4 May 2026 + 14 days).',
    );
  });

  it('sums up and lists deadlines and sums', () => {
    expect(summary.at(-1)?.text).toContain('Act by Monday 18 May 2026');
    expect(terms.filter(({ type }) => type === 'deadline')).toHaveLength(2);
    expect(terms.filter(({ type }) => type === 'money').map(({ display }) => display)).toEqual([
      'GBP 1,248.50',
      'GBP 95.00',
    ]);
  });
});

describe('analyzeLetter of a notice', () => {
  it('checks the particulars of a notice in place of what it asks', () => {
    const { details, checks } = read(cancellation);
    expect(details.notice?.act).toBe('cancels');
    expect(
      details.notice?.items.filter(({ evidence }) => !evidence).map(({ name }) => name),
    ).toEqual(['Delivery']);
    expect(checks.find(({ checkId }) => checkId === 'LET-01')?.outcome).toBe('not-applicable');
  });

  it('asks for what a bare notice lacks', () => {
    const { remarks } = written('I hereby terminate our arrangement.');
    expect(remarks.find(({ checkId }) => checkId === 'LET-03')).toMatchObject({
      level: 2,
      points: 3,
    });
  });

  it('reads a firm’s own notice as one to its reader', () => {
    const { checks, details } = written(
      'We hereby terminate your contract. Please return the keys by 9 May 2026.',
    );
    expect(details.notice).toMatchObject({ act: 'terminates', isPersonal: false });
    expect(checks.find(({ checkId }) => checkId === 'LET-01')?.outcome).toBe('found');
  });

  it('takes a threat to terminate for no notice', () => {
    expect(
      written('We will terminate the contract if you do not pay.').details.notice,
    ).toBeUndefined();
  });
});

describe('analyzeLetter of a fraud', () => {
  const { details, remarks } = read(trick);

  it('names the families of signs', () => {
    expect(details.warningSigns.map(({ family }) => family)).toEqual([
      'urgency',
      'threat',
      'unusual-payment',
      'secrecy',
      'identity-check',
      'sender-mismatch',
    ]);
  });

  it('puts the warning first', () => {
    expect(remarks[0]).toMatchObject({ checkId: 'LET-04', level: 3, points: 6 });
  });
});

describe('analyzeLetter', () => {
  it.each([
    ['You must pay within 14 days.', 1],
    ['We kindly ask you to return the keys.', 1],
    ['The invoice is due on 3 June 2026.', 1],
    ['Please find attached the file.', 0],
    ['Please do not hesitate to call.', 0],
    ['If you have any questions, please call us.', 0],
    ['Unless we receive payment within seven days, we will sue.', 1],
    ['To pay by phone, call 0117 496 0123.', 0],
    ['What you need to do', 0],
    ['Thank you for your order.', 0],
  ])('counts the requests in %j', (text, count) => {
    expect(written(text).details.requests).toHaveLength(count);
  });

  it.each([
    ['If you do not reply, we will terminate the account.', 1],
    ['Failure to pay may lead to legal action.', 1],
    ['Otherwise we shall hand the matter to our lawyers.', 1],
    ['If you reply, good.', 0],
    ['We will gladly help.', 0],
  ])('counts the consequences in %j', (text, count) => {
    expect(written(text).details.consequences).toHaveLength(count);
  });

  it('counts from the letter where a period runs from receipt, and says that it is later', () => {
    const { details, remarks } = written('Please reply within 7 days of receipt.');
    expect(details.requests[0]?.deadline).toMatchObject({
      safeDate: '2026-05-11',
      countedFrom: 'receipt',
    });
    expect(remarks[0]?.notice).toContain('counted from receipt it is later');
  });

  it('puts what is to be done at once before what has a day', () => {
    const { remarks, summary } = written(
      'Please return the form by 29 May 2026. You must stop the work immediately.',
    );
    expect(remarks[0]?.notice).toContain('Due first: immediately');
    expect(summary.at(-1)?.text).toBe('It wants this done immediately.');
  });

  it('leaves the day itself out where something is due before it', () => {
    expect(written('Please reply before 29 May 2026.').details.requests[0]?.deadline).toMatchObject(
      { date: '2026-05-29', safeDate: '2026-05-28' },
    );
  });

  it('says of urgency and threats alone that real courts write so, too', () => {
    const { remarks } = written('This is our final notice. We will start legal action.');
    expect(remarks.find(({ checkId }) => checkId === 'LET-04')).toMatchObject({ level: 2 });
    expect(remarks.find(({ checkId }) => checkId === 'LET-04')?.notice).toContain('Real courts');
  });

  it('anchors everything in whatever text', () => {
    const line = fc.constantFrom(
      'Dear Ms Ray,',
      'Please “pay” by 3 June 2026.',
      'Your ref: A-12',
      '',
      'If you do not, we will sue.',
      'I hereby cancel.',
      'From: X',
      'Act now',
      '4 May 2026',
      'Yours sincerely,',
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const { details, sourceText } = read(lines.join('\n'));
        expect(() => letterDetailsSchema.parse(details)).not.toThrow();
        const all = [
          details.requests,
          details.consequences,
          details.references,
          details.warningSigns,
        ].flat();
        expect(all.every(({ evidence }) => isAnchored(sourceText.text, evidence))).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a letter that is not filled in yet', () => {
  const form = read(`CEASE AND DESIST LETTER

[Date]

[Recipient's Name]
[Address]

Dear [Recipient's Name],

I hereby demand that you:

1. Stop all use of the photographs.
2. Confirm in writing within [Number] days of receipt of this letter.

If you fail to comply, I will have no choice but to go to court.

Sincerely,
[Your Name]`);

  it('names neither its heading nor a placeholder as a sender or a recipient', () => {
    expect(form.details).not.toHaveProperty('sender');
    expect(form.details).not.toHaveProperty('recipient');
    expect(form.summary[0]?.text).toBe('This is a letter.');
    expect(form.summary[1]?.text).toBe('It is not filled in yet.');
  });

  it('demands what the list says, and not the words above it', () => {
    expect(form.details.requests.map(({ text, isDemand }) => [text, isDemand])).toEqual([
      ['Stop all use of the photographs.', true],
      ['Confirm in writing within [Number] days of receipt of this letter.', true],
    ]);
  });

  it('has a deadline whose length is open, and advises whoever writes it', () => {
    const [asked, announced] = ['LET-01', 'LET-02'].map((id) =>
      form.remarks.find(({ checkId }) => checkId === id),
    );
    expect(asked?.notice).toMatch(/The length of a deadline is left open\.$/);
    expect(asked?.nextStep).toBe('Fill in what is asked, of whom and by when.');
    expect(announced?.nextStep).toMatch(/before it goes out\.$/);
  });
});

describe('a letter that offers a last chance', () => {
  it('demands what it is a chance for', () => {
    const { details } = written(
      'I am writing to give you a final opportunity to repair my car, as the law requires.',
    );
    expect(details.requests).toMatchObject([{ isDemand: true }]);
  });

  it('says nothing where no request was recognized', () => {
    const { summary } = written('The weather was fine.');
    expect(summary.map(({ text }) => text).join(' ')).not.toMatch(/asks|requires/);
  });
});
