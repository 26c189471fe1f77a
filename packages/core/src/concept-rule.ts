const prefix = 'C-';

/**
 * The rule id of the findings of a concept.
 * @param concept - The concept's id in the catalogue.
 * @returns The id, which no rule of the rule book has.
 */
export function getConceptRuleId(concept: string): string {
  return `${prefix}${concept}`;
}

/**
 * The concept that a finding was made of.
 * @param ruleId - The finding's rule id.
 * @returns The concept's id; undefined if a rule made the finding.
 */
export function getConceptOfRule(ruleId: string): string | undefined {
  return ruleId.startsWith(prefix) ? ruleId.slice(prefix.length) : undefined;
}
