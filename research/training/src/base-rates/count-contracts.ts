import { type Contract, cuadNames, getCategory } from '@clauselight/research-data';
import {
  type ClauseCategory,
  type DocumentKind,
  fewestUsualDocuments,
  type UsualFigure,
  type UsualRange,
  usualFigureSchema,
} from '@clauselight/schema';
import { findContractKind, isWholeContract } from './contract-kind.ts';
import { hasCeiling } from './has-ceiling.ts';
import { measureQuartiles } from './quartiles.ts';
import { type FigureReading, figureReaders } from './read-figures.ts';

/** A number for all contracts, and one for each kind of which there are enough. */
export interface KindCounts {
  readonly all: number;
  readonly kinds: Readonly<Partial<Record<DocumentKind, number>>>;
}

export interface ContractCounts {
  /** Contracts in all. */
  readonly documents: KindCounts;
  /** Contracts with a clause of the category. */
  readonly presence: Readonly<Partial<Record<ClauseCategory, KindCounts>>>;
  /** Contracts with a ceiling on liability, which is narrower than CUAD's category. */
  readonly ceilings: KindCounts;
  readonly figures: readonly UsualRange[];
}

/** A contract that stands by itself, with its kind if there is one for it. */
interface CountedContract {
  readonly contract: Contract;
  readonly kind: DocumentKind | undefined;
}

/** What every contract has: nobody asks whether it is usual. */
const namesAndDates: ReadonlySet<string> = new Set([
  'Document Name',
  'Parties',
  'Agreement Date',
  'Effective Date',
]);

/** Counts clauses and measures figures over the contracts that stand by themselves, as their annotators marked them. */
export function countContracts(contracts: readonly Contract[]): ContractCounts {
  const counted = contracts
    .filter(isWholeContract)
    .map((contract): CountedContract => ({ contract, kind: findContractKind(contract) }));
  const documents = countKinds(counted);
  const kinds = Object.keys(documents.kinds) as DocumentKind[];
  const countHaving = (hasClause: (contract: Contract) => boolean): KindCounts => {
    const having = counted.filter(({ contract }) => hasClause(contract));
    const count = (kind: DocumentKind) => having.filter((one) => one.kind === kind).length;
    return {
      all: having.length,
      kinds: Object.fromEntries(kinds.map((kind) => [kind, count(kind)])),
    };
  };
  const presence = cuadNames
    .filter((name) => !namesAndDates.has(name))
    .map((name) => [
      getCategory(name),
      countHaving(({ spans }) => (spans.get(name) ?? []).length > 0),
    ]);
  return {
    documents,
    presence: Object.fromEntries(presence),
    ceilings: countHaving(hasCeiling),
    figures: usualFigureSchema.options.flatMap((figure) => measureFigure(figure, counted)),
  };
}

/** Every reading of a figure, in the order of the contracts. */
export function readFigure(
  figure: UsualFigure,
  contracts: readonly Contract[],
): readonly FigureReading[] {
  return contracts
    .filter(isWholeContract)
    .flatMap((contract) => figureReaders[figure](contract) ?? []);
}

/** Kinds in the order of the first contract of each. */
function countKinds(counted: readonly CountedContract[]): KindCounts {
  const counts = new Map<DocumentKind, number>();
  for (const { kind } of counted) {
    if (kind !== undefined) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const enough = [...counts]
    .filter(([, count]) => count >= fewestUsualDocuments)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return { all: counted.length, kinds: Object.fromEntries(enough) };
}

/** The range over all contracts, then over each kind of which enough contracts state a value. */
function measureFigure(
  figure: UsualFigure,
  counted: readonly CountedContract[],
): readonly UsualRange[] {
  const readings = counted.flatMap(({ contract, kind }) => {
    const reading = figureReaders[figure](contract);
    return reading === undefined ? [] : [{ kind, value: reading.value }];
  });
  const kinds = [...new Set(readings.flatMap(({ kind }) => kind ?? []))].sort();
  const groups = [
    { values: readings.map(({ value }) => value) },
    ...kinds.map((kind) => ({
      kind,
      values: readings.filter((one) => one.kind === kind).map(({ value }) => value),
    })),
  ];
  return groups
    .filter(({ values }) => values.length >= fewestUsualDocuments)
    .map(({ values, ...group }) => ({
      ...group,
      figure,
      ...measureQuartiles(values),
      total: values.length,
    }));
}
