import { findMissingParticulars } from '../checks/employment-particulars.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'EMP-01',
  name: 'Written particulars missing',
  category: 'employment',
  kind: 'computed',
  baseSeverity: 2,
  grade: 'B',
  sample: { read: 16, right: 12 },
  documents: ['employment'],
  borneBy: 'the employee',
  bearer: ['employee', 'executive', 'worker', 'officer'],
  law: 'United Kingdom: Employment Rights Act 1996 s. 1; European Union: Directive 2019/1152 art. 4. No such list applies in the United States (as of mid-2026)',
  why: 'In the United Kingdom and the European Union the employer must state these facts in writing at the start, and anywhere what is not stated is hard to prove later.',
  request: 'Add the missing particulars',
  mitigation:
    'Ask for each missing item in writing, or for the word “none” where there is nothing to state.',
  wording:
    'Start: [date]. Place of work: [place]. Hours: [number] a week, [days]. Holiday: [number] days a year. Sick pay: [terms]. Notice by either side: [period]. Probation: [period, or none]. Training: [entitlement, or none]. Grievances and discipline: [procedure].',
  source: 'Employment Rights Act 1996 s. 1 and Acas guidance; Directive (EU) 2019/1152 art. 4',
  find: findMissingParticulars,
  examples: {
    matches: [
      'Employment agreement between Acme Ltd and Jane Roe. Jane Roe is employed as clerk from 3 March 2026. The salary is $2,000 per month. Either side may give one month of notice. Benefits are paid.',
    ],
    leaves: [
      'Employment agreement between Acme Ltd and Jane Roe. The Employee is employed from 3 March 2026 as clerk. The salary is $2,000 per month for 38 hours a week. The Employee has 28 days of holiday. Sick pay is paid for six weeks. Either side may give one month of notice. The place of work is London. There is no probation. The pension scheme applies. The grievance procedure is in the handbook. Training is paid.',
    ],
  },
};
