import type { DocumentKind } from '@clauselight/schema';

interface Deal {
  readonly title: string;
  /** The names of the performing party and of the paying party. */
  readonly performer: string;
  readonly payer: string;
  /** The terms of this deal; `{P}` and `{Q}` stand for the two parties. */
  readonly particular: string;
}

/** Agreements in a balanced form, of more than 900 words, by kind. */
export const balancedDeals = {
  saas: {
    title: 'CLOUD SERVICES AGREEMENT',
    performer: 'Provider',
    payer: 'Customer',
    particular: `2. The Service

2.1 {P} makes its hosted planning service available to {Q} during the term for the internal business purposes of {Q}.

2.2 The service is available for at least 99.5 % of each calendar month. If availability is lower, {Q} receives a credit of five percent of the monthly fee for every full hour that is missed.

2.3 {Q} owns its data. {P} uses the data only to provide the service and, within thirty days after the end of this agreement, returns it in a common format and then deletes it. For ninety days {P} helps with the handover to another provider, and charges nothing for the export.

2.4 Each party handles personal data as the data processing agreement between the parties requires, which names documented instructions, confidentiality of staff, security measures, sub-processors, assistance, deletion and audits. {P} reports a personal data breach within 48 hours.

3. Fees

3.1 {Q} pays a fee of EUR 2,000 per month within thirty days after receipt of a proper invoice. Disputed amounts may be withheld until the dispute is settled.`,
  },
  services: {
    title: 'CONSULTING SERVICES AGREEMENT',
    performer: 'Consultant',
    payer: 'Client',
    particular: `2. The Services

2.1 {P} advises {Q} on the layout of its two warehouses. The services are those listed in this clause: a survey, a plan and a written report. Further work is done only on a written order that both parties sign and that states its price.

2.2 {Q} tests each report within ten working days after delivery against the list in clause 2.1. It is accepted when the test is passed, and {P} corrects reported defects without charge.

2.3 Rights in the report pass to {Q} once it is paid for. Whatever existed before this agreement, and general know-how, stays with {P}, who may be named as the author.

2.4 Each party handles personal data as the law requires, and only where the services need it.

3. Fees

3.1 {Q} pays EUR 24,000 in three equal parts, each due thirty days after receipt of a proper invoice. Agreed expenses are paid against receipts.`,
  },
  supply: {
    title: 'SUPPLY AGREEMENT',
    performer: 'Supplier',
    payer: 'Buyer',
    particular: `2. The Goods

2.1 {P} sells and {Q} buys oak table tops of the size and quality that each order states. There is no minimum quantity.

2.2 Delivery takes place within twenty working days after an order. Risk and title pass on delivery.

2.3 {Q} inspects the goods within ten working days after delivery. Goods are accepted when they pass the inspection. {P} replaces defective goods, or refunds their price.

2.4 {P} warrants that the goods will conform to the order for twenty-four months.

3. Price

3.1 The price is EUR 180 for each table top, due thirty days after receipt of a proper invoice. It changes only by written agreement.`,
  },
  licence: {
    title: 'SOFTWARE LICENCE AGREEMENT',
    performer: 'Licensor',
    payer: 'Licensee',
    particular: `2. The Licence

2.1 {P} grants {Q} a non-exclusive licence to use the planning software for its own business in all countries during the term.

2.2 {P} corrects reported defects within a reasonable time and delivers new versions without charge. If {P} ends its support without a successor, {Q} receives the source code for its own maintenance.

2.3 {P} warrants that the software will work materially as its documentation describes. The software is accepted when it has worked without material defect for twenty working days after delivery.

2.4 Each party handles personal data as the law requires.

3. Fees

3.1 {Q} pays EUR 9,000 for each year of the term, within thirty days after receipt of a proper invoice. If this agreement ends early, {P} refunds the part of the fee for the time after its end.`,
  },
  nda: {
    title: 'MUTUAL NON-DISCLOSURE AGREEMENT',
    performer: 'Discloser',
    payer: 'Recipient',
    particular: `2. The Purpose

2.1 The parties wish to talk about a joint warehouse and to exchange information for that purpose alone. Each party may act as the one that discloses ({P}) and as the one that receives ({Q}).

2.2 Confidential information may be written, spoken or shown, and may be technical or commercial. It need not be marked where a reasonable person would understand it to be confidential.

2.3 The party that receives information may share it with its employees, advisers and contractors who need to know it for the purpose and are bound to keep it confidential. It may make the copies that the purpose needs.

2.4 Nothing in this agreement grants a licence or any other right to the information. Samples are not taken apart or analysed, except where the law permits it.

3. Cost

3.1 Each party bears its own cost.`,
  },
  employment: {
    title: 'EMPLOYMENT AGREEMENT',
    performer: 'Employee',
    payer: 'Employer',
    particular: `2. The Position

2.1 The {P} works as a planner at the {Q}'s office in Utrecht. The employment starts on 1 March 2026. Duties, place and pay are changed only by written agreement.

2.2 Normal working time is 38 hours a week, Monday to Friday. Hours beyond it that the {Q} has ordered are paid at the hourly rate with a supplement of 25 %.

2.3 The {P} has 28 days of paid holiday a year, sick pay as the law provides, a probation of two months, ten days of training a year, and membership of the pension scheme. Grievances and discipline follow the staff handbook, a copy of which was handed over.

2.4 Rights in work done in the course of the employment belong to the {Q} as far as the law provides. Whatever the {P} made before, or makes in free time, stays with the {P}.

3. Pay

3.1 The {Q} pays a salary of EUR 4,200 per month on the last working day of the month. Nothing is deducted from it without written consent unless the law requires it.`,
  },
  lease: {
    title: 'RESIDENTIAL LEASE AGREEMENT',
    performer: 'Landlord',
    payer: 'Tenant',
    particular: `2. The Premises

2.1 The {P} lets the flat at 8 Canal Street, Bristol to the {Q} as a home. The tenancy begins on 1 March 2026.

2.2 The {P} keeps the structure, the roof, the heating and the installations in repair. The {Q} keeps the flat clean and reports defects promptly.

2.3 The {P} may enter at reasonable hours after two days' written notice, except in an emergency.

2.4 The {Q} needs the {P}'s consent to keep a pet or to sublet. Consent may not be unreasonably withheld.

3. Rent

3.1 The rent is GBP 1,100 per month, due on the first working day. It may be increased once a year, after two months' written notice, by no more than the rise of the consumer price index and never by more than three percent.

3.2 The deposit is GBP 1,100. It is protected in an authorised scheme and returned within fourteen days after the tenancy ends, less the proven cost of damage beyond fair wear and tear.`,
  },
  loan: {
    title: 'LOAN AGREEMENT',
    performer: 'Lender',
    payer: 'Borrower',
    particular: `2. The Loan

2.1 The {P} lends the {Q} EUR 60,000 for the purchase of a delivery van. The money is paid out within five working days after signature.

2.2 Interest is four percent a year on what is outstanding. If a payment is more than ten days late, the rate on the overdue amount is two percentage points higher.

2.3 The {Q} repays the loan in sixty equal monthly instalments and may repay it early, in whole or in part, at any time and without charge.

2.4 If an instalment stays unpaid for thirty days after written notice, the {P} may demand repayment of the loan. No other event gives that right.

3. Payments

3.1 Instalments are due on the first working day of each month.`,
  },
} as const satisfies Partial<Record<DocumentKind, Deal>>;
export type BalancedKind = keyof typeof balancedDeals;

/** Builds a whole agreement in which both sides have the same rights and duties, as far as the deal allows. */
export function buildBalancedAgreement(kind: BalancedKind, added: readonly string[] = []): string {
  const { title, performer, payer, particular } = balancedDeals[kind];
  const clauses = added.map((words, index) => `${14 + index}. Further Terms\n\n${words}`);
  return [opening(title), particular, shared, ...clauses, signatures]
    .join('\n\n')
    .replaceAll('{P}', performer)
    .replaceAll('{Q}', payer);
}

function opening(title: string): string {
  return `${title}

This agreement is made on 2 February 2026 between Linden Works GmbH, a company registered in Hamburg, Germany (the “{P}”), and Maple Halls Ltd, a company registered in Bristol, England (the “{Q}”).

1. Meaning of words

1.1 “Working day” means a day from Monday to Friday on which banks are open at the seats of both parties.

1.2 “Confidential information” means information that one party discloses to the other under this agreement and that is marked as confidential, or that a reasonable person would understand to be confidential from its nature.`;
}

const shared = `4. Term

4.1 This agreement starts on 1 March 2026 and lasts for twelve months. The parties may renew it by written agreement.

4.2 Either party may end this agreement by giving the other sixty days' written notice.

4.3 Either party may end it at once by written notice if the other commits a material breach and does not cure it within thirty days after written notice of the breach.

4.4 When this agreement ends, the parties settle what was delivered and paid up to that day. Amounts paid for the time after the end are refunded within thirty days.

5. Confidentiality

5.1 Each party keeps confidential information of the other confidential, uses it only for the purposes of this agreement, and protects it with the care that it gives its own.

5.2 The duty does not apply to information that is or becomes public without a breach, that the party already knew, that it received from a third party that was free to disclose it, or that it developed independently.

5.3 A party may disclose what a law or a court requires it to disclose, after telling the other party where it lawfully can.

5.4 When this agreement ends, each party returns or destroys the confidential information of the other on request. Copies in ordinary backups may be kept, and stay confidential. The duties of this section end three years after the end of this agreement.

6. Warranties

6.1 Each party warrants that it has the right to enter into this agreement.

6.2 The {P} performs with professional skill and care. It corrects a breach of this warranty within thirty days after notice, or refunds what was paid for the part concerned.

7. Liability

7.1 Neither party is liable to the other for indirect or consequential damages.

7.2 Each party's total liability arising out of this agreement is limited to the amounts paid or payable in the twenty-four months before the event that gave rise to the claim.

7.3 Nothing in this agreement limits liability for fraud, wilful misconduct, gross negligence, or death or personal injury.

8. Claims of third parties

8.1 Each party indemnifies the other against claims of third parties to the extent that they are caused by its infringement of intellectual property rights or its breach of law.

8.2 The party that seeks to be indemnified notifies the other promptly of the claim, leaves the defence to it, and gives reasonable help at its cost. Neither party settles a claim in a way that binds the other without its consent.

9. Insurance

9.1 Each party keeps the insurance that is customary for its business.

10. Events beyond control

10.1 Neither party is liable for a delay caused by an event beyond its reasonable control that it could not foresee (force majeure), as long as it gives notice and limits the effect.

10.2 If the event lasts more than sixty days, either party may end this agreement by written notice.

11. Transfer

11.1 Neither party may assign this agreement without the prior written consent of the other, which may not be unreasonably withheld. Either party may assign it to the buyer of its whole business after written notice.

12. Law and courts

12.1 This agreement is governed by the law of England and Wales, and the courts of England and Wales have jurisdiction.

12.2 Before going to court, managers of the parties meet within ten working days after a written request and try to settle the dispute. Each party bears its own cost of doing so.

13. General

13.1 Changes of this agreement need the written agreement of both parties. Notices are given in writing, by post or by e-mail, to the addresses above, and count as received on the next working day.

13.2 If a provision is invalid, the rest stays in force, and the parties replace it by a valid one that comes as near as possible to what it was meant to achieve.

13.3 A right that is not used at once is not lost. Only the parties may enforce this agreement.

13.4 This agreement may be signed in two copies, each of which is an original.`;

const signatures = `Signed for Linden Works GmbH: Greta Linden, 2 February 2026

Signed for Maple Halls Ltd: Thomas Maple, 2 February 2026`;

/** Returns the same agreement without a liability cap. */
export function withoutCeiling(text: string): string {
  return text.replace(
    /7\.1 [\s\S]*?\n\n7\.3 [^\n]*/,
    '7.1 Each party makes good the loss that it causes to the other by a breach of this agreement, in accordance with the rules of the law that governs it, and takes reasonable steps to keep its own loss small. A party that expects a loss tells the other at once, in writing, what has happened, what it has done so far and what help it would welcome, so that both can act in time.',
  );
}
