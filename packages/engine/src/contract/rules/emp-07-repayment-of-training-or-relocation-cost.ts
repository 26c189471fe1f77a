import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'EMP-07',
  name: 'Repayment of training or relocation cost',
  category: 'employment',
  kind: 'presence',
  baseSeverity: 3,
  grade: 'A',
  sample: { read: 13, right: 12 },
  documents: ['employment'],
  borneBy: 'the employee',
  bearer: ['employee', 'executive', 'worker'],
  cues: ['repay', 'reimburse', 'refund', 'pay back'],
  triggers: [
    String.raw`\b(?:repay|reimburse|refund|pay back)\b{LONG}\b(?:training|course|tuition|relocation|sign(?:ing|-on)|visa)\b`,
    String.raw`\b(?:training|relocation|sign(?:ing|-on))\b{LONG}\b(?:repay|pay back)\b{GAP}\b(?:if|upon|in the event)\b`,
  ],
  needs: String.raw`\b(?:leaves?|resign\w*|terminat\w*|within|quits?|ceases?|prior to)\b`,
  counterEvidence: [
    {
      pattern: String.raw`\b(?:company|employer) (?:shall|will|agrees to) (?:also )?(?:reimburse|pay|repay|refund)|\b(?:company|employer)\b[^.;]{0,30}\b(?:obligated|required) to (?:reimburse|pay)`,
      effect: 'drop',
      reason: 'The employer pays',
    },
    {
      pattern: String.raw`\bpro[- ]?rat|\breduc\w*\b[^.;]{0,60}\b(?:each|per|every) month`,
      effect: -1,
      reason: 'Falls with time',
    },
  ],
  aggravating: [],
  why: 'Leaving costs money, which can hold an employee in the job.',
  advantage: 'You get back what you spent on a person who leaves early.',
  request: 'Let the repayment fall to zero',
  mitigation:
    'Reduce the sum month by month to zero within a year, limit it to proven cost, and except dismissal without cause.',
  wording:
    'If the Employee resigns without good reason within twelve months after the payment, the Employee repays one twelfth of the documented cost for each full month that remains of the twelve. Nothing is to be repaid if the Employer ends the employment without cause.',
  source: 'Employment practice; US National Labor Relations Board debate on stay-or-pay clauses',
  examples: {
    matches: ['Employee shall repay training costs if Employee leaves within two years.'],
    leaves: ['The Company will reimburse tuition for approved courses within thirty days.'],
  },
};
