import type { ClauseCategory, TermType } from '@clauselight/schema';
import { categoryWords } from './category-words.ts';
import { clauseWords } from './clause-words.ts';
import { listSynonyms } from './synonyms.ts';
import { termWords } from './term-words.ts';
import { createTopics, findTopics } from './topics.ts';
import { listWords } from './words.ts';

/** What is understood of a question. */
export interface Question {
  /** Its words and others for the same, each with how much it counts, 0-1. */
  readonly words: ReadonlyMap<string, number>;
  readonly categories: ReadonlyMap<ClauseCategory, number>;
  readonly termTypes: ReadonlyMap<TermType, number>;
  /** Numbers of the clauses it names, such as `4.2(b)`. */
  readonly clauseNumbers: readonly string[];
}

/** As much of a question as is read, in UTF-16 code units, and most different words that count. */
const longestRead = 4000;
const mostWords = 120;
const synonymWeight = 0.4;

const wordsOfClauses = new Map<string, ReadonlyMap<string, number>>(
  Object.entries(clauseWords).map(([category, words]) => [
    category,
    new Map(listWords(words).map(({ stem }) => [stem, 1])),
  ]),
);
const categoryTopics = createTopics(categoryWords);
const termTopics = createTopics(termWords);
const clausePattern =
  /(?:\b(?:clause|section|article|paragraph|sec|art|item|point|part)s?\.?|§{1,2})\s*((?:\d{1,4}|[ivxlc]{1,7}\b)(?:\.\d{1,4}){0,6}(?:\([a-z0-9]{1,5}\)){0,4})/gi;

/** Reads a question, any text of any length, to a document of which `isInDocument` tells what words it has. */
export function readQuestion(question: string, isInDocument: (word: string) => boolean): Question {
  const asked = question.slice(0, longestRead);
  const words = new Map<string, number>();
  for (const { stem } of listWords(asked)) if (words.size < mostWords) words.set(stem, 1);
  for (const word of [...words.keys()]) {
    for (const synonym of listSynonyms(word)) {
      if (!words.has(synonym)) words.set(synonym, synonymWeight);
    }
  }
  return {
    words,
    categories: findTopics(asked, categoryTopics, isInDocument),
    termTypes: findTopics(asked, termTopics, isInDocument),
    clauseNumbers: [...asked.matchAll(clausePattern)].map((match) =>
      (match[1] ?? '').toLowerCase(),
    ),
  };
}

/** Words that clauses of a category are written in. */
export function listClauseWords(category: ClauseCategory): ReadonlyMap<string, number> {
  return wordsOfClauses.get(category) ?? new Map();
}
