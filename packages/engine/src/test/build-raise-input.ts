import type { ClauseCategory, Provision, Term } from '@clauselight/schema';
import { createEvaluationInput } from '../contract/risk/evaluate-rule.ts';
import { createPartyNames } from '../contract/risk/parties.ts';
import type { RaiseInput } from '../contract/risk/raise-risks.ts';
import { createClauseLookup } from '../text/clauses-at.ts';
import { findStructure } from '../text/structure/find-structure.ts';
import { buildSourceText } from './build-source-text.ts';

/** What a rule is evaluated on, made of a text. */
export function buildRaiseInput(
  text: string,
  {
    provisions = [],
    terms = [],
  }: { readonly provisions?: readonly Provision[]; readonly terms?: readonly Term[] } = {},
): RaiseInput {
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

/** A provision of the first place where words stand in a text. */
export function buildProvision(
  text: string,
  words: string,
  { category = 'payment', probability = 1 }: ProvisionFacts = {},
): Provision {
  const start = text.indexOf(words);
  const evidence = { start, end: start + words.length, quote: words };
  return { category, label: category, probability, evidence };
}
