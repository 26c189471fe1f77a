import type { ClauseCategory, Provision, Term } from '@clauselight/schema';
import type { RuleInput } from '../contract/risk/draft-findings.ts';
import { createEvaluationInput } from '../contract/risk/evaluate-rule.ts';
import { createPartyNames } from '../contract/risk/parties.ts';
import { createClauseLookup } from '../text/clauses-at.ts';
import { findStructure } from '../text/structure/find-structure.ts';
import { buildSourceText } from './build-source-text.ts';

/** Builds the input for the evaluation of rules from a text. */
export function buildRuleInput(
  text: string,
  {
    provisions = [],
    terms = [],
  }: { readonly provisions?: readonly Provision[]; readonly terms?: readonly Term[] } = {},
): RuleInput {
  const sourceText = buildSourceText(text);
  const { structure } = findStructure({ sourceText });
  const parties = createPartyNames(terms);
  return {
    ...createEvaluationInput({ text: sourceText.text, structure, parties, provisions }),
    provisions,
    document: { sourceText, structure, documentKind: 'services', terms, provisions },
    findClause: createClauseLookup(structure),
  };
}

interface ProvisionFacts {
  readonly category?: ClauseCategory;
  readonly probability?: number;
}

/** Builds a provision at the first occurrence of some words in a text. */
export function buildProvision(
  text: string,
  words: string,
  { category = 'payment', probability = 1 }: ProvisionFacts = {},
): Provision {
  const start = text.indexOf(words);
  const evidence = { start, end: start + words.length, quote: words };
  return { category, label: category, probability, evidence };
}
