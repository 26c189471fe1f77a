import type { ClauseCategory, Provision } from '@clauselight/schema';
import type { DocumentStructure } from '../../text/document-structure.ts';
import { findMatch, type Pattern } from './pattern.ts';

/** The sentences of a document, indexed for the lookups that rules repeat. */
export interface SentenceIndex {
  /** Indices of the sentences that contain one of the words, ascending. All sentences when there are no words. */
  listWith(cues: readonly string[] | undefined): readonly number[];
  /** Returns a sentence in lower case. */
  getLowered(index: number): string;
  /** Tells whether any sentence or heading matches. */
  hasMatch(pattern: Pattern): boolean;
  /** Counts the sentences that match any of the patterns, and stops at `most`. */
  countMatches(patterns: readonly Pattern[], most: number): number;
  /** Categories that the clause model found in the sentence or elsewhere in its clause. */
  getCategories(index: number): ReadonlySet<ClauseCategory>;
}

export function createSentenceIndex(
  text: string,
  structure: DocumentStructure,
  provisions: readonly Provision[],
): SentenceIndex {
  const lowered = structure.sentences.map(({ passage }) => passage.text.toLowerCase());
  const headings = structure.clauses.flatMap(({ heading }) => heading ?? []);
  const title = structure.title && text.slice(structure.title.start, structure.title.end);
  const others = title === undefined ? headings : [title, ...headings];
  const findSentences = createCueSearch(lowered);
  const all = lowered.map((_, index) => index);
  let categories: readonly ReadonlySet<ClauseCategory>[] | undefined;
  return {
    listWith: (cues) => (cues === undefined ? all : findSentences(cues)),
    getLowered: (index) => lowered[index] ?? '',
    hasMatch: (pattern) =>
      others.some((words) => findMatch(pattern, words) !== undefined) ||
      structure.sentences.some(({ passage }) => findMatch(pattern, passage.text) !== undefined),
    countMatches: (patterns, most) => {
      let count = 0;
      for (const { passage } of structure.sentences) {
        if (count >= most) break;
        if (patterns.some((pattern) => findMatch(pattern, passage.text) !== undefined)) count += 1;
      }
      return count;
    },
    getCategories: (index) => {
      categories ??= listCategories(structure, provisions);
      return categories[index] ?? new Set();
    },
  };
}

/** Searches all sentences at once. This is many times faster than searching each sentence for each word. */
function createCueSearch(lowered: readonly string[]) {
  const starts = new Uint32Array(lowered.length + 1);
  for (const [index, words] of lowered.entries()) {
    starts[index + 1] = (starts[index] ?? 0) + words.length + 1;
  }
  const whole = lowered.join('\n');
  const known = new Map<string, readonly number[]>();

  const findOne = (cue: string): readonly number[] => {
    const found: number[] = [];
    let sentence = 0;
    for (let at = whole.indexOf(cue); at >= 0; at = whole.indexOf(cue, starts[sentence + 1])) {
      sentence = findSentence(starts, at, sentence);
      found.push(sentence);
      if (sentence + 1 >= lowered.length) break;
    }
    return found;
  };

  return (cues: readonly string[]): readonly number[] => {
    const found = new Set<number>();
    for (const cue of cues) {
      const indices = known.get(cue) ?? findOne(cue);
      known.set(cue, indices);
      for (const index of indices) found.add(index);
    }
    return [...found].sort((a, b) => a - b);
  };
}

function findSentence(starts: Uint32Array, at: number, from: number): number {
  let low = from;
  let high = starts.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= at) low = middle;
    else high = middle;
  }
  return low;
}

/**
 * A provision's category applies to every sentence of the innermost clauses it stands in, and to the sentences it
 * covers.
 */
function listCategories(
  { sentences }: DocumentStructure,
  provisions: readonly Provision[],
): readonly ReadonlySet<ClauseCategory>[] {
  const own = sentences.map(() => new Set<ClauseCategory>());
  const byClause = new Map<string, Set<ClauseCategory>>();
  let first = 0;
  for (const { category, evidence } of provisions) {
    while (first < sentences.length && (sentences[first]?.end ?? 0) <= evidence.start) first += 1;
    for (let at = first; at < sentences.length; at += 1) {
      const sentence = sentences[at];
      if (sentence === undefined || sentence.start >= evidence.end) break;
      own[at]?.add(category);
      if (sentence.clauseId === undefined) continue;
      const shared = byClause.get(sentence.clauseId) ?? new Set();
      byClause.set(sentence.clauseId, shared.add(category));
    }
  }
  return own.map((categories, index) => {
    const shared = byClause.get(sentences[index]?.clauseId ?? '');
    return shared === undefined ? categories : shared;
  });
}
