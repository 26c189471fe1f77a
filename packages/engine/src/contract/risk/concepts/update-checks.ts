import { getConceptOfRule } from '@clauselight/core';
import type { Check, Evidence } from '@clauselight/schema';
import { createClauseLookup } from '../../../text/clauses-at.ts';
import type { DraftFinding } from '../../draft-finding.ts';
import { findMatchEvidence } from '../match-evidence.ts';
import type { ConceptInput } from './draft-concept-findings.ts';

/** From this probability on, a sentence is shown as dealing with a subject: four of five such sentences do. */
const showsPresence = 0.8;

/**
 * Corrects the outcomes of rules by what the concept model found: where it found the risk that a rule looks for, that
 * check found one; where it finds the subject likely, nobody may say that nothing of the kind is there.
 */
export function updateChecks(
  checks: readonly Check[],
  input: Omit<ConceptInput, 'ruleFindings'>,
  findings: readonly DraftFinding[],
): readonly Check[] {
  const found = new Set(findings.map(({ ruleId }) => getConceptOfRule(ruleId)));
  const rulesFound = new Set(
    input.concepts.filter(({ id }) => found.has(id)).flatMap(({ rules }) => rules),
  );
  const passages = listPassages(input);
  const findClause = createClauseLookup(input.structure);
  return checks.map((check) => {
    if (check.outcome === 'found') return check;
    const { reason: _, ...rest } = check;
    if (rulesFound.has(check.ruleId)) return { ...rest, outcome: 'found', evidence: [] };
    const passage = passages.get(check.ruleId);
    if (check.outcome === 'present' || passage === undefined) return check;
    const clause = findClause(passage.start);
    return { ...rest, outcome: 'present', evidence: [passage], ...(clause && { clause }) };
  });
}

/** The likeliest passage on what each rule looks for. */
function listPassages({
  text,
  structure,
  concepts,
  hits,
}: Omit<ConceptInput, 'ruleFindings'>): ReadonlyMap<string, Evidence> {
  const rulesOf = new Map(concepts.map(({ id, rules }) => [id, rules]));
  const passages = new Map<string, Evidence>();
  for (const hit of hits.toSorted((a, b) => b.probability - a.probability)) {
    const sentence = structure.sentences[hit.sentence];
    if (hit.probability < showsPresence || sentence === undefined) continue;
    const evidence = findMatchEvidence(text, { sentence, match: hit.words });
    for (const rule of rulesOf.get(hit.concept) ?? []) {
      if (evidence !== undefined && !passages.has(rule)) passages.set(rule, evidence);
    }
  }
  return passages;
}
