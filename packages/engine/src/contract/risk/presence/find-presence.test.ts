import { describe, expect, it } from 'vitest';
import { buildSourceText } from '../../../test/build-source-text.ts';
import { findStructure } from '../../../text/structure/find-structure.ts';
import { rules } from '../../rules/index.generated.ts';
import { createPartyNames } from '../parties.ts';
import { findPresence } from './find-presence.ts';

function show(id: string, text: string): string | undefined {
  const rule = rules.find((one) => one.id === id);
  if (rule === undefined) throw new Error(`no rule ${id}`);
  const sourceText = buildSourceText(text);
  const { structure } = findStructure({ sourceText });
  const parties = createPartyNames([]);
  return findPresence(rule, { text: sourceText.text, structure, parties, provisions: [] })?.quote;
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
});
