import path from 'node:path';
import { root } from './server.ts';
import type { Upload } from './steps.ts';

const minutes = `Minutes of the Board Meeting

Harbour Street Library Association
Date: 12 March 2026
Time: 18:30 to 20:05
Place: Reading Room, 4 Harbour Street
Present: Ada Brook (chair), Tom Finch, Lena Marsh, Omar Reed
Apologies: Ruth Vale
Minutes: Tom Finch

1. Approval of the minutes
The minutes of 10 February 2026 were approved unanimously.

2. Roof repair
Lena Marsh presented three offers. The board resolved to accept the offer of Slate & Sons for EUR 18,400. (3 for, 1 against, 0 abstentions)
Action: Lena Marsh to sign the order by 20 March 2026.
Action: Omar Reed to ask the city for a grant.

3. Opening hours
It was discussed whether to open on Sundays. The question of staffing remains open.
Action: Tom Finch to draft a rota by 1 April 2026.

4. Any other business
None.

Next meeting: 14 April 2026, 18:30
`;

const letter = `Kestrel Energy Ltd
12 Mill Lane
Bristol BS1 4QA

Ms Dana Whitfield
8 Orchard Row
Bath BA1 2NF

4 March 2026

Our reference: KE-20931

Subject: Overdue payment for invoice 7781

Dear Ms Whitfield,

Our records show that invoice 7781 of 15 January 2026 for GBP 412.60 has not been paid. Please pay the amount of GBP 412.60 within 14 days of the date of this letter.

We ask you to send us your current meter reading by 20 March 2026.

If we do not receive your payment, we will charge a late fee of GBP 40.00 and may pass the matter to a collection agency.

Yours sincerely,

Paul Harker
Customer Accounts
`;

const sales = `Month,Region,Product,Units,Unit price,Revenue
2026-01,North,Lamp,120,18.50,2220.00
2026-01,South,Lamp,95,18.50,1757.50
2026-02,North,Lamp,131,18.50,2423.50
2026-02,South,Lamp,,18.50,
2026-03,North,Lamp,127,18.50,2349.50
2026-03,South,Lamp,102,18.50,1887.00
2026-04,North,Lamp,1290,18.50,23865.00
2026-04,South,Lamp,99,18.50,1831.50
2026-05,North,Desk,12,240.00,2880.00
2026-05,South,Desk,14,240.00,3380.00
`;

/** A document of each kind that has results of its own. */
export const resultSamples: readonly { title: string; file: Upload }[] = [
  { title: 'a contract', file: path.join(root, 'samples/cloud-services-agreement.txt') },
  { title: 'an essay', file: path.join(root, 'samples/school-uniforms-essay.txt') },
  { title: 'an invoice', file: path.join(root, 'samples/shop-sign-invoice.txt') },
  { title: 'a table', file: createUpload('sales.csv', 'text/csv', sales) },
  { title: 'minutes', file: createUpload('minutes.txt', 'text/plain', minutes) },
  { title: 'a letter', file: createUpload('letter.txt', 'text/plain', letter) },
];

function createUpload(name: string, mimeType: string, text: string): Upload {
  return { name, mimeType, buffer: Buffer.from(text) };
}
