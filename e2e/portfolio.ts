import path from 'node:path';
import { root } from './server.ts';
import type { Upload } from './steps.ts';

/** Milliseconds of a day. */
const dayMs = 24 * 60 * 60 * 1000;

const samples = [
  'cloud-services-agreement.txt',
  'cloud-services-agreement.docx',
  'school-uniforms-essay.txt',
  'shop-sign-invoice.txt',
].map((name) => path.join(root, 'samples', name));

/** The day that many days after `today`, as a letter writes it. */
export function writeDay(today: Date, days: number): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  return format.format(new Date(today.getTime() + days * dayMs));
}

function createLetter(today: Date): Upload {
  const text = `Kestrel Energy Ltd
12 Mill Lane
Bristol BS1 4QA

Ms Dana Whitfield
8 Orchard Row
Bath BA1 2NF

${writeDay(today, -20)}

Subject: Overdue payment for invoice 7781

Dear Ms Whitfield,

Our records show that invoice 7781 has not been paid. Please pay the amount of GBP 412.60 by ${writeDay(today, -10)}.

We ask you to send us your current meter reading by ${writeDay(today, 12)}.

Yours sincerely,

Paul Harker
Customer Accounts
`;
  return { name: '=letter.txt', mimeType: 'text/plain', buffer: Buffer.from(text) };
}

/** Two contracts, an essay, an invoice and a letter that names days before and after `today`. */
export function createPortfolio(today: Date): readonly Upload[] {
  return [...samples, createLetter(today)];
}
