import type { ChangeRecipe } from '../recipe.ts';

/** Words that tie an indemnity to a cause already; those of both sides need another change. */
const both = String.raw`\b(?:each|both)\b[^.]{0,80}\b(?:agrees?|shall|will|parties|other)\b|\beach other\b|\bone another\b|\bregardless\b|\bwhether or not\b`;
const causes = String.raw`${both}|\bto the extent\b|\b(?:breach|negligen|misconduct|infring|violat|fault)`;

/** Changes of what is promised, paid and excluded when things go wrong. */
export const liabilityRecipes: readonly ChangeRecipe[] = [
  {
    for: ['LIA-01', 'LIA-04'],
    title: 'Add a ceiling on liability for both sides',
    steps: [
      {
        do: 'add-clause',
        heading: 'Limitation of Liability',
        text: "Except for fraud, willful misconduct, death or personal injury caused by negligence, and anything that cannot be limited by law, each party's total liability arising out of or relating to {agreement} is limited to the total fees paid or payable under {agreement} in the {12} months before the event that gave rise to the claim.",
      },
    ],
  },
  {
    for: ['LIA-04'],
    title: 'Put liability under a ceiling',
    steps: [
      {
        do: 'replace',
        find: String.raw`\b(shall|will) be unlimited(?: in amount)?`,
        by: '$1, except for fraud and willful misconduct, be limited to the total fees paid or payable under {agreement} in the {12} months before the claim',
      },
    ],
  },
  {
    for: ['LIA-03', 'LIA-06', 'C-consequential-loss-excluded', 'C-liability-excluded'],
    title: 'Make the exclusion hold for both sides',
    needs: String.raw`\bliab`,
    steps: [{ do: 'make-mutual' }],
  },
  {
    for: ['LIA-06', 'LIA-03'],
    title: 'Exclude indirect loss of both sides',
    needs: String.raw`\b(?:consequential|indirect)\b`,
    steps: [
      {
        do: 'add-sentence',
        text: '{Bearer} shall likewise not be liable to {other:o} for any indirect, incidental, special or consequential damages.',
      },
    ],
  },
  {
    for: ['LIA-08', 'LIA-09', 'C-indemnity'],
    isBearerFirst: true,
    title: 'Limit the indemnity to what the indemnifying side caused',
    needs: String.raw`\bindemnif|\bhold\b[^.]{0,60}\bharmless`,
    unless: causes,
    steps: [
      {
        do: 'replace',
        find: String.raw`\b(any and all|any|all) (claims?\b)(?! (?:of|by|from|for|that|in)\b)`,
        by: '$1 third-party $2',
      },
      {
        do: 'extend',
        text: ", in each case only to the extent caused by {bearer's} negligence, willful misconduct or breach of {agreement}",
      },
    ],
  },
  {
    for: ['LIA-08', 'LIA-09', 'C-indemnity'],
    isBearerFirst: true,
    title: 'Limit the indemnity to what the indemnifying side caused',
    needs: String.raw`\bindemnif|\bhold\b[^.]{0,60}\bharmless`,
    unless: causes,
    steps: [
      {
        do: 'extend',
        text: ", in each case only to the extent caused by {bearer's} negligence, willful misconduct or breach of {agreement}",
      },
    ],
  },
  {
    for: ['LIA-08', 'LIA-09', 'C-indemnity'],
    isBearerFirst: true,
    title: 'Except what the indemnified side caused',
    needs: String.raw`\bindemnif|\bhold\b[^.]{0,60}\bharmless`,
    unless: String.raw`${both}|\bexcluding\b|\bexcept\b`,
    steps: [
      {
        do: 'extend',
        text: ", excluding losses caused by {other's} negligence, willful misconduct or breach of {agreement}",
      },
    ],
  },
  {
    for: ['LIA-08', 'LIA-09'],
    isBearerFirst: true,
    title: 'Narrow the indemnity and make it mutual',
    needs: String.raw`\bindemnif|\bhold\b[^.]{0,60}\bharmless`,
    unless: String.raw`${both}|\bexcluding\b|\bexcept\b`,
    steps: [
      {
        do: 'extend',
        text: ", excluding losses caused by {other's} negligence, willful misconduct or breach of {agreement}",
      },
      {
        do: 'add-sentence',
        text: "{Other} shall indemnify and hold {bearer:o} harmless from and against third-party claims to the extent caused by {other's} negligence, willful misconduct or breach of {agreement}.",
      },
    ],
  },
  {
    for: ['LIA-08'],
    isBearerFirst: true,
    title: 'Make the indemnity mutual',
    steps: [
      {
        do: 'add-sentence',
        text: "{Other} shall indemnify and hold {bearer:o} harmless from and against third-party claims to the extent caused by {other's} negligence, willful misconduct or breach of {agreement}.",
      },
    ],
  },
  {
    for: ['LIA-10'],
    title: 'Add a procedure for indemnified claims',
    steps: [
      {
        do: 'add-clause',
        heading: 'Indemnification Procedure',
        text: "A party seeking to be indemnified under {agreement} shall notify the other party promptly in writing of the claim, let the other party control the defense and settlement, and give reasonable help at the other party's expense. Delay in giving notice relieves the other party only to the extent that it is prejudiced by the delay. The other party shall not settle a claim in a way that admits fault of, or imposes payment on, the indemnified party without its written consent, which shall not be unreasonably withheld.",
      },
    ],
  },
  {
    for: ['LIA-11', 'C-sole-remedy'],
    title: 'Open up the exclusive remedy',
    steps: [
      {
        do: 'extend',
        text: ", without prejudice to {bearer's} rights to terminate {agreement} and to claim damages if the failure is not remedied within {30} days after written notice",
      },
    ],
  },
  {
    for: ['LIA-12', 'C-warranty-disclaimed'],
    title: 'Add a warranty of performance',
    needs: String.raw`\b(?:services?|software|products?|platform|website|app|goods)\b`,
    unless: String.raw`\b(?:each|either|neither|the) part(?:y|ies)\b|\bexcept (?:as|for)\b|\bother than\b`,
    kinds: ['saas', 'licence', 'services', 'supply', 'distribution', 'consumer'],
    steps: [
      { do: 'extend', text: ', except as expressly stated in {agreement}' },
      {
        do: 'add-sentence',
        text: '{Other} warrants that what {other} provides under {agreement} will perform materially as described in its documentation and specifications, and that services will be performed with reasonable skill and care.',
      },
    ],
  },
  {
    for: ['LIA-13', 'C-claim-time-limit'],
    title: 'Lengthen the time to bring claims to two years',
    steps: [
      {
        do: 'set-time',
        near: String.raw`\b(?:brought|commenced?|bring|barred|filed|action|claims?)\b`,
        to: { count: 2, unit: 'year' },
        if: 'shorter',
      },
    ],
  },
  {
    for: ['LIA-14', 'C-liquidated-damages', 'C-contract-penalty'],
    title: 'Cap the fixed charge',
    steps: [
      {
        do: 'add-sentence',
        text: 'Such amounts shall not exceed in total {10} percent of the fees payable under {agreement}.',
      },
    ],
  },
  {
    for: ['LIA-15', 'C-personal-guarantee'],
    title: 'End the guarantee after a year',
    steps: [
      {
        do: 'add-sentence',
        text: 'This guarantee ends {12} months after the date of {agreement}, unless a payment is overdue on that day.',
      },
    ],
  },
  {
    for: ['LIA-17', 'C-insurance-required'],
    title: 'Ask the same insurance of both sides',
    steps: [{ do: 'make-mutual' }],
  },
];
