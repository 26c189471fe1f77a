import type { ChangeRecipe } from '../recipe.ts';

const noticeOf30 = "on {30} days' written notice";

/** Changes of how the contract is renewed and how it ends. */
export const terminationRecipes: readonly ChangeRecipe[] = [
  {
    for: ['TRM-01', 'TRM-03', 'C-auto-renewal'],
    title: 'Renew by agreement, not automatically',
    steps: [
      {
        do: 'replace',
        find: String.raw`\b(?:shall|will)(?: be)? automatically(?: be)? (?:renew(?:ed)?|extend(?:ed)?)\b|\b(?:shall|will)(?: be)? (?:renew(?:ed)?|extend(?:ed)?) automatically\b|(?<!\b(?:shall|will) )\bautomatically renews?\b|(?<!\b(?:shall|will) )\brenews automatically\b`,
        by: 'may be renewed by written agreement of the parties',
      },
      {
        do: 'replace',
        find: String.raw`,? ?\b(?:unless|except where|except if)\b[^.;:]{0,160}\b(?:notice|notif\w+|non-?renewal|not to renew|terminat\w+|cancel\w*|inform\w*)\b[^.;:]*(?=\.["”)]?$)`,
        by: '',
      },
    ],
  },
  {
    for: ['TRM-02', 'C-renewal-notice-early'],
    title: 'Shorten the notice that stops the renewal to thirty days',
    needs: String.raw`\bautomatic|\b(?:renew|extend)\w*\b.*\bunless\b|\bunless\b.*\b(?:renew|extend)`,
    unless: String.raw`\bnegotiat|\breceipt of\b|\b(?:we|landlord|franchisor|licensor) (?:shall|will|must) (?:give|provide|furnish|notify)`,
    steps: [
      {
        do: 'set-time',
        near: String.raw`\b(?:notice|notif\w+|prior|before)\b`,
        to: { count: 30, unit: 'day' },
        if: 'longer',
      },
    ],
  },
  {
    for: ['TRM-04', 'C-termination-at-will-one-sided', 'C-assignment-one-sided'],
    title: 'Make the right mutual',
    steps: [{ do: 'make-mutual' }],
  },
  {
    for: ['TRM-04', 'C-termination-at-will-one-sided'],
    title: 'Give the other side the same right to terminate',
    steps: [
      {
        do: 'add-sentence',
        text: '{Bearer} may likewise terminate {agreement} at any time and for any reason, on the same notice.',
      },
    ],
  },
  {
    for: ['TRM-06', 'C-termination-without-notice', 'C-rights-end-at-once', 'EMP-02'],
    title: 'Require thirty days’ notice',
    steps: [
      {
        do: 'replace',
        find: String.raw`\b(?:with or )?without (?:any )?(?:prior |advance )?(?:written )?notice\b`,
        by: noticeOf30,
      },
    ],
  },
  {
    for: ['TRM-06', 'C-termination-without-notice', 'C-rights-end-at-once'],
    title: 'Require thirty days’ notice',
    needs: String.raw`\bterminat`,
    steps: [
      {
        do: 'replace',
        find: String.raw`\bimmediately,? (?:upon|on|by)(?: giving)? (?:written )?notice\b|\b(?:with immediate effect|effective immediately)(?: (?:upon|on|by) (?:written )?notice\b|(?![^.;]{0,60}\bnotice\b))`,
        by: noticeOf30,
      },
    ],
  },
  {
    for: ['TRM-06', 'C-termination-without-notice'],
    title: 'Require notice and thirty days to cure',
    needs: String.raw`\bterminat`,
    steps: [
      {
        do: 'replace',
        find: String.raw`\b(may|shall have the right to|has the right to|reserves the right to) immediately terminate ((?:this|these|the) \w+)`,
        by: "$1 terminate $2 on {30} days' written notice",
      },
    ],
  },
  {
    for: ['TRM-07'],
    title: 'Give thirty days to cure a breach',
    unless: String.raw`\bsuch [\w() -]{0,20}\bdays?\b`,
    steps: [
      {
        do: 'set-time',
        near: String.raw`\b(?:cur(?:e[sd]?|ing)|remed(?:y|ied|ies|ying)|correct(?:s|ed)?)\b`,
        to: { count: 30, unit: 'day' },
        if: 'shorter',
      },
    ],
  },
  {
    for: ['TRM-08', 'C-remaining-fees-due'],
    title: 'Pay only for what was delivered',
    steps: [
      {
        do: 'add-sentence',
        text: "This does not apply to fees for the time after the effective date of termination, unless {agreement} ends because of {bearer's} uncured material breach.",
      },
    ],
  },
  {
    for: ['TRM-09', 'C-suspension-at-will'],
    title: 'Require notice before suspension',
    steps: [
      {
        do: 'replace',
        find: String.raw`\b(?:immediately )?suspend\b`,
        by: "suspend, on {10} days' written notice and only until the cause is remedied,",
      },
    ],
    unless: String.raw`\bnotice\b`,
  },
  {
    for: ['TRM-09'],
    title: 'Require notice before suspension',
    steps: [
      {
        do: 'replace',
        find: String.raw`\b(?:with or )?without (?:any )?(?:prior )?(?:written )?notice\b`,
        by: "on {10} days' written notice",
      },
    ],
  },
  {
    for: ['TRM-10', 'IPD-13', 'C-endless-duties', 'C-confidentiality-endless'],
    title: 'End the duty after three years',
    steps: [
      {
        do: 'replace',
        find: String.raw`\b(?:indefinitely|perpetually|in perpetuity|forever)\b(?<=\b(?:surviv|continu|remain|last)[^.]{0,110})|\b(?:in perpetuity|indefinitely)(?=\.)`,
        by: 'for {3} years',
      },
    ],
  },
  {
    for: ['IPD-13'],
    title: 'Limit confidentiality to three years',
    needs: String.raw`\bconfiden`,
    steps: [
      {
        do: 'set-time',
        near: String.raw`\b(?:confidential\w*|terminat\w+|expir\w+|disclos\w+|period|for)\b`,
        to: { count: 3, unit: 'year' },
        if: 'longer',
      },
    ],
  },
  {
    for: ['TRM-11', 'C-data-lost-at-end'],
    title: 'Add a right to the data at the end',
    kinds: ['saas', 'services', 'licence', 'dpa'],
    steps: [
      {
        do: 'add-clause',
        heading: 'Return of Data',
        text: "For {30} days after {agreement} ends {other} shall, on request, make {bearer's} data available to {bearer:o} in a common machine-readable format. After that time {other} shall delete the data and confirm the deletion in writing.",
      },
    ],
  },
  {
    for: ['RES-08'],
    title: 'Make the rule on transfer mutual',
    steps: [
      { do: 'make-mutual' },
      { do: 'delete-next', find: String.raw`\bmay (?:freely )?(?:assign|transfer)\b` },
    ],
  },
  {
    for: ['RES-08'],
    title: 'Make the rule on transfer mutual',
    unlessNear: String.raw`\bmay (?:freely )?(?:assign|transfer)\b`,
    steps: [{ do: 'make-mutual' }],
  },
  {
    for: ['RES-08', 'C-assignment-banned', 'RES-09', 'TEN-06'],
    title: 'Consent may not be withheld without reason',
    unless: String.raw`\bunreasonabl`,
    steps: [
      {
        do: 'replace',
        find: String.raw`\bwithout ((?:[^,.;]{0,60})\bconsent(?: of (?:the )?[A-Z][\w ]{2,30}?)?(?: in writing)?)(?=[,.;]| and\b| except\b)`,
        by: 'without $1, which shall not be unreasonably withheld, conditioned or delayed',
      },
    ],
  },
  {
    for: ['RES-09', 'C-termination-on-control-change'],
    title: 'Limit the consequences to competitors',
    needs: String.raw`\bchange (?:of|in) (?:the )?(?:control|ownership)\b.*\b(?:terminat|consent|end)|\b(?:terminat|consent|end)\w*\b.*\bchange (?:of|in) (?:the )?(?:control|ownership)`,
    unless: String.raw`\bassigned back\b|\bcompet|\bnor\b|\bnot be deemed\b|\bno\b[^.]{0,60}\bdeemed\b`,
    steps: [
      {
        do: 'add-sentence',
        text: 'A change of control has these consequences only if the party now in control competes directly with the other party.',
      },
    ],
  },
  {
    for: ['TRM-05'],
    title: 'Add a way out after the first year',
    steps: [
      {
        do: 'add-clause',
        heading: 'Early Termination',
        text: "After the first {12} months of the term either party may terminate {agreement} on {60} days' written notice. Fees paid in advance for the time after the termination shall be refunded.",
      },
    ],
  },
];
