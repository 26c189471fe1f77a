import {
  type Analysis,
  type ClauseCategory,
  getDocumentFamily,
  type SourceText,
  type TermType,
} from '@clauselight/schema';
import { type CutPassage, cutPassages } from './cut-passages.ts';
import { nameColumns } from './name-columns.ts';
import { noteKnowledge } from './note-knowledge.ts';
import { createWordReader } from './words.ts';

/** Where a word stands: passages in rising order, and how often each has it. */
export interface Postings {
  readonly passages: number[];
  readonly counts: number[];
}

/** A passage and what the analysis knows of it. */
export interface IndexedPassage extends CutPassage {
  /** Number of words, those of headings among them. */
  readonly length: number;
  /** How sure it is that the passage is of each category, 0-1. */
  readonly categories: ReadonlyMap<ClauseCategory, number>;
  readonly termTypes: ReadonlySet<TermType>;
  /** What it is about, the surest first. */
  readonly labels: readonly string[];
}

/** A document prepared for questions. */
export interface PassageIndex {
  readonly text: string;
  readonly passages: readonly IndexedPassage[];
  readonly postings: ReadonlyMap<string, Postings>;
  readonly averageLength: number;
  readonly clauses: Analysis['clauses'];
  /** Whether questions are taken for what people ask about contracts. */
  readonly isContract: boolean;
}

/** How often a word of a heading or of a finding's title counts, where one of the passage counts once. */
const headingWeight = 1;
const remarkWeight = 0.5;

/**
 * Prepares a document for questions, in time that grows with its length.
 *
 * @param document - The source text and its analysis.
 * @returns The index, for `searchPassages`.
 */
export function indexPassages({
  sourceText,
  analysis,
}: {
  readonly sourceText: SourceText;
  readonly analysis: Analysis;
}): PassageIndex {
  const { text } = sourceText;
  const cut = nameColumns(cutPassages(sourceText, analysis.clauses), sourceText);
  const knowledge = noteKnowledge(cut, analysis);
  const { read } = createWordReader();
  const postings = new Map<string, Postings>();
  let totalLength = 0;
  const passages = cut.map((passage, index) => {
    let length = 0;
    const add = (words: string, weight: number) =>
      read(words, (word) => {
        length += weight;
        addPosting(postings, word, { passage: index, weight });
      });
    add(text.slice(passage.start, passage.end), 1);
    for (const heading of passage.headings) add(heading, headingWeight);
    const { remarks = [], ...known } = knowledge[index] ?? {};
    for (const remark of remarks) add(remark, remarkWeight);
    totalLength += length;
    return { ...passage, ...emptyKnowledge, ...known, length };
  });
  const averageLength = passages.length === 0 ? 0 : totalLength / passages.length;
  const isContract = getDocumentFamily(analysis.documentKind.kind) === 'contract';
  return { text, passages, postings, averageLength, clauses: analysis.clauses, isContract };
}

const emptyKnowledge = {
  categories: new Map<ClauseCategory, number>(),
  termTypes: new Set<TermType>(),
  labels: [],
};

function addPosting(
  postings: Map<string, Postings>,
  word: string,
  { passage, weight }: { readonly passage: number; readonly weight: number },
): void {
  const before = postings.get(word);
  if (before === undefined) {
    postings.set(word, { passages: [passage], counts: [weight] });
  } else if (before.passages.at(-1) === passage) {
    before.counts[before.counts.length - 1] = (before.counts.at(-1) ?? 0) + weight;
  } else {
    before.passages.push(passage);
    before.counts.push(weight);
  }
}
