import type { ClauseCategory, Provision } from '@clauselight/schema';
import type { DocumentStructure } from '../../text/document-structure.ts';
import { findMatch, type Pattern } from './pattern.ts';

/** The sentences of a document with what rules ask of them again and again. */
export interface JudgedSentences {
  /** Indices of the sentences that hold one of the words, ascending; of all of them where no words are given. */
  listWith(cues: readonly string[] | undefined): readonly number[];
  /** A sentence in lower case. */
  getLowered(index: number): string;
  /** Whether any sentence or heading matches. */
  hasMatch(pattern: Pattern): boolean;
  /** Categories that the clause model sees in a sentence or around it in its clause. */
  getCategories(index: number): ReadonlySet<ClauseCategory>;
}

export function createJudgedSentences(
  text: string,
  structure: DocumentStructure,
  provisions: readonly Provision[],
): JudgedSentences {
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
    getCategories: (index) => {
      categories ??= listCategories(structure, provisions);
      return categories[index] ?? new Set();
    },
  };
}

/** Looks for words in all sentences at once: many times quicker than asking every sentence for every word. */
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
      const places = known.get(cue) ?? findOne(cue);
      known.set(cue, places);
      for (const place of places) found.add(place);
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

/** A provision's category holds for every sentence of the innermost clauses it stands in, and for those it covers. */
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
