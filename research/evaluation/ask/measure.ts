import { overlaps } from '@clauselight/core';
import { indexPassages, type PassageIndex, searchPassages } from '@clauselight/engine';
import { listWords, scoreWords } from '@clauselight/engine/research';
import type { Contract } from '@clauselight/research-data';
import type { Analysis, Span } from '@clauselight/schema';

/** A question to a contract, and where the annotators say that it is answered. */
export interface AskedQuestion {
  readonly title: string;
  /** The annotators' name of the category. */
  readonly category: string;
  readonly question: string;
  /** Place of the first passage found that holds annotated words, from 0; nothing if none of the best has them. */
  readonly rank: number | undefined;
}

/** As many passages are asked for. */
export const mostPassages = 8;

/** A contract with everything known of it, or with its words and clauses alone. */
export interface AnalyzedContract {
  readonly contract: Contract;
  readonly analysis: Analysis;
}

/** Finds the best passages of a document, the best first. */
export type Search = (index: PassageIndex, question: string) => readonly Span[];

/** As the product does. */
export const searchAsShipped: Search = (index, question) =>
  searchPassages(index, question, { limit: mostPassages }).map(({ evidence }) => evidence);

/** By the question's own words and BM25 alone. */
export const searchByWords: Search = (index, question) => {
  const words = new Map(listWords(question).map(({ stem }) => [stem, 1]));
  const scores = scoreWords(index, words);
  return [...scores.keys()]
    .filter((place) => (scores[place] ?? 0) > 0)
    .sort((first, second) => (scores[second] ?? 0) - (scores[first] ?? 0) || first - second)
    .slice(0, mostPassages)
    .flatMap((place) => index.passages[place] ?? []);
};

/** Asks every question of a category to which the contract has annotated words. */
export function askQuestions(
  { contract, analysis }: AnalyzedContract,
  questionsOf: (category: string) => readonly string[],
  search: Search = searchAsShipped,
): readonly AskedQuestion[] {
  const { sourceText, title } = contract;
  const index = indexPassages({ sourceText, analysis });
  return [...contract.spans].flatMap(([category, answers]) => {
    const places = answers.flatMap((answer) => listPlaces(sourceText.text, answer));
    if (places.length === 0) return [];
    return questionsOf(category).map((question) => {
      const rank = search(index, question).findIndex((found) =>
        places.some((place) => overlaps(place, found)),
      );
      return { title, category, question, rank: rank < 0 ? undefined : rank };
    });
  });
}

/** The analysis as if nothing had been learned or found: its clauses alone. */
export function forgetKnowledge(analysis: Analysis): Analysis {
  return { ...analysis, provisions: [], terms: [], findings: [] };
}

/** Share of the questions that one of the best `count` passages answers, 0-1. */
export function measureRecall(asked: readonly AskedQuestion[], count: number): number {
  const answered = asked.filter(({ rank = Number.POSITIVE_INFINITY }) => rank < count);
  return answered.length / Math.max(1, asked.length);
}

/** Everywhere that the annotated words stand: names and dates recur. */
function listPlaces(text: string, answer: string): readonly Span[] {
  const words = answer.normalize('NFC').replace(/\r\n?/g, '\n');
  const places: Span[] = [];
  if (words.trim() === '') return places;
  for (let start = text.indexOf(words); start >= 0; start = text.indexOf(words, start + 1)) {
    places.push({ start, end: start + words.length });
  }
  return places;
}
