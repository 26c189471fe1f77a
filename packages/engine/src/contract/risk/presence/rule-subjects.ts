import type { Rule } from '../../rule.ts';
import type { RuleSubject, RuleSubjects } from './rule-subject.ts';
import { draftingSubjects } from './subjects/drafting.ts';
import { ipAndDataSubjects } from './subjects/ip-and-data.ts';
import { liabilitySubjects } from './subjects/liability.ts';
import { paymentSubjects } from './subjects/payment.ts';
import { peopleSubjects } from './subjects/people.ts';
import { restrictionSubjects } from './subjects/restrictions.ts';
import { rightsAndDisputesSubjects } from './subjects/rights-and-disputes.ts';
import { terminationSubjects } from './subjects/termination.ts';

/** What every rule of the rule book is about, by the rule's id. */
export const ruleSubjects: RuleSubjects = {
  ...liabilitySubjects,
  ...terminationSubjects,
  ...paymentSubjects,
  ...ipAndDataSubjects,
  ...restrictionSubjects,
  ...rightsAndDisputesSubjects,
  ...draftingSubjects,
  ...peopleSubjects,
};

/** What a rule is about; a rule of no known subject is about the risk that it looks for. */
export function getSubject({ id, name }: Pick<Rule, 'id' | 'name'>): RuleSubject {
  return ruleSubjects[id] ?? { name };
}
