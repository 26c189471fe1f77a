import { buildFinding } from '@clauselight/engine/test/build-finding.ts';
import { buildSourceText } from '@clauselight/engine/test/build-source-text.ts';
import {
  type Analysis,
  analysisSchema,
  type Evidence,
  type Finding,
  type SourceText,
} from '@clauselight/schema';

/** A text and an analysis of it with exactly the given content. */
export function buildReviewSource(
  text: string,
  given: Partial<Pick<Analysis, 'findings' | 'terms' | 'clauses' | 'sides' | 'summary'>> = {},
): { readonly sourceText: SourceText; readonly analysis: Analysis } {
  return {
    sourceText: buildSourceText(text),
    analysis: analysisSchema.parse({
      engineVersion: 'test',
      ruleBookVersion: 'test',
      documentKind: { kind: 'contract', label: 'Contract' },
      wordCount: 4,
      clauses: [],
      terms: [],
      findings: [],
      checks: [],
      score: { value: 0, level: 'low', r: 0, scale: 30, rest: 0.35, categories: [] },
      recommendations: [],
      summary: [],
      ...given,
    }),
  };
}

/** Evidence of the first occurrence of words in a text. */
export function quote(text: string, words: string): Evidence {
  const start = text.indexOf(words);
  return { start, end: start + words.length, quote: words };
}

/** A finding that rests on words of a text; without words something is missing. */
export function findIn(text: string, words: string | undefined, facts: Partial<Finding> = {}) {
  return buildFinding({ ...facts, evidence: words === undefined ? [] : [quote(text, words)] });
}
