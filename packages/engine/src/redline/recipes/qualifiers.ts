import type { ChangeRecipe } from '../recipe.ts';

interface Qualifier
  extends Pick<ChangeRecipe, 'for' | 'title' | 'needs' | 'unless' | 'kinds' | 'isBearerFirst'> {
  /** The words that go before the full stop. */
  readonly words: string;
}

/** Exceptions and conditions at the end of a sentence: the smallest changes that both sides can read at a glance. */
const qualifiers: readonly Qualifier[] = [
  {
    for: ['C-liability-excluded', 'C-negligence-excluded', 'LIA-07'],
    title: 'Except grave fault and injury',
    words:
      ', except for fraud, gross negligence, willful misconduct, death or personal injury caused by negligence, and anything for which liability cannot be excluded by law',
  },
  {
    for: ['C-consequential-loss-excluded', 'LIA-06'],
    title: 'Except breaches that mainly cause such loss',
    needs: String.raw`\bliab`,
    words:
      ', except for breaches of confidentiality, indemnified third-party claims, fraud and willful misconduct',
  },
  {
    for: ['LIA-02'],
    title: 'Raise the cap to the fees of twelve months',
    unless: String.raw`\b(?:either|each|neither) party\b`,
    words:
      ', or, if greater, the total fees paid or payable under {agreement} in the {12} months before the claim arose',
  },
  {
    for: ['C-audit-right'],
    title: 'Limit the audit right',
    needs: String.raw`\b(?:may|right to|entitled|permit|allow)\b.*\b(?:audit|inspect|examin)|\b(?:audit|inspect|examin)\w*\b.*\b(?:may|right|entitled|permit|allow)\b`,
    unless: String.raw`\bcosts? of\b|\bbears?\b|\bnotice\b`,
    words:
      ', in each case on reasonable prior notice, during normal business hours and no more than once per year',
  },
  {
    for: ['C-comply-with-all-policies'],
    title: 'Bind only to policies that were provided',
    needs: String.raw`\b(?:polic|rules|regulations|guidelines|procedures|standards|manuals?)`,
    words: ', in each case as provided to {bearer:o} in writing and to the extent reasonable',
  },
  {
    for: ['C-ip-assigned', 'IPD-01'],
    isBearerFirst: true,
    title: 'Except what existed before or was made elsewhere',
    words:
      ", excluding {bearer's} pre-existing materials, tools and know-how and what {bearer} develops independently of {agreement}",
    unless: String.raw`\bexclud|\bexcept`,
  },
  {
    for: ['C-termination-triggers-wide'],
    title: 'Require notice and time to cure',
    needs: String.raw`\bterminat`,
    words:
      ', in each case only if the cause is not cured within {30} days after written notice of it',
  },
  {
    for: ['C-exclusivity'],
    title: 'End the exclusivity when the other side is in breach',
    words: ', except while {other} is in material breach of {agreement}',
  },
  {
    for: ['C-other-document-binds'],
    title: 'Bind only to the attached version',
    words: ', in the version attached to {agreement}',
  },
  {
    for: ['C-no-withholding'],
    title: 'Except disputed amounts',
    words: ', except for amounts disputed in good faith of which {bearer} has given written notice',
  },
  {
    for: ['C-no-hiring-staff'],
    title: 'Except general advertisements',
    words: ', except through general advertisements that are not directed at them',
  },
  {
    for: ['C-covenant-not-to-sue'],
    title: 'Except breaches of the contract',
    words: ', except for claims that arise from a breach of {agreement}',
  },
  {
    for: ['C-set-off-one-sided'],
    title: 'Limit set-off to undisputed sums',
    words: ', if the amount is undisputed or finally determined',
  },
  {
    for: ['C-legal-fees-one-sided'],
    title: 'Let the losing side pay',
    words: ', if {other} is the prevailing party',
  },
  {
    for: ['C-price-rise-one-sided', 'PAY-05'],
    title: 'Announce and cap price increases',
    needs: String.raw`\b(?:increas|rais|chang|adjust|modif|revis)`,
    words:
      ", on at least {60} days' written notice and by no more than the rise in the consumer price index since the last increase",
  },
  {
    for: ['C-responsible-for-account-use'],
    title: 'End the responsibility with a notice',
    words: ', until {bearer} has notified {other:o} of the unauthorized use',
  },
  {
    for: ['C-acceleration', 'PAY-15'],
    title: 'Ask for a warning before everything falls due',
    words: ", after {10} days' written notice and an opportunity to cure",
  },
  {
    for: ['C-liable-regardless-of-fault'],
    title: 'Except wear, tear and the other side’s fault',
    kinds: ['lease', 'hire', 'event'],
    words: ', except for fair wear and tear and for what was caused by {other:o}',
  },
  {
    for: ['C-data-sold-or-shared'],
    title: 'Limit the sharing of data',
    words: ", in each case only in anonymized form or with {bearer's} prior consent",
  },
  {
    for: ['C-confidentiality-everything'],
    title: 'Except what is public or known',
    words:
      ', except information that is or becomes public without breach, was already known, is independently developed, or is lawfully received from others',
  },
  {
    for: ['C-subcontracting-free'],
    title: 'Keep the other side liable for subcontractors',
    words: ', but shall remain fully liable for the acts and omissions of subcontractors',
  },
  {
    for: ['C-liquidated-damages', 'LIA-14'],
    title: 'Cap the fixed charge',
    words: ', up to a maximum in total of {10} percent of the fees payable under {agreement}',
  },
  {
    for: ['C-no-refund', 'PAY-04'],
    title: 'Ask for a refund in proportion',
    needs: String.raw`\b(?:fees?|payments?|amounts?|sums?|charges?)\b`,
    unless: String.raw`\bexcept\b|\b(?:advances?|guarantee|upfront|milestone|deposit|recoupable|initial)\b`,
    words:
      ', except that fees paid for a period after the end of {agreement} shall be refunded pro rata',
  },
  {
    for: ['C-clawback'],
    title: 'Limit the repayment to grave cases',
    words: ", if this results from {bearer's} fraud, misconduct or material error",
  },
  {
    for: ['C-service-changed-one-sided', 'UNI-02'],
    title: 'Rule out material reductions',
    needs: String.raw`\b(?:chang|modif|discontinu|suspend|updat|remov|withdraw|alter)`,
    unless: String.raw`\bprovided\b`,
    words: ', provided that this does not materially reduce functions, performance or security',
  },
  {
    for: ['EMP-02', 'C-dismissal-at-will'],
    title: 'Ask for a month’s notice',
    needs: String.raw`\bterminat`,
    unless: String.raw`\bnotice\b`,
    words: ", on at least {30} days' written notice",
  },
  {
    for: ['C-termination-at-will-one-sided'],
    title: 'Ask for sixty days’ notice',
    needs: String.raw`\bterminat`,
    unless: String.raw`\bnotice\b`,
    words: ", on at least {60} days' written notice",
  },
  {
    for: ['C-terms-changed-one-sided'],
    title: 'Announce changes a month before',
    needs: String.raw`\b(?:chang|modif|amend|updat|revis)`,
    unless: String.raw`\bnotice\b`,
    words: ", on at least {30} days' prior written notice",
  },
  {
    for: ['C-availability-not-promised'],
    title: 'Promise reasonable efforts',
    words:
      ', but {other} shall use reasonable efforts to keep it available and to announce maintenance in advance',
  },
  {
    for: ['C-no-duty-to-perform'],
    title: 'Promise reasonable efforts',
    words: ', but {other} shall use commercially reasonable efforts',
  },
  {
    for: ['C-suspension-at-will', 'TRM-09'],
    title: 'Require notice before suspension',
    needs: String.raw`\bsuspen`,
    unless: String.raw`\bnotice\b`,
    words: ", after {10} days' written notice and only until the cause is remedied",
  },
];

export const qualifierRecipes: readonly ChangeRecipe[] = qualifiers.map(
  ({ words, ...qualifier }) => ({
    ...qualifier,
    steps: [{ do: 'extend', text: words }],
  }),
);
