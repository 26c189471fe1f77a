import type { ChangeRecipe } from '../recipe.ts';

const reasonable = {
  do: 'replace',
  find: String.raw`\bsole(?:,? (?:and )?(?:absolute|exclusive|unfettered|unlimited|complete|unrestricted))?(?= (?:business )?(?:discretion|judge?ment|opinion|determination)\b)|\b(?:absolute|unfettered)(?= discretion\b)`,
  by: 'reasonable',
} as const;

/** Changes of powers that one side has over the other. */
export const rightsRecipes: readonly ChangeRecipe[] = [
  {
    for: ['C-warranty-absolute'],
    title: 'Limit the warranty to what is known',
    needs: String.raw`\bwarrant`,
    unless: String.raw`\bknowledge\b|\bthat (?:the )?(?:[\w'’]+ ){1,3}(?:shall|will)\b`,
    steps: [
      {
        do: 'replace',
        find: String.raw`\b((?:represents?,? (?:and )?)?warrants?(?: and (?:agrees|covenants|represents))?)(?: to \w+)? that\b`,
        by: '$1, to the best of its knowledge, that',
      },
    ],
  },
  {
    for: ['C-silence-is-consent', 'UNI-08'],
    title: 'Give thirty days to object',
    steps: [
      {
        do: 'set-time',
        near: String.raw`\b(?:within|deemed|object|reject|respon|fail|silence|receipt|notif)\w*`,
        to: { count: 30, unit: 'day' },
        if: 'shorter',
      },
    ],
  },
  {
    for: ['C-scope-open-ended'],
    title: 'Limit the scope to what is reasonable',
    steps: [
      {
        do: 'replace',
        find: String.raw`\b(such |any )?other (?=(?:\w+ )?(?:duties|services|tasks|work|responsibilities|matters)\b)`,
        by: '$1other reasonable and related ',
      },
    ],
  },
  {
    for: ['C-force-majeure-one-way'],
    title: 'Make the relief mutual',
    steps: [{ do: 'make-mutual' }],
  },
  {
    for: [
      'UNI-03',
      'C-sole-discretion',
      'PAY-02',
      'UNI-05',
      'EMP-05',
      'C-acceptance-at-discretion',
      'C-bonus-discretionary',
      'TRM-09',
      'UNI-01',
      'UNI-02',
      'PAY-05',
      'C-content-removal',
    ],
    title: 'Bind the discretion to reason',
    needs: String.raw`\b(?:sole|absolute|unfettered)\b`,
    steps: [reasonable],
  },
  {
    for: ['UNI-01', 'C-terms-changed-one-sided'],
    title: 'Announce changes and let the other side leave',
    needs: String.raw`\b(?:chang|modif|amend|updat|revis)`,
    unless: String.raw`\bnotice\b`,
    steps: [
      { do: 'extend', text: ", on at least {30} days' prior written notice" },
      {
        do: 'add-sentence',
        text: 'A change has no effect on the past. {Bearer} may terminate {agreement} before a change takes effect and shall receive a refund of fees paid in advance for the time after its end.',
      },
    ],
  },
  {
    for: ['UNI-02', 'C-service-changed-one-sided'],
    title: 'Rule out material reductions',
    steps: [
      {
        do: 'add-sentence',
        text: "{Other} shall not materially reduce functions, performance or security during the term. If {other} must do so, {other} shall give at least {90} days' written notice, and {bearer} may terminate {agreement} and shall receive a refund of fees paid in advance for the time after its end.",
      },
    ],
  },
  {
    for: ['UNI-05', 'C-content-removal'],
    title: 'Ask for reasons and an appeal',
    steps: [
      {
        do: 'add-sentence',
        text: '{Other} shall give the reasons in writing, and {bearer} may object and retrieve the content within {30} days.',
      },
    ],
  },
  {
    for: ['UNI-08', 'C-silence-is-consent', 'C-invoice-deemed-correct'],
    title: 'Let silence count only after a reminder',
    needs: String.raw`\bdeemed?\b|\bconstitut|\bconsidered\b`,
    steps: [
      {
        do: 'add-sentence',
        text: 'Silence has this effect only if {bearer} does not answer a written reminder within {5} business days, and does not affect defects that could not reasonably be discovered.',
      },
    ],
  },
  {
    for: ['UNI-09', 'C-payment-whatever-happens', 'C-no-withholding'],
    title: 'Keep the right to withhold disputed payments',
    steps: [
      {
        do: 'add-sentence',
        text: '{Bearer} may, however, withhold the part of a payment that corresponds to what is undelivered, defective or disputed in good faith, on written notice of the reasons.',
      },
    ],
  },
  {
    for: ['UNI-10', 'C-power-of-attorney-granted'],
    title: 'Limit the power of attorney',
    needs: String.raw`\b(?:execut|sign|document|paper|instrument|record|regist)`,
    unless: String.raw`\bsolely\b`,
    steps: [
      {
        do: 'extend',
        text: ', solely to execute documents needed to record rights already transferred under {agreement}, and only if {bearer} has not signed them within {10} business days after a written request',
      },
    ],
  },
  {
    for: ['UNI-06'],
    title: 'Keep liability for fraudulent statements',
    steps: [
      {
        do: 'add-sentence',
        text: 'Nothing in this provision excludes or limits liability for fraud or fraudulent misrepresentation.',
      },
    ],
  },
  {
    for: [
      'UNI-04',
      'C-other-document-binds',
      'C-operating-manual-binding',
      'C-comply-with-all-policies',
    ],
    title: 'Bind only to versions that were provided and agreed',
    steps: [
      {
        do: 'add-sentence',
        text: "Such documents bind {bearer:o} only in the version that was provided to {bearer:o} before signing; a later version applies after {30} days' written notice and only if it does not materially increase {bearer's} obligations or costs.",
      },
    ],
  },
];
