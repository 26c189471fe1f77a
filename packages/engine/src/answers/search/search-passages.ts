import { createEvidence } from '@clauselight/core';
import type { FoundPassage } from '@clauselight/schema';
import { listOverlapping } from './note-knowledge.ts';
import type { IndexedPassage, PassageIndex } from './passage-index.ts';
import { listClauseWords, type Question, readQuestion } from './question.ts';
import { scoreWords } from './score-words.ts';
import { listWords } from './words.ts';

// What counts beside the question's words, of which a passage that has all of them gets at most 1; found by trying on
// annotated contracts, see research/evaluation/ask.
const categoryWeight = 1.5;
const likenessWeight = 1.5;
/** What the lesser of the two still adds. */
const bothWeight = 0.3;
const termWeight = 0.3;
const clauseNumberWeight = 3;
/** A passage with less answers nothing. */
const leastScore = 0.06;

/**
 * The passages that answer a question best, the best first; equal ones in document order. Empty where nothing in the
 * document matches. Takes any text for a question; the same document and question give the same answer.
 *
 * @param index - The document, from `indexPassages`.
 * @param question - A question or key words.
 * @param options - `limit`: the most passages to return.
 * @returns At most `limit` passages.
 */
export function searchPassages(
  index: PassageIndex,
  question: string,
  { limit }: { readonly limit: number },
): readonly FoundPassage[] {
  const asked = readQuestion(question, (word) => index.postings.has(word));
  const scores = scoreWords(index, asked.words);
  if (index.isContract) addCategories(scores, index, asked);
  addTerms(scores, index, asked);
  addNamedClauses(scores, index, asked);
  return [...scores.keys()]
    .filter((place) => (scores[place] ?? 0) >= leastScore)
    .sort((first, second) => (scores[second] ?? 0) - (scores[first] ?? 0) || first - second)
    .slice(0, Math.max(0, limit))
    .flatMap((place) => index.passages[place] ?? [])
    .map((passage) => present(index.text, passage, asked));
}

/** Raises the score of a passage whose category, or whose wording, is that of the question. */
function addCategories(scores: Float64Array, index: PassageIndex, { categories }: Question): void {
  for (const [category, weight] of categories) {
    const likeness = scoreWords(index, listClauseWords(category));
    index.passages.forEach((passage, place) => {
      const recognized = categoryWeight * (passage.categories.get(category) ?? 0);
      const alike = likenessWeight * (likeness[place] ?? 0);
      addTo(
        scores,
        place,
        weight * (Math.max(recognized, alike) + bothWeight * Math.min(recognized, alike)),
      );
    });
  }
}

function addTerms(scores: Float64Array, { passages }: PassageIndex, { termTypes }: Question): void {
  for (const [type, weight] of termTypes) {
    passages.forEach((passage, place) => {
      if (passage.termTypes.has(type)) addTo(scores, place, termWeight * weight);
    });
  }
}

function addNamedClauses(
  scores: Float64Array,
  { passages, clauses }: PassageIndex,
  { clauseNumbers }: Question,
): void {
  if (clauseNumbers.length === 0) return;
  for (const clause of clauses) {
    if (!clauseNumbers.includes(readNumber(clause.number))) continue;
    for (const place of listOverlapping(passages, clause)) addTo(scores, place, clauseNumberWeight);
  }
}

function addTo(scores: Float64Array, place: number, value: number): void {
  scores[place] = (scores[place] ?? 0) + value;
}

/** The number of a clause as questions name it: `4.2` for `Section 4.2.` */
function readNumber(number = ''): string {
  return number
    .toLowerCase()
    .replace(/^(?:section|article|clause|§)\s*/, '')
    .replace(/\.$/, '');
}

function present(text: string, passage: IndexedPassage, { words }: Question): FoundPassage {
  const evidence = createEvidence(text, passage);
  return {
    evidence,
    ...(passage.clause && { clause: passage.clause }),
    labels: [...passage.labels],
    matches: listWords(evidence.quote)
      .filter(({ stem }) => words.has(stem))
      .map(({ start, end }) => ({ start, end })),
  };
}
