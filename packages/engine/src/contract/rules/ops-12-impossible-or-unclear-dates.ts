import { findWrongDates } from '../../text/checks/wrong-dates.ts';
import { findEndBeforeBeginning } from '../checks/end-before-beginning.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'OPS-12',
  name: 'Impossible or unclear dates',
  category: 'drafting',
  kind: 'computed',
  baseSeverity: 2,
  grade: 'N',
  documents: 'all',
  borneBy: 'both sides',
  bearer: 'everyone',
  why: 'A deadline that falls on no day, or on one of two, cannot be kept or enforced.',
  request: 'Correct the date',
  mitigation: 'Agree on the day that is meant and write the month in words.',
  source: 'CUAD categories Agreement Date, Effective Date and Expiration Date; drafting practice',
  find: (document) => [
    ...findWrongDates(document, { unclearIn: 'sentences' }),
    ...findEndBeforeBeginning(document),
  ],
  examples: {
    matches: [
      'Payment is due on February 30, 2026.',
      'The report is due on 31 June 2026.',
      'Payment is due on 30.02.2026.',
      'The first date was 13/04/2026, and payment is due on 31/04/2026.',
      'Payment is due on 30-02-2026.',
      'Payment is due on 2026/02/30.',
      'Payment is due on the thirty-first day of June, 2026.',
      'Payment is due on 31-Jun-2026.',
      'The option runs from 3 June 2026 to 1 May 2026.',
      'The first date was 13/04/2026. The meeting is on Monday 14/04/2026.',
      'The meeting is on Monday, March 3, 2026 in the office.',
      'The option ends on 03/04/2026.',
    ],
    leaves: [
      'Payment is due on February 28, 2026.',
      'The meeting is on Tuesday, March 3, 2026 in the office.',
      'The option ends on 4 March 2026.',
      'The option ends on 28.02.2026, as version 1.30.2026.4 says.',
      'The plan on page 45 May 2004 still applies.',
      'The option ends on 04.18.2018.',
    ],
  },
};
