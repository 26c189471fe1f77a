import { type FeatureRows, sentenceFeatureCount } from '@clauselight/engine/research';
import {
  type HeadedProvision,
  readContracts,
  readHeadedProvisions,
} from '@clauselight/research-data';
import { createExample, type Example } from './corpus.ts';

/** How many parts the contracts are divided into for cross-validation. */
export const foldCount = 5;

/** Everything below a data folder, in the order of the file. */
export function readCorpus(folder: string): readonly Example[] {
  const provisions = new Map<string, HeadedProvision[]>();
  for (const provision of readHeadedProvisions(folder)) {
    const others = provisions.get(provision.title);
    if (others === undefined) provisions.set(provision.title, [provision]);
    else others.push(provision);
  }
  return readContracts(folder).map((contract) =>
    createExample(contract, provisions.get(contract.title) ?? []),
  );
}

/** The part that a contract belongs to: by its place in the file, scattered. */
export function getFold(index: number): number {
  return (Math.imul(index, 2654435761) >>> 0) % foldCount;
}

/** The rows of several contracts in one table, and where each contract's begin; the last entry is the end. */
export function joinRows(examples: readonly Example[]): {
  readonly rows: FeatureRows;
  readonly starts: readonly number[];
} {
  const starts = [0];
  const parts = examples.map(({ rows }) => rows);
  for (const { rowStarts } of parts) starts.push((starts.at(-1) ?? 0) + rowStarts.length - 1);
  return {
    starts,
    rows: {
      indices: concatenate(
        Uint32Array,
        parts.map(({ indices }) => indices),
      ),
      groupStarts: joinStarts(parts.map(({ groupStarts }) => groupStarts)),
      groupKinds: concatenate(
        Uint8Array,
        parts.map(({ groupKinds }) => groupKinds),
      ),
      groupWeights: concatenate(
        Float32Array,
        parts.map(({ groupWeights }) => groupWeights),
      ),
      rowStarts: joinStarts(parts.map(({ rowStarts }) => rowStarts)),
    },
  };
}

interface Numbers<T> {
  new (length: number): T;
}

function concatenate<T extends Uint8Array | Uint32Array | Float32Array>(
  type: Numbers<T>,
  parts: readonly T[],
): T {
  const joined = new type(parts.reduce((length, part) => length + part.length, 0));
  let place = 0;
  for (const part of parts) {
    joined.set(part, place);
    place += part.length;
  }
  return joined;
}

/** Boundaries of several tables, one behind the other. */
function joinStarts(parts: readonly Uint32Array[]): Uint32Array {
  const joined: number[] = [0];
  for (const part of parts) {
    const offset = joined.at(-1) ?? 0;
    for (let index = 1; index < part.length; index += 1) joined.push(offset + (part[index] ?? 0));
  }
  return Uint32Array.from(joined);
}

const fewestContracts = 2;

/** The rarity of every feature: the root of the logarithm of contracts to contracts that have it; 0 below two contracts. */
export function measureRarity(examples: readonly Example[]): Float32Array {
  const counts = new Uint32Array(sentenceFeatureCount);
  const lastSeen = new Int32Array(sentenceFeatureCount).fill(-1);
  examples.forEach(({ rows }, contract) => {
    for (const feature of rows.indices) {
      if (lastSeen[feature] === contract) continue;
      lastSeen[feature] = contract;
      counts[feature] = (counts[feature] ?? 0) + 1;
    }
  });
  return Float32Array.from(counts, (count) =>
    count < fewestContracts ? 0 : Math.sqrt(Math.log(1 + examples.length / count)),
  );
}
