import { getCategory, getOverlap, toWords } from '@clauselight/datasets';
import {
  candidateFeatureCount,
  leastScore,
  listSentenceCandidates,
} from '@clauselight/engine/stages/provisions/sentences/candidates.ts';
import {
  type EntityCandidate,
  entityFeatureCount,
  listEntityCandidates,
} from '@clauselight/engine/stages/provisions/tagger/entity-candidates.ts';
import { listEntitySpans } from '@clauselight/engine/stages/provisions/tagger/entity-spans.ts';
import { listHeadTokens } from '@clauselight/engine/stages/provisions/tagger/head-tokens.ts';
import type { ChainModel } from '@clauselight/engine/stages/provisions/tagger/lattice.ts';
import { listStatedEntities } from '@clauselight/engine/stages/provisions/tagger/stated-entities.ts';
import type { Trees } from '@clauselight/engine/stages/provisions/trees/trees.ts';
import { type Example, sentenceCategories } from '../examples/corpus.ts';
import { labels } from '../fit/fit-network.ts';
import { fitTrees } from '../fit/fit-trees.ts';

/** A table for the second stage: a row for every candidate, and whether it is right. */
export interface Table {
  readonly features: Float32Array;
  readonly answers: Uint8Array;
}

const leastOverlap = 0.5;

/** The candidate sentences of a contract that its network did not see; the priors are filled in later. */
export function tabulateSentences(example: Example, scores: Float32Array): SentenceTable {
  const { candidates, features } = listSentenceCandidates({
    structure: example.structure,
    scores,
    categoryCount: sentenceCategories.length,
    priors: new Float32Array(sentenceCategories.length),
    minimumScore: leastScore,
  });
  const known = candidates.map(
    ({ sentence, category }) =>
      example.labels[sentence * sentenceCategories.length + category] ?? labels.unknown,
  );
  return {
    features,
    categories: Uint8Array.from(candidates, ({ category }) => category),
    sentences: Uint32Array.from(candidates, ({ sentence }) => sentence),
    answers: Uint8Array.from(known, (label) => (label === labels.yes ? 1 : 0)),
    isUnknown: Uint8Array.from(known, (label, index) =>
      // A part of an answer is no answer for the benchmark; a clause without a heading may well be one.
      label === labels.unknown && isSilver(candidates[index]?.category ?? 0) ? 1 : 0,
    ),
  };
}

export interface SentenceTable extends Table {
  readonly categories: Uint8Array;
  readonly sentences: Uint32Array;
  readonly isUnknown: Uint8Array;
}

const firstSilver = sentenceCategories.indexOf('confidentiality');

function isSilver(category: number): boolean {
  return category >= firstSilver;
}

/** How often a candidate of each category is right, drawn towards one in fifty where there are few. */
export function measurePriors(tables: readonly SentenceTable[]): Float32Array {
  const right = new Float64Array(sentenceCategories.length).fill(1);
  const all = new Float64Array(sentenceCategories.length).fill(50);
  for (const { categories, answers } of tables) {
    categories.forEach((category, index) => {
      right[category] = (right[category] ?? 0) + (answers[index] ?? 0);
      all[category] = (all[category] ?? 0) + 1;
    });
  }
  return Float32Array.from(right, (count, category) => count / (all[category] ?? 1));
}

/** Writes the priors into the first column, where `listSentenceCandidates` puts them. */
export function fillPriors(table: SentenceTable, priors: Float32Array): Float32Array {
  const features = table.features.slice();
  table.categories.forEach((category, index) => {
    features[index * candidateFeatureCount] = priors[category] ?? 0;
  });
  return features;
}

export function fitSentenceTrees(tables: readonly SentenceTable[], priors: Float32Array): Trees {
  const chosen = tables.map((table) => {
    const features = fillPriors(table, priors);
    const rows = [...table.answers.keys()].filter((row) => table.isUnknown[row] === 0);
    return pickRows({ features, answers: table.answers }, rows, candidateFeatureCount);
  });
  return fitTrees({
    ...joinTables(chosen),
    columnCount: candidateFeatureCount,
    treeCount: 150,
    depth: 5,
    seed: 5,
  });
}

/** The candidates for parties, title and dates of a contract that its tagger did not see. */
export function tabulateEntities(
  example: Example,
  tagger: ChainModel,
): Table & { readonly candidates: readonly EntityCandidate[] } {
  const { text } = example.contract.sourceText;
  const spans = [
    ...listEntitySpans(text, listHeadTokens(text), tagger),
    ...listStatedEntities(text, example.terms),
  ];
  const { candidates, features } = listEntityCandidates(text, spans);
  const answers = new Map(
    [...example.contract.spans].map(([name, texts]) => [getCategory(name), texts]),
  );
  return {
    candidates,
    features,
    answers: Uint8Array.from(candidates, ({ category, quote }) =>
      isAnswer(quote, answers.get(category) ?? [], category === 'parties') ? 1 : 0,
    ),
  };
}

function isAnswer(quote: string, answers: readonly string[], canContain: boolean): boolean {
  const words = toWords(quote);
  return answers.some(
    (answer) =>
      getOverlap(toWords(answer), words) >= leastOverlap || (canContain && quote.includes(answer)),
  );
}

/** Groups of entity categories that share trees: titles, parties, dates. */
export const entityGroups = [
  ['document-name'],
  ['parties'],
  ['agreement-date', 'effective-date'],
] as const;

export function fitEntityTrees(
  tables: readonly ReturnType<typeof tabulateEntities>[],
): readonly [Trees, Trees, Trees] {
  const [title, party, date] = entityGroups.map((group) => {
    const chosen = tables.map((table) => {
      const rows = [...table.candidates.keys()].filter((row) =>
        (group as readonly string[]).includes(table.candidates[row]?.category ?? ''),
      );
      return pickRows(table, rows, entityFeatureCount);
    });
    return fitTrees({
      ...joinTables(chosen),
      columnCount: entityFeatureCount,
      treeCount: 120,
      depth: 4,
      seed: 5,
    });
  });
  return [title as Trees, party as Trees, date as Trees];
}

function pickRows(table: Table, rows: readonly number[], columns: number): Table {
  const features = new Float32Array(rows.length * columns);
  rows.forEach((row, index) => {
    features.set(table.features.subarray(row * columns, (row + 1) * columns), index * columns);
  });
  return { features, answers: Uint8Array.from(rows, (row) => table.answers[row] ?? 0) };
}

function joinTables(tables: readonly Table[]): {
  readonly table: Float32Array;
  readonly answers: Uint8Array;
} {
  const table = new Float32Array(tables.reduce((sum, { features }) => sum + features.length, 0));
  const answers = new Uint8Array(tables.reduce((sum, part) => sum + part.answers.length, 0));
  let place = 0;
  let row = 0;
  for (const part of tables) {
    table.set(part.features, place);
    answers.set(part.answers, row);
    place += part.features.length;
    row += part.answers.length;
  }
  return { table, answers };
}
