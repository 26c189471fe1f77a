import { getCategory, getOverlap, toWords } from '@clauselight/datasets';
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
import type { Example } from '../examples/corpus.ts';
import { fitTrees } from '../fit/fit-trees.ts';
import { joinTables, pickRows, type Table } from './tree-table.ts';

/** The candidates for parties, title and dates of a contract. */
export interface EntityTable extends Table {
  readonly candidates: readonly EntityCandidate[];
}

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

export function fitEntityTrees(tables: readonly EntityTable[]): readonly [Trees, Trees, Trees] {
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
