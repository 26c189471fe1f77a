import type { SourceText } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { buildSourceText } from '../../test/build-source-text.ts';
import { findStructure } from '../structure/find-structure.ts';
import { classifyDocument } from './classify-document.ts';
import type { KindInput } from './kind-input.ts';
import { recognizeOtherKind } from './other-kinds.ts';

function recognize(text: string, facts: Partial<SourceText> = {}) {
  const sourceText = { ...buildSourceText(text), ...facts };
  return classifyDocument({ sourceText, ...findStructure({ sourceText }) }).documentKind;
}

const prose =
  'Trains are the best way to cross a country, because they leave the traveller free to look out. The roads are full, the airports are far away, and nobody has ever enjoyed a queue. ';

const documents: readonly (readonly [kind: string, text: string])[] = [
  [
    'invoice',
    'Northlight Ltd\n\nInvoice\n\nInvoice no. 2031\n\nDue date: 3 May 2026\n\nTotal: EUR 119.00\n\nIBAN DE89 3704 0044 0532 0130 00',
  ],
  ['invoice', 'Rechnung\n\nRechnungsnummer 77\n\nGesamtbetrag 238,00 EUR inkl. 19 % MwSt.'],
  ['quote', 'Quotation\n\nQuotation no. 12\n\nValid until 1 June 2026\n\n20 chairs at EUR 40 each'],
  [
    'minutes',
    'Minutes of the Garden Committee\n\nPresent: Anna Berg, Ben Cole\n\nThe committee agreed to buy a pump.\n\nAction: Ben to ask for prices.',
  ],
  [
    'letter',
    'Dear Ms Berg,\n\nPlease send us the meter reading by 14 June.\n\nYours sincerely,\nBen Cole',
  ],
  [
    'cv',
    'Anna Berg\n\nExperience\n\nEngineer, 2019-2025\n\nEducation\n\nMSc, 2018\n\nSkills\n\nWelding',
  ],
  [
    'lab-report',
    'Abstract\n\nWe timed a pendulum.\n\nMethod\n\nA weight hung from a thread.\n\nResults\n\nThe period was 1.42 s, standard deviation 0.03 s.',
  ],
  [
    'report',
    'Annual report of the library\n\nExecutive summary\n\nSales of books rose to 3 million.\n\nRecommendations\n\nOpen on Sundays.',
  ],
  ['essay', `Why trains\n\n${prose}\n\n${prose}I believe that they should be cheaper.\n\n${prose}`],
  [
    'letter',
    'Tax Office Northport\n\nNotice of assessment\n\nReference number: 4471-220\n\nYou owe EUR 1,284.30 for 2025.\n\nPay the amount by 24 March 2026.',
  ],
  [
    'letter',
    'City of Ashford\n\nFinal Notice\n\nAccount No. 88123\n\nPayment of the charge must reach us no later than 12 June 2026.',
  ],
  [
    'letter',
    'Dear Ms Shah\n\nThe boiler will be looked at on Monday.\n\nKind regards\n\nTom Field',
  ],
  [
    'minutes',
    'Platform sync, 4 May\n\nAttendees: Ana, Ben\n\nWe talked of the release.\n\nAction items\n\n- Ben: update the runbook',
  ],
  [
    'report',
    'Project Status Report\n\nStatus: amber\n\nThe foundation is two weeks late because of the frost.',
  ],
  [
    'policy',
    'Travel Policy\n\nOwner: People Operations\n\nVersion: 2.1\n\nStaff book economy class.',
  ],
  [
    'policy',
    'Parcel Privacy Notice\n\nVersion 1.3\n\nThis notice explains what data Parcel collects and why. You’re asked for an e-mail address. We share it with nobody.',
  ],
  ['other', 'Milk\n\nBread\n\nEggs'],
  ['other', 'Notice\n\nClosed on Mondays.'],
  ['policy', 'Travel Policy\n\nStaff book economy class.'],
  [
    'policy',
    'Travel policy\n\nThis policy explains how employees travel. Employees must book flights through the travel desk by the 10th of the month, if the manager agrees. Employees must hand in receipts within 30 days, and the company shall pay them. Staff may not exceed the agreed amount.',
  ],
  [
    'policy',
    'Parental leave\n\nEmployees are eligible for twenty weeks of leave. Your manager plans the handover with you, and payroll keeps paying your salary and benefits.',
  ],
  [
    'email',
    'From: Anna Berg <anna@northlight.example>\nTo: Ben Cole\nSubject: Pump\n\nThe pump came today, and it leaks.',
  ],
  [
    'email',
    'Thanks, that works for me.\n\nOn Tue, 3 March 2026 at 10:02, Ben Cole wrote:\n> Shall we meet on Friday?\n> From: Ben Cole\n> To: Anna\n> Subject: Friday',
  ],
  [
    'letter',
    'Sehr geehrte Frau Berg,\n\nbitte senden Sie uns den Zählerstand.\n\nMit freundlichen Grüßen\nBen Cole',
  ],
  [
    'order',
    'Purchase Order\n\nPO Number: 4410\n\nShip to: Northlight Ltd, Ashford\n\n20 chairs at EUR 40 each',
  ],
  ['delivery-note', 'Packing slip\n\nOrder 4410\n\nQuantity shipped: 20 chairs\n\nReceived by:'],
  [
    'receipt',
    'CORNER BOOKS\n\nCashier: Tom\n\n2 x Atlas 24.00\n\nSUBTOTAL 48.00\n\nTOTAL 51.90\n\nVisa card ending in 1111',
  ],
  ['receipt', 'Donation receipt\n\nWe thank Ms Berg for a gift of EUR 50 on 3 May 2026.'],
  [
    'statement',
    'Northport Bank\n\nAccount statement\n\nOpening balance 1,200.00\n\n3 May Rent -800.00\n\nClosing balance 400.00',
  ],
  [
    'payslip',
    'Northlight Ltd\n\nPay period: May 2026\n\nGross pay 3,000.00\n\nIncome tax 450.00\n\nNational Insurance 220.00\n\nNet pay 2,330.00',
  ],
  [
    'form',
    'Membership registration form\n\nName: ________\n\nStreet: ________\n\nTown: ________\n\nPlease print in block capitals.',
  ],
  [
    'certificate',
    'Certificate of Completion\n\nThis is to certify that Anna Berg has completed the course in welding.',
  ],
  [
    'guide',
    'How to descale the kettle\n\n1. Fill it with vinegar.\n\n2. Wait an hour.\n\n3. Open the lid.\n\n4. Remove the scale.\n\n5. Check the element.',
  ],
  [
    'court-paper',
    'IN THE SUPERIOR COURT OF NORTHPORT\n\nANNA BERG, Plaintiff,\n\nv.\n\nBEN COLE, Defendant.\n\nMotion to compel\n\nThe plaintiff respectfully requests that the motion be granted.',
  ],
  [
    'book',
    'The Lighthouse\n\nISBN 978-0-00-000000-2\n\nChapter 1\n\nThe lamp went out.\n\nChapter 2\n\nNobody came.\n\nChapter 3\n\nIt was lit again.',
  ],
  [
    'article',
    `Trains are full again\n\nBy Anna Berg\n\nPublished 3 May 2026\n\n${prose.repeat(5)}`,
  ],
  [
    'log',
    [1, 2, 3, 4, 5, 6].map((n) => `2026-05-03T10:00:0${n} INFO request ${n} done`).join('\n'),
  ],
  [
    'code',
    'import { readFile } from "node:fs";\n\nfunction main() {\n  const text = readFile("a");\n  return text;\n}\n\nmain();',
  ],
  ['other', 'Summer outing\n\nAttendees: everyone\n\nThe boat has moved to Friday.'],
  ['other', 'Action items\n\nBuy milk'],
];

describe('documents that are not contracts', () => {
  it.each(documents)('are recognized: %s', (kind, text) => {
    expect(recognize(text).kind).toBe(kind);
  });

  it('state their signals', () => {
    expect(recognize(documents[0]?.[1] ?? '').reason).toContain('an invoice number');
  });

  it.each([
    ['blank lines', '\n'.repeat(60_000)],
    ['capitals and hyphens', 'A-'.repeat(30_000)],
    ['brackets', '(A'.repeat(30_000)],
    ['greetings', 'dear a b c d e f g h i j\n'.repeat(2_500)],
    ['deposits', 'deposits '.repeat(7_000)],
    ['parties', 'plaintiff '.repeat(6_000)],
    ['answers', 'on a b c '.repeat(6_000)],
    ['steps', '1. open 1. open\n'.repeat(4_000)],
    ['blanks', 'a:_'.repeat(20_000)],
    ['addresses', '@a.b'.repeat(15_000)],
  ])('are classified quickly among thousands of %s', (_, text) => {
    const input: KindInput = {
      title: '',
      head: text.slice(0, 6_000),
      text,
      wordCount: 1_000,
      format: 'txt',
      proseShare: 0,
      headings: 0,
      tableRowShare: 0,
      hasInvoiceData: false,
    };
    const start = process.cpuUsage();
    recognizeOtherKind(input);
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(1_000);
  });

  it.each([
    ['email', 'eml', 'Test'],
    ['email', 'msg', 'Test'],
    ['slides', 'pptx', 'Our plans\n\nMore light'],
    ['book', 'epub', 'The lamp went out.'],
  ] as const)('are recognized by the format of their file: %s', (kind, format, text) => {
    expect(recognize(text, { format }).kind).toBe(kind);
  });

  it('are tables and data by the format of their file', () => {
    expect(recognize('a,b\n1,2', { format: 'csv' }).kind).toBe('table');
    expect(recognize('{"a": 1}', { format: 'json' }).kind).toBe('data');
  });

  it('are invoices when a data file contains one', () => {
    const text =
      '<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"></Invoice>';
    expect(recognize(text, { format: 'xml' }).kind).toBe('invoice');
  });
});
