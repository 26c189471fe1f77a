import type { InvoiceLine } from '@clauselight/schema';
import { fold } from '../../../text/fold.ts';
import { writeExampleInvoice } from './example-invoice.ts';
import type { InvoiceCheck } from './judgement.ts';

const points = 3;

/** INV-06, inside one document: the same thing billed twice. */
export const duplicateLines: InvoiceCheck = {
  id: 'INV-06',
  category: 'invoice',
  title: 'Duplicate lines',
  level: 2,
  why: 'A line that was entered twice is paid twice unless somebody notices.',
  source: 'Practice of accounts payable',
  examples: {
    matches: [
      writeExampleInvoice(
        'Planting             3   42.00    126.00',
        'Roses                4   18.50     74.00',
      ),
    ],
    leaves: [writeExampleInvoice()],
  },
  judge({ facts: { details } }) {
    if (details.lines.length < 2) return undefined;
    const groups = new Map<string, InvoiceLine[]>();
    for (const line of details.lines) {
      if (!line.amount || /^-|^0+(?:\.0+)?$/.test(line.amount) || line.description.length < 4)
        continue;
      const key = [
        fold(line.description).replace(/\s+/g, ' '),
        line.code,
        line.quantity,
        line.amount,
      ].join('|');
      groups.set(key, [...(groups.get(key) ?? []), line]);
    }
    const [first, ...more] = [...groups.values()].filter((group) => group.length > 1);
    const [line] = first ?? [];
    if (!first || !line) return [];
    const others = more.length === 0 ? '' : ` So are ${more.length} other lines.`;
    return [
      {
        title: 'The same line appears more than once',
        level: 2,
        points,
        notice: `“${line.description.split('\n')[0]}” for ${line.amount} is billed ${first.length} times.${others}`,
        why: 'A line that was entered twice is paid twice unless somebody notices.',
        nextStep: 'Ask whether each of the lines stands for a delivery of its own.',
        source: 'Practice of accounts payable',
        evidence: first.slice(0, 4).map(({ evidence }) => evidence),
      },
    ];
  },
};
