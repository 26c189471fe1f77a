import type { ChangeRecipe } from '../recipe.ts';

/** Changes of prices, due dates and charges. */
export const paymentRecipes: readonly ChangeRecipe[] = [
  {
    for: ['PAY-01', 'C-slow-payment'],
    title: 'Ask for payment within thirty days',
    steps: [
      {
        do: 'set-time',
        near: String.raw`\b(?:pay(?:s|able|ment|ments)?|paid|invoices?|net|due)\b`,
        to: { count: 30, unit: 'day' },
        if: 'longer',
      },
    ],
  },
  {
    for: ['PAY-02', 'C-acceptance-at-discretion'],
    title: 'Replace taste by reason',
    steps: [
      {
        do: 'replace',
        find: String.raw`\b(in|at) (its|their|his|her|the \w+'s) sole(?: and absolute)? discretion`,
        by: '$1 $2 reasonable discretion',
      },
    ],
  },
  {
    for: ['PAY-03', 'C-late-interest-high'],
    title: 'Lower the interest on late payment',
    steps: [
      {
        do: 'replace',
        find: String.raw`\b(?:one and (?:one-half|a half)|two|three|four|five)(?: percent| per cent)? \((?:1\.5|1 1/2|2|3|4|5)(?:\.0+)? ?%\)(?= (?:per|a|each) (?:calendar )?month)|(?<![\d.])(?:1\.5|1\.25|1 1/2|1-1/2|2|2\.5|3|4|5)(?:\.0+)? ?(?:%|percent|per cent)(?= (?:per|a|each) (?:calendar )?month)`,
        by: '1%',
      },
    ],
  },
  {
    for: ['PAY-05', 'C-price-rise-one-sided', 'C-indexation-uncapped', 'TEN-04'],
    title: 'Cap price increases and announce them',
    steps: [
      {
        do: 'add-sentence',
        text: "An increase requires at least {60} days' written notice, may take place no more than once in {12} months, and may not exceed the rise in the consumer price index since the last increase. {Bearer} may terminate {agreement} before the increase takes effect.",
      },
    ],
  },
  {
    for: ['PAY-06', 'C-set-off-one-sided'],
    title: 'Let both sides set off undisputed sums',
    steps: [{ do: 'make-mutual' }],
  },
  {
    for: ['PAY-06', 'C-set-off-one-sided'],
    title: 'Limit set-off to undisputed sums',
    steps: [
      {
        do: 'add-sentence',
        text: "Only amounts that are undisputed or finally determined may be set off or deducted, on {10} days' written notice, and {bearer} may set off such amounts likewise.",
      },
    ],
  },
  {
    for: ['PAY-07', 'C-minimum-purchase', 'C-binding-forecast'],
    title: 'Reduce the minimum by what is not delivered',
    steps: [
      {
        do: 'add-sentence',
        text: 'Any minimum is reduced by whatever {other} fails to deliver, and quantities not taken in one year count towards the next.',
      },
    ],
  },
  {
    for: ['PAY-08', 'C-standing-debit'],
    title: 'Ask for notice before each charge',
    steps: [
      {
        do: 'add-sentence',
        text: '{Other} shall notify {bearer:o} of the amount of each charge at least {7} days in advance, and shall not charge amounts that are disputed in good faith.',
      },
    ],
  },
  {
    for: ['PAY-09', 'C-legal-fees-one-sided'],
    needs: String.raw`\b(?:enforc|litigat|dispute|collect|action|suit|proceeding)`,
    title: 'Let the losing side pay, whoever it is',
    steps: [
      {
        do: 'add-sentence',
        text: "In any dispute arising out of {agreement} in which {bearer} prevails, {other} shall pay {bearer's} reasonable legal fees and costs.",
      },
    ],
  },
  {
    for: ['PAY-10'],
    title: 'Limit the best-price promise',
    steps: [
      {
        do: 'add-sentence',
        text: 'This applies only to customers in the same region that buy a comparable volume on comparable terms, and only from the day on which the lower price is known.',
      },
    ],
  },
  {
    for: ['PAY-11', 'C-audit-right'],
    title: 'Limit the audit right',
    needs: String.raw`\b(?:audit|inspect|examin|access|review|copy)`,
    steps: [
      {
        do: 'add-sentence',
        text: "Such an audit or inspection may take place no more than once in {12} months, on at least {30} days' written notice and during normal business hours, and its results are confidential.",
      },
    ],
  },
  {
    for: ['C-audit-cost-shift'],
    title: 'Raise the threshold for bearing the cost of an audit',
    steps: [
      {
        do: 'replace',
        find: String.raw`\b(?:(?:one|two|three|four|five|seven) (?:percent |per cent )?\((\d)(?:\.0)? ?%?\)(?: ?%| percent| per cent)?|\d(?:\.\d)? ?(?:%|percent|per cent))(?= or (?:more|greater)|\b| of)`,
        by: '10%',
      },
    ],
  },
  {
    for: ['PAY-14', 'C-extra-fees'],
    title: 'Ask for a warning before extra charges',
    steps: [
      {
        do: 'add-sentence',
        text: "Such charges are due only if {other} has given {bearer:o} at least {10} days' written notice of them and of their amount.",
      },
    ],
  },
  {
    for: ['LOA-02'],
    title: 'Ask for a warning before everything falls due',
    steps: [
      {
        do: 'add-sentence',
        text: 'This applies only if a payment remains overdue {14} days after a written warning.',
      },
    ],
  },
  {
    for: ['C-expenses-uncapped'],
    title: 'Require approval of expenses',
    steps: [
      {
        do: 'add-sentence',
        text: 'Only reasonable and documented expenses that {bearer} approved in writing in advance shall be reimbursed.',
      },
    ],
  },
];
