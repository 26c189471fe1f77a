import type { DocumentKind, Provision, Term } from '@clauselight/schema';
import type { DraftFinding } from '../contract/draft-finding.ts';
import { draftFindings } from '../contract/risk/draft-findings.ts';
import { createEvaluationInput } from '../contract/risk/evaluate-rule.ts';
import { createPartyNames } from '../contract/risk/parties.ts';
import type { Rule } from '../contract/rule.ts';
import { findTerms } from '../contract/terms/find-terms.ts';
import type { JudgedDocument } from '../text/checks/document-check.ts';
import { createClauseLookup } from '../text/clauses-at.ts';
import { findStructure } from '../text/structure/find-structure.ts';
import { buildSourceText } from './build-source-text.ts';

/**
 * Returns the findings of a rule in a text of its own kind. When the rule requires a clause category, the whole text
 * gets that category, so that only the words are tested.
 */
export function draftFromText(rule: Rule, text: string): readonly DraftFinding[] {
  const sourceText = buildSourceText(text);
  const { structure } = findStructure({ sourceText });
  const documentKind: DocumentKind =
    rule.documents === 'all' ? 'services' : (rule.documents[0] ?? 'services');
  const provisions = grantContext(rule, sourceText.text);
  const terms = listTerms(rule, { sourceText, structure, documentKind });
  const document = { sourceText, structure, documentKind, terms, provisions };
  const parties = createPartyNames([]);
  return draftFindings(rule, {
    ...createEvaluationInput({ text: sourceText.text, structure, parties, provisions }),
    provisions,
    document,
    findClause: createClauseLookup(structure),
  });
}

/** Only computed rules use terms. For the others a single sentence has no parties except the generic roles. */
function listTerms(
  rule: Rule,
  { documentKind, ...document }: Pick<JudgedDocument, 'sourceText' | 'structure' | 'documentKind'>,
): readonly Term[] {
  if (rule.kind !== 'computed') return [];
  return findTerms({ ...document, documentKind: { kind: documentKind, label: documentKind } })
    .terms;
}

function grantContext(rule: Rule, text: string): readonly Provision[] {
  const category = 'context' in rule ? rule.context?.[0] : undefined;
  if (category === undefined) return [];
  const evidence = { start: 0, end: text.length, quote: text };
  return [{ category, label: category, probability: 1, evidence }];
}
