import { countDays, createEvidence, overlaps } from '@clauselight/core';
import type {
  Analysis,
  ClauseRow,
  ConceptPassage,
  Evidence,
  Finding,
  Span,
  Term,
} from '@clauselight/schema';
import type { DocumentStructure, Sentence } from '../../text/document-structure.ts';
import { listSentencesAt } from '../../text/sentences-at.ts';
import { concepts } from '../catalogue/concepts.ts';
import { unnamedConcept } from '../risk/concepts/list-concept-passages.ts';
import type { BalancedWords, ClauseSubject } from './clause-subject.ts';
import { compileWords } from './compile-words.ts';

interface FoundOfClause {
  readonly checks: readonly Analysis['checks'][number][];
  readonly terms: readonly Term[];
  /** Every passage of the clause. */
  readonly evidence: readonly Evidence[];
}

interface Surroundings {
  /** The source text. */
  readonly text: string;
  readonly structure: DocumentStructure;
  readonly findings: readonly Finding[];
  readonly conceptPassages: readonly ConceptPassage[];
}

/** Information is no reason to doubt a balanced sentence. */
const leastSeverity = 2;

/**
 * Finds the words that show that a clause is as balanced contracts have it: they treat both sides alike, or state all that
 * one asks of it. Words on which any finding rests show nothing of the sort, and no check of the clause may be open.
 */
export function findBalance(
  subject: ClauseSubject,
  found: FoundOfClause,
  { text, structure, findings, conceptPassages }: Surroundings,
): ClauseRow['balance'] {
  const isDoubted = createDoubt(findings, conceptPassages);
  const settled = findSettled(subject, found);
  if (settled !== undefined && !isDoubted(settled.evidence)) return settled;
  if (subject.balanced === undefined) return undefined;
  const sentences = new Set(
    found.evidence.flatMap((passage) => listSentencesAt(structure.sentences, passage)),
  );
  for (const words of subject.balanced) {
    for (const sentence of sentences) {
      if (!matches(words, sentence) || isDoubted(sentence)) continue;
      return {
        reason: words.reason,
        evidence: createEvidence(text, sentence),
        ...(words.isOnlyMutual && { only: 'mutual' as const }),
      };
    }
  }
  return undefined;
}

const oneSided = new Set(concepts.filter(({ isOneSided }) => isOneSided).map(({ id }) => id));

/**
 * Words are doubted if a finding quotes them, or if they may hold a risk that is one for both sides as well. A risk that is
 * one for one side alone is none in words that treat both alike, and neither is one that the engine cannot name.
 */
function createDoubt(
  findings: readonly Finding[],
  passages: readonly ConceptPassage[],
): (span: Span) => boolean {
  const quoted = [
    ...findings
      .filter(({ severity }) => severity >= leastSeverity)
      .flatMap(({ evidence }) => evidence),
    ...passages
      .filter(({ use, concept }) => use === 'worth-a-look' && !isOneSided(concept))
      .map(({ evidence }) => evidence),
  ];
  return (span) => quoted.some((one) => overlaps(one, span));
}

function isOneSided(concept: string): boolean {
  return oneSided.has(concept) || concept === unnamedConcept;
}

function findSettled(
  { settledBy }: ClauseSubject,
  { terms, checks }: FoundOfClause,
): ClauseRow['balance'] {
  if (settledBy === undefined || checks.some(({ outcome }) => outcome === 'not-checked')) {
    return undefined;
  }
  const term = terms.find(({ type, value }) => {
    if (!settledBy.terms.includes(type)) return false;
    if (settledBy.mostDays === undefined) return true;
    return value.kind === 'duration' && countDays(value) <= settledBy.mostDays;
  });
  const isStatement = settledBy.mostDays === undefined;
  return (
    term && {
      reason: settledBy.reason,
      evidence: term.evidence,
      ...(isStatement && { only: 'stated' as const }),
    }
  );
}

function matches(
  { pattern, about, unless }: BalancedWords,
  { passage: { text } }: Sentence,
): boolean {
  if (unless !== undefined && compileWords(unless).test(text)) return false;
  return (
    compileWords(pattern).test(text) && (about === undefined || compileWords(about).test(text))
  );
}
