import { getConceptOfRule } from '@clauselight/core';
import { concepts } from '../catalogue/concepts.ts';
import { listedSubjects } from './subjects/index.ts';

const ofRules = new Map(
  listedSubjects.flatMap(({ id, rules }) => rules.map((rule) => [rule, id] as const)),
);
const ofListedConcepts = new Map(
  listedSubjects.flatMap(({ id, concepts: own = [] }) => own.map((one) => [one, id] as const)),
);
/** The first rule of a concept decides, unless a clause lists the concept itself. */
const ofConcepts = new Map(
  concepts.map(({ id, rules: [rule = ''] }) => [id, ofListedConcepts.get(id) ?? ofRules.get(rule)]),
);

/** The id of the clause that a concept is about. */
export function findSubjectOfConcept(concept: string): string | undefined {
  return ofConcepts.get(concept);
}

/** The id of the clause that a check or a finding is about, by its rule. */
export function findSubjectOfRule(ruleId: string): string | undefined {
  const concept = getConceptOfRule(ruleId);
  return concept === undefined ? ofRules.get(ruleId) : findSubjectOfConcept(concept);
}
