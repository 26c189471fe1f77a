/** Questions to the passages of one category of CUAD, as people put them who read contracts seldom. */
interface EverydayQuestions {
  /** Looked at while the engine's words were chosen. */
  readonly chosenWith: readonly string[];
  /** Kept aside: written before anything was measured, and nothing was changed after what they showed. */
  readonly keptAside: readonly string[];
}

/** By the annotators' name of the category. */
export const everydayQuestions: Readonly<Record<string, EverydayQuestions>> = {
  'Document Name': {
    chosenWith: ['What is this document called?', 'What kind of contract is this?'],
    keptAside: ['What is the title of the agreement?'],
  },
  Parties: {
    chosenWith: ['Who are the parties?', 'Which companies is this contract between?'],
    keptAside: ['Who signs this agreement?'],
  },
  'Agreement Date': {
    chosenWith: ['When was this signed?', 'What date is on the contract?'],
    keptAside: ['When did they make this agreement?'],
  },
  'Effective Date': {
    chosenWith: ['When does it start?', 'From what day does the contract apply?'],
    keptAside: ['When does this come into effect?'],
  },
  'Expiration Date': {
    chosenWith: ['When does it end?', 'How long does the contract run?'],
    keptAside: ['On which day does this deal run out?'],
  },
  'Renewal Term': {
    chosenWith: ['Does it renew automatically?', 'For how long is the contract extended?'],
    keptAside: ['Will it just carry on when the first period is over?'],
  },
  'Notice Period To Terminate Renewal': {
    chosenWith: [
      'How early must we say that we do not want to renew?',
      'How do I stop the automatic renewal?',
    ],
    keptAside: ['By when do we have to give notice so that it is not extended?'],
  },
  'Governing Law': {
    chosenWith: ['Which country’s law applies?', 'Which state’s law governs this?'],
    keptAside: ['Under whose laws is this contract read?'],
  },
  'Most Favored Nation': {
    chosenWith: [
      'Do we get the best price?',
      'If another customer gets better terms, do we get them too?',
    ],
    keptAside: ['Must they pass on to us a lower price that they offer to others?'],
  },
  'Non-Compete': {
    chosenWith: ['Can I work for a competitor?', 'Are we banned from competing with them?'],
    keptAside: ['Are we allowed to start a rival business?'],
  },
  Exclusivity: {
    chosenWith: ['Is this exclusive?', 'Can we buy from someone else?'],
    keptAside: ['Do we have to deal with them alone?'],
  },
  'No-Solicit Of Customers': {
    chosenWith: ['Can we approach their customers?', 'May I take clients with me?'],
    keptAside: ['Are we allowed to win over the people they sell to?'],
  },
  'Competitive Restriction Exception': {
    chosenWith: [
      'Are there exceptions to the non-compete?',
      'What is still allowed in spite of the exclusivity?',
    ],
    keptAside: ['What competing business may we still do?'],
  },
  'No-Solicit Of Employees': {
    chosenWith: ['Can we hire their people?', 'Are we forbidden to poach staff?'],
    keptAside: ['May I offer a job to somebody who works for them?'],
  },
  'Non-Disparagement': {
    chosenWith: [
      'Can I say bad things about them?',
      'Are we allowed to criticise the other company?',
    ],
    keptAside: ['Do we have to be careful about how we talk of them in public?'],
  },
  'Termination For Convenience': {
    chosenWith: ['Can they end this without cause?', 'Can we cancel at any time?'],
    keptAside: ['Is it possible to get out of the deal just because we feel like it?'],
  },
  'Rofr/Rofo/Rofn': {
    chosenWith: [
      'Does anybody have the first right to buy?',
      'Do we have to offer it to them first?',
    ],
    keptAside: ['Who gets the first chance if they want to sell?'],
  },
  'Change Of Control': {
    chosenWith: ['What happens if the company is sold?', 'What if they get a new owner?'],
    keptAside: ['Does a merger change anything?'],
  },
  'Anti-Assignment': {
    chosenWith: [
      'Can the contract be passed on to someone else?',
      'May they transfer this agreement?',
    ],
    keptAside: ['Could I end up with another company as my partner in this deal?'],
  },
  'Revenue/Profit Sharing': {
    chosenWith: ['What share of the revenue do they get?', 'How are profits split?'],
    keptAside: ['What percentage of sales has to be paid to them?'],
  },
  'Price Restrictions': {
    chosenWith: ['Can they raise prices?', 'Is there a limit on price increases?'],
    keptAside: ['May it become more expensive from one year to the next?'],
  },
  'Minimum Commitment': {
    chosenWith: ['Is there a minimum we have to buy?', 'How much must we order at least?'],
    keptAside: ['What is the smallest amount we are bound to take each year?'],
  },
  'Volume Restriction': {
    chosenWith: ['What if we use more than agreed?', 'Is there a limit on how much we can use?'],
    keptAside: ['Does it cost extra to go over the quantity?'],
  },
  'Ip Ownership Assignment': {
    chosenWith: ['Who owns the work?', 'Who gets the rights in what is developed?'],
    keptAside: ['Do I keep what I invent?'],
  },
  'Joint Ip Ownership': {
    chosenWith: ['Is anything owned jointly?', 'Do both sides own the inventions together?'],
    keptAside: ['Which rights are shared between the two of them?'],
  },
  'License Grant': {
    chosenWith: ['What are we allowed to use?', 'What licence do we get?'],
    keptAside: ['Do they give us permission to use their brand or technology?'],
  },
  'Non-Transferable License': {
    chosenWith: ['Can I pass the licence on?', 'May we sublicense it to others?'],
    keptAside: ['Is the right to use it ours alone, or can we hand it to somebody else?'],
  },
  'Affiliate License-Licensor': {
    chosenWith: [
      'Does the licence cover what the licensor’s affiliates own?',
      'Do we get rights in their sister companies’ technology?',
    ],
    keptAside: ['May we also use things that belong to their parent company?'],
  },
  'Affiliate License-Licensee': {
    chosenWith: ['Can our affiliates use the licence?', 'May our subsidiaries use it as well?'],
    keptAside: ['Is our whole group of companies covered by the right to use it?'],
  },
  'Unlimited/All-You-Can-Eat-License': {
    chosenWith: [
      'Can we use it without limits?',
      'Is the licence for an unlimited number of users?',
    ],
    keptAside: ['May we make as many copies as we like?'],
  },
  'Irrevocable Or Perpetual License': {
    chosenWith: ['Does the licence last forever?', 'Can the licence be taken back?'],
    keptAside: ['Do we keep the right to use it for good?'],
  },
  'Source Code Escrow': {
    chosenWith: [
      'Is the source code kept in escrow?',
      'Do we get the source code if they go bankrupt?',
    ],
    keptAside: ['Is the program’s code deposited with someone for us?'],
  },
  'Post-Termination Services': {
    chosenWith: [
      'What happens after it ends?',
      'What do we still have to do once the contract is over?',
    ],
    keptAside: ['Do they have to help us after termination?'],
  },
  'Audit Rights': {
    chosenWith: ['Can they check our books?', 'Who may inspect the records?'],
    keptAside: ['Are they allowed to come and look at our accounts?'],
  },
  'Uncapped Liability': {
    chosenWith: ['For what is liability unlimited?', 'What is not covered by the liability cap?'],
    keptAside: ['When does the limit on damages not apply?'],
  },
  'Cap On Liability': {
    chosenWith: [
      'What is the most they have to pay if something goes wrong?',
      'How much can we claim from them?',
    ],
    keptAside: ['Is there a ceiling on compensation?'],
  },
  'Liquidated Damages': {
    chosenWith: ['Is there a penalty for ending early?', 'What is the cancellation fee?'],
    keptAside: ['Do we owe a fixed sum if we break the contract?'],
  },
  'Warranty Duration': {
    chosenWith: ['How long is the warranty?', 'For how long do they fix defects?'],
    keptAside: ['Until when can we complain about faulty goods?'],
  },
  Insurance: {
    chosenWith: ['What insurance do we need?', 'Do they have to be insured?'],
    keptAside: ['Which policies must be taken out?'],
  },
  'Covenant Not To Sue': {
    chosenWith: ['Can we challenge their patents?', 'Do we give up the right to sue them?'],
    keptAside: ['Are we allowed to dispute that the trademark is theirs?'],
  },
  'Third Party Beneficiary': {
    chosenWith: ['Can outsiders enforce this contract?', 'Does anyone else get rights under this?'],
    keptAside: ['Does somebody who did not sign benefit from the agreement?'],
  },
};
