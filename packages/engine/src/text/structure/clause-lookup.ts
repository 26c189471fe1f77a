import type { Clause } from '@clauselight/schema';
import type { ClauseIndex } from './clause-index.ts';

export interface LookupInput {
  readonly index: ClauseIndex;
  readonly labels: LabelIndex;
}

export interface ClauseQuery {
  readonly scope: string;
  readonly key: string;
  /** The clause of the reference: of several clauses with one number, the nearest is meant. */
  readonly from: string | undefined;
}

/** Where the labels in brackets stand, such as `(a)`: positions in rising order, by the label in lower case. */
export type LabelIndex = ReadonlyMap<string, readonly number[]>;

const label = /\([a-z0-9]+\)/gi;

/** Indexes the labels in brackets of a text, in one pass. */
export function indexLabels(text: string): LabelIndex {
  const positions = new Map<string, number[]>();
  for (const { 0: words, index } of text.matchAll(label)) {
    const key = words.toLowerCase();
    const known = positions.get(key);
    if (known === undefined) positions.set(key, [index]);
    else known.push(index);
  }
  return positions;
}

/**
 * Finds the id of the clause with a key. When no clause has its brackets, the clause whose text contains them is
 * returned. The time does not depend on how long the clauses are or how many have the same number.
 */
export function findClause(
  { index, labels }: LookupInput,
  { scope, key, from }: ClauseQuery,
): string | undefined {
  for (const form of listForms(key)) {
    const exact = pickNearest(index, { key: `${scope} ${form}`, from });
    if (exact !== undefined) return exact;
  }
  const bracket = key.endsWith(')') ? key.lastIndexOf('(') : -1;
  if (bracket < 1) return undefined;
  const parentId = findClause({ index, labels }, { scope, key: key.slice(0, bracket), from });
  const parent = parentId === undefined ? undefined : index.byId.get(parentId);
  if (parent === undefined) return undefined;
  const own = key.slice(bracket);
  const at = findFirstFrom(labels.get(own) ?? [], parent.start);
  return at !== undefined && at + own.length <= parent.end ? parent.id : undefined;
}

/** Article 4 may have the heading `4.`, and Section 4 the heading `ARTICLE IV`. */
function listForms(key: string): readonly string[] {
  if (/^article \d+$/.test(key)) return [key, key.slice('article '.length)];
  return /^\d+$/.test(key) ? [key, `article ${key}`] : [key];
}

function pickNearest(
  index: ClauseIndex,
  { key, from }: { key: string; from: string | undefined },
): string | undefined {
  const clauses = index.byKey.get(key);
  if (clauses === undefined || clauses.length <= 1) return clauses?.[0]?.id;
  let own: Clause | undefined;
  for (let id = from; id !== undefined; id = index.byId.get(id)?.parentId) {
    const below = index.firstBelow.get(`${id} ${key}`);
    if (below !== undefined && (own === undefined || below.start < own.start)) own = below;
  }
  // An unrecognized table of contents repeats numbers without text below them.
  return (own ?? index.longest.get(key))?.id;
}

/** The first of the rising positions that is not before a position. */
function findFirstFrom(positions: readonly number[], from: number): number | undefined {
  let [low, high] = [0, positions.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((positions[middle] ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  return positions[low];
}
