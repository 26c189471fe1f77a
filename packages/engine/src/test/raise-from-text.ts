import type { DocumentKind, Provision, Term } from '@clauselight/schema';
import type { DraftFinding } from '../contract/draft-finding.ts';
import { createEvaluationInput } from '../contract/risk/evaluate-rule.ts';
import { createPartyNames } from '../contract/risk/parties.ts';
import { raiseRisks } from '../contract/risk/raise-risks.ts';
import type { Rule } from '../contract/rule.ts';
import { findTerms } from '../contract/terms/find-terms.ts';
import type { JudgedDocument } from '../text/checks/document-check.ts';
import { createClauseLookup } from '../text/clauses-at.ts';
import { findStructure } from '../text/structure/find-structure.ts';
import { buildSourceText } from './build-source-text.ts';

/**
 * What a rule raises in a text of its own kind. Where it asks for a clause category as context, the whole text is taken
 * to be of that category: the words are what is tried.
 */
export function raiseFromText(rule: Rule, text: string): readonly DraftFinding[] {
  const sourceText = buildSourceText(text);
  const { structure } = findStructure({ sourceText });
  const documentKind: DocumentKind =
    rule.documents === 'all' ? 'services' : (rule.documents[0] ?? 'services');
  const provisions = grantContext(rule, sourceText.text);
  const terms = listTerms(rule, { sourceText, structure, documentKind });
  const document = { sourceText, structure, documentKind, terms, provisions };
  const parties = createPartyNames([]);
  return raiseRisks(rule, {
    ...createEvaluationInput({ text: sourceText.text, structure, parties, provisions }),
    provisions,
    document,
    findClause: createClauseLookup(structure),
  });
}

/** Only rules in code read terms; for the others a single sentence has no parties but those that contracts name. */
function listTerms(
  rule: Rule,
  { documentKind, ...read }: Pick<JudgedDocument, 'sourceText' | 'structure' | 'documentKind'>,
): readonly Term[] {
  if (rule.kind !== 'computed') return [];
  return findTerms({ ...read, documentKind: { kind: documentKind, label: documentKind } }).terms;
}

function grantContext(rule: Rule, text: string): readonly Provision[] {
  const category = 'context' in rule ? rule.context?.[0] : undefined;
  if (category === undefined) return [];
  const evidence = { start: 0, end: text.length, quote: text };
  return [{ category, label: category, probability: 1, evidence }];
}
