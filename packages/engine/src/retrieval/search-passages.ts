import { createEvidence, type FoundPassage } from '@clauselight/schema';
import { listOverlapping } from './note-knowledge.ts';
import type { IndexedPassage, PassageIndex } from './passage-index.ts';
import { type Question, readQuestion } from './question.ts';
import { listWords } from './words.ts';

// S. Robertson, H. Zaragoza: The Probabilistic Relevance Framework: BM25 and Beyond (2009), section 3.
const k1 = 1.2;
const b = 0.75;

/** What counts beside the words, of which a passage that has all of them often gets 1. */
const categoryWeight = 0.8;
const termWeight = 0.15;
const clauseNumberWeight = 2;
/** A passage with less answers nothing. */
const leastScore = 0.06;

/**
 * The passages that answer a question best, the best first; equal ones in document order. Empty where nothing in the
 * document matches. Takes any text for a question; the same document and question give the same answer.
 */
export function searchPassages(
  index: PassageIndex,
  question: string,
  { limit }: { readonly limit: number },
): readonly FoundPassage[] {
  const asked = readQuestion(question);
  const scores = scoreWords(index, asked);
  addKnowledge(scores, index, asked);
  const ranked = [...scores.keys()]
    .filter((place) => (scores[place] ?? 0) >= leastScore)
    .sort((first, second) => (scores[second] ?? 0) - (scores[first] ?? 0) || first - second);
  return ranked
    .slice(0, Math.max(0, limit))
    .flatMap((place) => index.passages[place] ?? [])
    .map((passage) => present(index.text, passage, asked));
}

/** BM25 of every passage, as a share of what one with all words would get. */
function scoreWords(
  { passages, postings, averageLength }: PassageIndex,
  { words }: Question,
): Float64Array {
  const scores = new Float64Array(passages.length);
  let whole = 0;
  for (const [word, weight] of words) {
    const found = postings.get(word);
    const count = found?.passages.length ?? 0;
    const rarity = Math.log(1 + (passages.length - count + 0.5) / (count + 0.5)) * weight;
    if (weight === 1) whole += rarity;
    found?.passages.forEach((place, at) => {
      const frequency = found.counts[at] ?? 0;
      const length = (passages[place]?.length ?? 0) / averageLength;
      const saturated = frequency / (frequency + k1 * (1 - b + b * length));
      scores[place] = (scores[place] ?? 0) + rarity * saturated;
    });
  }
  return whole === 0 ? scores : scores.map((score) => score / whole);
}

function addKnowledge(
  scores: Float64Array,
  { passages, clauses }: PassageIndex,
  { categories, termTypes, clauseNumbers }: Question,
): void {
  const add = (place: number, value: number) => {
    scores[place] = (scores[place] ?? 0) + value;
  };
  passages.forEach((passage, place) => {
    for (const [category, weight] of categories) {
      add(place, categoryWeight * weight * (passage.categories.get(category) ?? 0));
    }
    for (const [type, weight] of termTypes) {
      if (passage.termTypes.has(type)) add(place, termWeight * weight);
    }
  });
  if (clauseNumbers.length === 0) return;
  for (const clause of clauses) {
    if (!clauseNumbers.includes(readNumber(clause.number))) continue;
    for (const place of listOverlapping(passages, clause)) add(place, clauseNumberWeight);
  }
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
