import type { TaskCategory } from '@clauselight/language-model';

/** What the annotators of the benchmark were asked, in short. */
const questions = {
  'Document Name': 'what is the contract called?',
  Parties: 'who are the parties, by name and by what the contract calls them?',
  'Agreement Date': 'which date does the contract bear?',
  'Effective Date': 'when does it take effect?',
  'Expiration Date': 'when does the first term end?',
  'Renewal Term': 'how is it renewed or extended after the first term, and for how long?',
  'Notice Period To Terminate Renewal': 'how long before must a renewal be declined?',
  'Governing Law': 'which law governs the contract?',
  'Most Favored Nation': 'must a party be given terms as good as any third party gets?',
  'Non-Compete': 'may a party not compete, or not work in some territory, business or sector?',
  Exclusivity: 'is there exclusive dealing, or a duty to buy all from, or not to sell to, others?',
  'No-Solicit Of Customers': 'may a party not win over customers or partners of the other?',
  'Competitive Restriction Exception':
    'what is excepted from non-compete, exclusivity or no-solicit of customers?',
  'No-Solicit Of Employees': 'may a party not hire or win over staff of the other?',
  'Non-Disparagement': 'may a party not speak ill of the other?',
  'Termination For Convenience': 'may a party end the contract without cause, by notice alone?',
  'Rofr/Rofo/Rofn': 'has a party a right of first refusal, first offer or first negotiation?',
  'Change Of Control':
    'is consent or notice needed, or may a party terminate, where the other is merged, sold or changes owners?',
  'Anti-Assignment': 'is consent or notice needed to assign the contract to a third party?',
  'Revenue/Profit Sharing': 'must a party share revenue or profit with the other?',
  'Price Restrictions': 'is a party limited in raising or lowering prices?',
  'Minimum Commitment': 'must a party buy or order a least amount in some time?',
  'Volume Restriction': 'does use above a threshold cost more, or need consent?',
  'Ip Ownership Assignment': 'does what one party creates become the property of the other?',
  'Joint Ip Ownership': 'is intellectual property owned by the parties together?',
  'License Grant': 'does a party grant the other a licence?',
  'Non-Transferable License': 'may a licence not be transferred to third parties?',
  'Affiliate License-Licensor':
    'does a licence cover what affiliates of the licensor own or grant?',
  'Affiliate License-Licensee': 'does a licence extend to affiliates of the licensee?',
  'Unlimited/All-You-Can-Eat-License': 'is a licence for the whole enterprise or unlimited use?',
  'Irrevocable Or Perpetual License': 'is a licence irrevocable or perpetual?',
  'Source Code Escrow': 'must source code be deposited with a third party?',
  'Post-Termination Services':
    'what must a party do after the end: transition, payment, wind-down, last purchases?',
  'Audit Rights': 'may a party audit books, records or premises of the other?',
  'Uncapped Liability': 'for what is liability without limit?',
  'Cap On Liability': 'how is liability limited, in amount or in the time for claims?',
  'Liquidated Damages': 'are damages or a termination fee fixed in advance?',
  'Warranty Duration': 'how long does a warranty last?',
  Insurance: 'must a party keep insurance for the benefit of the other?',
  'Covenant Not To Sue':
    'may a party not contest the other’s intellectual property, or not sue for other matters?',
  'Third Party Beneficiary': 'may somebody who is no party enforce the contract?',
};

/** The 41 categories as a model is asked for them. */
export const taskCategories: readonly TaskCategory[] = Object.entries(questions).map(
  ([name, question]) => ({ name, question }),
);
