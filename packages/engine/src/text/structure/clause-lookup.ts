import type { Clause } from '@clauselight/schema';
import type { ClauseIndex } from './clause-index.ts';

export interface LookupInput {
  readonly text: string;
  readonly index: ClauseIndex;
}

export interface ClauseQuery {
  readonly scope: string;
  readonly key: string;
  /** The clause of the reference: of several clauses with one number, the nearest is meant. */
  readonly from: string | undefined;
}

/**
 * Finds the id of the clause with a key. When no clause has its brackets, the clause whose text contains them is
 * returned.
 */
export function findClause(
  { index, text }: LookupInput,
  { scope, key, from }: ClauseQuery,
): string | undefined {
  for (const form of listForms(key)) {
    const exact = pickNearest(index, { clauses: index.byKey.get(`${scope} ${form}`), from });
    if (exact !== undefined) return exact;
  }
  const outer = key.replace(/(?:\([a-z0-9]+\))$/, '');
  if (outer === key || outer === '') return undefined;
  const parentId = findClause({ index, text }, { scope, key: outer, from });
  const parent = parentId === undefined ? undefined : index.byId.get(parentId);
  const label = key.slice(outer.length);
  if (
    parent === undefined ||
    text.slice(parent.start, parent.end).toLowerCase().split(label).length < 2
  )
    return undefined;
  return parent.id;
}

/** Article 4 may have the heading `4.`, and Section 4 the heading `ARTICLE IV`. */
function listForms(key: string): readonly string[] {
  if (/^article \d+$/.test(key)) return [key, key.slice('article '.length)];
  return /^\d+$/.test(key) ? [key, `article ${key}`] : [key];
}

function pickNearest(
  index: ClauseIndex,
  { clauses, from }: { clauses: readonly Clause[] | undefined; from: string | undefined },
): string | undefined {
  if (clauses === undefined || clauses.length <= 1) return clauses?.[0]?.id;
  const around = new Set<string>();
  for (let id = from; id !== undefined; id = index.byId.get(id)?.parentId) around.add(id);
  const own = clauses.find(({ parentId }) => parentId !== undefined && around.has(parentId));
  // An unrecognized table of contents repeats numbers without text below them.
  return (own ?? clauses.reduce((a, b) => (b.end - b.start > a.end - a.start ? b : a)))?.id;
}
