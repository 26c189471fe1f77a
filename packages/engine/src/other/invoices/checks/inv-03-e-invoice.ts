import { formatDate } from '../../../text/values/dates.ts';
import type { InvoiceCheck } from './judgement.ts';

/** INV-03: an XML file that is an e-invoice is shown as one. */
export const eInvoice: InvoiceCheck = {
  id: 'INV-03',
  category: 'invoice',
  title: 'XML e-invoice recognised',
  level: 1,
  why: 'The file is made for programs; shown as an invoice it can be checked by people.',
  source: 'EN 16931-1, with the syntaxes of EN 16931-3-2 (UBL) and EN 16931-3-3 (CII)',
  examples: 'It takes an XML file, which is longer than an example can be.',
  judge({ facts }) {
    const { details, sums, opening } = facts;
    if (details.syntax === 'text') return undefined;
    const due = details.fields.find(({ id }) => id === 'due-date')?.value;
    const total = details.totals.due ?? details.totals.gross;
    const right = sums.filter(({ isRight }) => isRight).length;
    const held =
      right === sums.length ? `all ${right} sums hold` : `${right} of ${sums.length} sums hold`;
    const lines = `${details.lines.length} ${details.lines.length === 1 ? 'line' : 'lines'}`;
    return [
      {
        title: `E-invoice in ${details.syntax === 'ubl' ? 'UBL' : 'UN/CEFACT CII'}`,
        level: 1,
        points: 0,
        notice: `${lines}${total ? `, ${total.display}` : ''}${due ? `, due ${formatDate(due)}` : ''}; ${held}.`,
        why: 'The file is made for programmes; shown as an invoice it can be checked by people.',
        nextStep: 'Keep the XML file itself: it is the original, and a printout is not.',
        source: 'EN 16931-1, with the syntaxes of EN 16931-3-2 (UBL) and EN 16931-3-3 (CII)',
        evidence: opening ? [opening] : [],
      },
    ];
  },
};
