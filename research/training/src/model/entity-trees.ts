import {
  type ChainModel,
  type EntityCandidate,
  type EntityCategory,
  entityFeatureCount,
  estimateProbability,
  listEntityCandidates,
  listEntitySpans,
  listHeadTokens,
  listStatedEntities,
  type Trees,
} from '@clauselight/engine/research';
import { getCategory, getOverlap, toWords } from '@clauselight/research-data';
import type { Example } from '../examples/corpus.ts';
import { fitTrees } from '../fit/fit-trees.ts';
import { joinTables, pickRows, type Table } from './tree-table.ts';

/** The candidates for parties, title and dates of a contract. */
export interface EntityTable extends Table {
  readonly candidates: readonly EntityCandidate[];
  /** For every candidate the answers of its category that it is right about, by their place among them. */
  readonly matches: readonly (readonly number[])[];
}

/** Trees for titles, for parties, for dates. */
export type EntityTrees = readonly [Trees, Trees, Trees];

const leastOverlap = 0.5;

/** The candidates for parties, title and dates of a contract that its tagger did not see. */
export function tabulateEntities(example: Example, tagger: ChainModel): EntityTable {
  const { text } = example.contract.sourceText;
  const spans = [
    ...listEntitySpans(text, listHeadTokens(text), tagger),
    ...listStatedEntities(text, example.terms),
  ];
  const { candidates, features } = listEntityCandidates(text, spans);
  const answers = new Map(
    [...example.contract.spans].map(([name, texts]) => [getCategory(name), texts]),
  );
  const matches = candidates.map(({ category, quote }) =>
    matchAnswers(quote, answers.get(category) ?? [], category === 'parties'),
  );
  return {
    candidates,
    features,
    matches,
    answers: Uint8Array.from(matches, (matched) => (matched.length > 0 ? 1 : 0)),
  };
}

function matchAnswers(
  quote: string,
  answers: readonly string[],
  canContain: boolean,
): readonly number[] {
  const words = toWords(quote);
  return answers.flatMap((answer, index) => {
    const isContained = canContain && quote.includes(answer);
    return isContained || getOverlap(toWords(answer), words) >= leastOverlap ? [index] : [];
  });
}

/** Groups of entity categories that share trees: titles, parties, dates. */
const entityGroups: readonly (readonly EntityCategory[])[] = [
  ['document-name'],
  ['parties'],
  ['agreement-date', 'effective-date'],
];
const treeCount = 120;
const depth = 4;
const seed = 5;
/** After the second time hardly any row changes its place. */
const timesLeftOut = 2;

/**
 * Trees for titles, parties and dates. What only repeats a likelier candidate tells nothing about the others: it is
 * left out and the trees are fitted again, so that they estimate how probable it is that a candidate adds an answer.
 */
export function fitEntityTrees(tables: readonly EntityTable[]): EntityTrees {
  const [title, party, date] = entityGroups.map((group) => fitGroup(tables, group));
  return [title as Trees, party as Trees, date as Trees];
}

function fitGroup(tables: readonly EntityTable[], group: readonly EntityCategory[]): Trees {
  const rows = tables.map(({ candidates }) => listRows(candidates, group));
  let trees = fitRows(tables, rows);
  for (let time = 0; time < timesLeftOut; time += 1) {
    const kept = tables.map((table, index) => {
      const own = rows[index] ?? [];
      const probabilities = own.map((row) => estimate(trees, table, row));
      const repeats = findRepeats(table, own, probabilities);
      return own.filter((row) => !repeats.has(row));
    });
    trees = fitRows(tables, kept);
  }
  return trees;
}

function listRows(
  candidates: readonly EntityCandidate[],
  group: readonly EntityCategory[],
): readonly number[] {
  return candidates.flatMap(({ category }, row) => (group.includes(category) ? [row] : []));
}

function fitRows(tables: readonly EntityTable[], rows: readonly (readonly number[])[]): Trees {
  const chosen = tables.map((table, index) =>
    pickRows(table, rows[index] ?? [], entityFeatureCount),
  );
  return fitTrees({
    ...joinTables(chosen),
    columnCount: entityFeatureCount,
    treeCount,
    depth,
    seed,
  });
}

/** Rows that are right about nothing but what likelier rows are right about. */
export function findRepeats(
  { candidates, matches }: Pick<EntityTable, 'candidates' | 'matches'>,
  rows: readonly number[],
  probabilities: readonly number[],
): ReadonlySet<number> {
  const order = [...rows.keys()].sort((a, b) => (probabilities[b] ?? 0) - (probabilities[a] ?? 0));
  const found = new Set<string>();
  const repeats = new Set<number>();
  for (const place of order) {
    const row = rows[place] ?? -1;
    const answers = (matches[row] ?? []).map((answer) => `${candidates[row]?.category} ${answer}`);
    if (answers.length > 0 && answers.every((answer) => found.has(answer))) repeats.add(row);
    for (const answer of answers) found.add(answer);
  }
  return repeats;
}

/** Probability of every candidate of a contract. */
export function estimateEntities(trees: EntityTrees, table: EntityTable): readonly number[] {
  return table.candidates.map(({ category }, row) => {
    const group = entityGroups.findIndex((categories) => categories.includes(category));
    return estimate(trees[group as 0 | 1 | 2], table, row);
  });
}

function estimate(trees: Trees, { features }: Table, row: number): number {
  return estimateProbability(trees, features, row * entityFeatureCount);
}
