import type { Provision } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { buildSourceText } from '../../../test/build-source-text.ts';
import { findStructure } from '../../../text/structure/find-structure.ts';
import { rules } from '../../rules/index.generated.ts';
import { createPartyNames } from '../parties.ts';
import { findPresence } from './find-presence.ts';

function show(id: string, text: string, provisions: readonly Provision[] = []): string | undefined {
  const rule = rules.find((one) => one.id === id);
  if (rule === undefined) throw new Error(`no rule ${id}`);
  const sourceText = buildSourceText(text);
  const { structure } = findStructure({ sourceText });
  const parties = createPartyNames([]);
  return findPresence(rule, { text: sourceText.text, structure, parties, provisions })?.quote;
}

describe('the passage on a subject', () => {
  it.each([
    ['LIA-02', 'The records of the limited liability company are in your possession.'],
    ['LIA-02', 'Liability and Insurance\n\nGeneral Liability: $1,000,000 of cover is carried.'],
    ['LIA-03', 'The Employee will not be held criminally liable for reporting a crime.'],
    ['LIA-17', 'The benefit must be applied for from the health insurance fund.'],
    ['OPS-01', 'The service provider retains copyright to all images.'],
    ['OPS-01', 'You may perform your work from your place of residence.'],
    ['OPS-01', 'The Service Provider shall not provide similar services to a competitor.'],
    ['OPS-01', 'We will provide you with the necessary work equipment.'],
    ['TRM-04', 'Buyer may cancel a purchase order before delivery.'],
    ['OPS-03', 'Large investors will receive inspection rights and a letter.'],
    ['PAY-01', 'The holder gets the price plus declared but unpaid dividends on each share.'],
    ['PAY-02', 'A late fee of 5 % of the overdue amount is due after a 15-day grace period.'],
    ['PAY-04', 'The Company is to reimburse counsel for a flat fee of $10,000.'],
    ['PAY-06', 'The Company will not make deductions from payments for income taxes.'],
    ['PAY-13', 'Purchasers who have invested at least $50,000 will receive information.'],
    ['IPD-15', 'The partnership shall dissolve upon a court order.'],
    ['TRM-11', 'The transfer of the Units by documents is exempt from qualification.'],
    [
      'RES-01',
      'Nothing in this Agreement prohibits the Recipient from competing with the Discloser.',
    ],
    ['IPD-03', 'All drawings remain the property of the client.'],
    ['IPD-03', 'The member has no pre-existing obligations in conflict with this.'],
    ['IPD-09', 'Customer shall not try to get unauthorized access to the equipment of others.'],
    ['IPD-20', 'There is no warranty of fitness or non-infringement.'],
    ['LIA-06', 'Any direct or indirect successor of the Company is bound.'],
    ['PAY-12', 'Owner grants a royalty-free licence.'],
    ['TRM-05', 'Rights under this agreement are conditional until the transfer is qualified.'],
    ['TRM-09', 'Owner grants a limited right to use the software.'],
    ['UNI-07', 'Delaware law governs without regard to conflicts of laws.'],
    ['RES-03', 'A majority decides on hiring and firing employees with a high salary.'],
    ['RES-04', 'Owner grants a non-exclusive licence to use the software.'],
    ['RES-06', 'Users must not post defamatory content.'],
    ['UNI-01', 'Further employment under changed working conditions is unreasonable.'],
    ['UNI-02', 'Supplier will only be required to replace products that are defective.'],
    [
      'UNI-04',
      'This covers acts constituting ordinary negligence in connection with the agreement.',
    ],
    ['UNI-06', 'The package has photo booth integration and lights.'],
    ['UNI-11', 'The Employee represents that the list is complete as of the Effective Date.'],
    ['LIA-01', 'Neither party is liable for lost profits; this limit of liability is essential.'],
    ['LIA-03', 'The tenant has not incurred any unpaid liability to an agent for its fees.'],
    [
      'LIA-03',
      'You shall refund to us any damages, provided the sum shall not exceed what we paid.',
    ],
    ['LIA-06', 'You shall repay sums that you recover for loss of earnings.'],
    ['LIA-12', 'This letter supersedes all prior representations and warranties.'],
    ['LIA-17', 'No manager may settle an insurance claim of more than $100,000.'],
    ['LOA-01', 'The principal and unpaid accrued interest shall be due at maturity.'],
    ['EMP-01', 'You may choose flexible hours: your hours of work are an average.'],
    ['EMP-04', 'Changes are announced three working days in advance.'],
    ['EMP-07', 'We reimburse expenses that you incur in the course of your employment.'],
    ['EMP-08', 'After the employment ends, you shall not recruit our staff for six months.'],
    ['IPD-02', 'All shares issued will be fully paid and free of liens.'],
    ['IPD-03', 'The writer retains ownership of all content created under this agreement.'],
    ['IPD-13', 'The information shall at all times remain the property of the discloser.'],
    ['IPD-15', 'You must disclose convictions and restrictions imposed by a court order.'],
    [
      'IPD-18',
      'The university may publish the research unless results are considered confidential.',
    ],
    ['OPS-01', 'The builder must complete the work by 1 May and work to the best of its ability.'],
    ['OPS-03', 'Half of the fee is due on signing and half on delivery and acceptance.'],
    [
      'PAY-01',
      'Total liability is limited to the fees paid in the twelve months before the claim.',
    ],
    ['PAY-01', 'The period for which the salary is paid, eg “£900 per month”.'],
    ['PAY-03', 'The seller owes no unpaid liability to a broker for brokerage fees or penalties.'],
    ['PAY-05', 'A stands for the exercise price (as adjusted to that date).'],
    ['PAY-09', 'Ann provides the working capital, with funding for legal fees and marketing.'],
    ['PAY-12', 'Rules of the ministries and commissions of the council apply.'],
    ['PAY-13', 'Shares shall be issued without charge to the holder for any issue tax.'],
    ['RES-01', 'The adviser shall notify the company of any competitor that it also serves.'],
    ['RES-05', 'The shares are free from all preemptive rights of any holder.'],
    ['RES-08', 'The licence granted here is non-transferable without consent of the provider.'],
    [
      'TRM-05',
      'You will not work abroad during your employment for a continuous period of a month.',
    ],
    [
      'TRM-06',
      'On termination the rights of both sides under this agreement will cease immediately.',
    ],
    ['TRM-07', 'The sole remedy for breach of this warranty is replacement.'],
    ['TRM-10', 'After the end of your probation, the notice period shall be two months.'],
    [
      'UNI-01',
      'If any part of this agreement is changed because it is unenforceable, the rest stays.',
    ],
    ['UNI-06', 'The date may move if there is prior agreement between the parties.'],
    ['DIS-04', 'If a term is found void by any court of the state, the rest stays.'],
    ['DIS-04', 'An indoor backup venue is available at no additional cost.'],
  ])('is not shown for %s: %s', (id, text) => {
    expect(show(id, text)).toBeUndefined();
  });

  it.each([
    ['LIA-02', 'Supplier’s total liability shall not exceed the fees paid.'],
    ['LIA-17', 'Contractor shall carry liability insurance of $1,000,000.'],
    ['OPS-01', 'Contractor shall perform the services described in Exhibit A.'],
    ['OPS-03', 'Buyer may reject goods that do not conform within ten days of delivery.'],
    ['PAY-01', 'Invoices are payable within thirty days of receipt.'],
    ['PAY-02', 'Client shall pay the balance upon acceptance of the work.'],
    ['PAY-04', 'The deposit is non-refundable.'],
    ['PAY-06', 'The tenant shall not deduct any amounts from the rent.'],
    ['PAY-13', 'Client shall pay a fee of $500.'],
    ['IPD-15', 'Recipient may disclose information to the extent required by law.'],
    ['IPD-17', 'Recipient shall return all confidential information on request.'],
    ['TRM-10', 'The duty of confidentiality shall continue after the end of this Agreement.'],
    ['TRM-11', 'Upon termination Provider shall return all customer data.'],
    ['TRM-12', 'Either party may terminate this Agreement with thirty days’ notice.'],
    ['RES-01', 'The Contractor shall not compete with the Client.'],
    ['IPD-03', 'Contractor retains ownership of pre-existing materials.'],
    ['IPD-09', 'Provider shall notify Customer of any unauthorized access to its data.'],
    ['IPD-20', 'Owner shall indemnify Licensee against claims of infringement.'],
    ['LIA-06', 'Neither party is liable for indirect loss.'],
    ['PAY-12', 'Licensee shall pay a royalty of 5 % of net sales.'],
    ['TRM-05', 'This agreement begins on 1 May 2024 and continues for two years.'],
    ['TRM-09', 'Provider may suspend the service.'],
    ['UNI-07', 'If the documents conflict, the order form shall prevail.'],
    ['RES-03', 'Supplier shall not hire employees of the Customer.'],
    ['RES-04', 'Owner appoints Agent as its exclusive distributor.'],
    ['UNI-01', 'We may change these terms at any time.'],
    ['UNI-02', 'Provider may discontinue the service.'],
    ['UNI-06', 'This is the entire agreement of the parties.'],
    ['UNI-11', 'This Agreement is entered into as of 1 May 2024.'],
    ['DIS-04', 'The courts of Ohio have exclusive jurisdiction.'],
  ])('is shown for %s: %s', (id, text) => {
    expect(show(id, text)).toBeDefined();
  });

  it('is the provision that the clause model finds if its words agree, whatever its probability', () => {
    const first = 'Contractor shall be insured with insurance of $1,000.';
    const second = 'Contractor shall carry liability insurance of $1,000,000.';
    const third = 'Contractor shall wear a helmet.';
    const text = `${first}\n\n${second}\n\n${third}`;
    const find = (quote: string, probability: number): Provision => {
      const start = text.indexOf(quote);
      const evidence = { start, end: start + quote.length, quote };
      return { category: 'insurance', label: 'Insurance', probability, evidence };
    };
    expect(show('LIA-17', text, [find(third, 0.9), find(second, 0.6)])).toBe(second);
    expect(
      show('LIA-17', third, [
        { ...find(third, 0.9), evidence: { start: 0, end: third.length, quote: third } },
      ]),
    ).toBeUndefined();
  });

  it('is no form field, help for filling in, or list of what survives', () => {
    expect(show('IPD-12', 'Confidentiality Period {period}')).toBeUndefined();
    expect(
      show('PAY-03', '[[LATE FEE]] Replace with the late fee you will charge.'),
    ).toBeUndefined();
    expect(
      show('IPD-13', 'Sections 2 (Fees), 5 (Confidentiality) and 9 shall survive the end of it.'),
    ).toBeUndefined();
  });

  it('is the heading where no sentence below it has the cues', () => {
    expect(show('TRM-12', '1. Key Terms\n\nPurpose: to talk.')).toBeUndefined();
    expect(show('PAY-01', '1. Payment Terms\n\nSee the annex.')).toBe('Payment Terms');
  });
});
