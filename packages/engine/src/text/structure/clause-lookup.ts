import type { Clause } from '@clauselight/schema';
import type { ClauseIndex } from './clause-index.ts';

export interface LookupInput {
  readonly text: string;
  readonly index: ClauseIndex;
}

export interface Sought {
  readonly scope: string;
  readonly key: string;
  /** The clause the reference stands in: of several with one number the nearest is meant. */
  readonly from: string | undefined;
}

/** The id of the clause with a key; where brackets of it bear no clause, the clause around whose words hold them. */
export function findClause(
  { index, text }: LookupInput,
  { scope, key, from }: Sought,
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

/** Article 4 may be headed `4.` and Section 4 may be headed `ARTICLE IV`. */
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
  // A list of contents that was not recognised as one repeats numbers over no words.
  return (own ?? clauses.reduce((a, b) => (b.end - b.start > a.end - a.start ? b : a)))?.id;
}
