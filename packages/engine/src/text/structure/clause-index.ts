import type { Clause } from '@clauselight/schema';
import { parseComponent, parseRoman } from './ordinal.ts';

/** An index of clauses by number, for the main document and each of its attachments. */
export interface ClauseIndex {
  /** Numbered clauses, by scope (an attachment's id, or `main`) and key. */
  readonly byKey: ReadonlyMap<string, readonly Clause[]>;
  /** Of the clauses with one scope and key: the longest, and the first directly below each clause. */
  readonly longest: ReadonlyMap<string, Clause>;
  readonly firstBelow: ReadonlyMap<string, Clause>;
  /** The numbers directly below a key: 1, 2, 3 for the clauses 4.1, 4.2 and 4.3 below `4`. */
  readonly children: ReadonlyMap<string, ReadonlySet<number>>;
  readonly byId: ReadonlyMap<string, Clause>;
  readonly attachments: ReadonlyMap<string, Clause>;
  /** The attachment that contains a clause, or `main`. */
  readonly scopeOf: ReadonlyMap<string, string>;
  /** The key of each numbered clause. */
  readonly keyOf: ReadonlyMap<string, string>;
}

export const mainScope = 'main';

const numerals = 'i ii iii iv v vi vii viii ix x xi xii'.split(' ');

/** Indexes the clauses of a document by scope and number, in one pass. */
export function createClauseIndex(clauses: readonly Clause[]): ClauseIndex {
  const byKey = new Map<string, Clause[]>();
  const longest = new Map<string, Clause>();
  const firstBelow = new Map<string, Clause>();
  const children = new Map<string, Set<number>>();
  const byId = new Map<string, Clause>();
  const attachments = new Map<string, Clause>();
  const scopeOf = new Map<string, string>();
  const keyOf = new Map<string, string>();
  for (const clause of clauses) {
    byId.set(clause.id, clause);
    const parentScope =
      clause.parentId === undefined ? mainScope : (scopeOf.get(clause.parentId) ?? mainScope);
    const isAttachment = clause.kind === 'attachment';
    const scope = isAttachment ? clause.id : parentScope;
    scopeOf.set(clause.id, scope);
    if (isAttachment) {
      keepLonger(attachments, clause);
      continue;
    }
    const key = getKey(clause, { byId, keyOf });
    if (key === undefined) continue;
    keyOf.set(clause.id, key);
    const scopedKey = `${scope} ${key}`;
    const same = byKey.get(scopedKey);
    if (same === undefined) byKey.set(scopedKey, [clause]);
    else same.push(clause);
    const known = longest.get(scopedKey);
    if (known === undefined || getLength(clause) > getLength(known)) longest.set(scopedKey, clause);
    const below = `${clause.parentId} ${scopedKey}`;
    if (clause.parentId !== undefined && !firstBelow.has(below)) firstBelow.set(below, clause);
    addChild(children, { scope, key });
  }
  return { byKey, longest, firstBelow, children, byId, attachments, scopeOf, keyOf };
}

/** Normalizes the label of an attachment: `schedule a`, `exhibit 10.1`. */
export function getAttachmentKey(label: string): string {
  return label
    .toLowerCase()
    .replace(/["']|\bno\.?\s/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^annexe?s? /, 'annex ')
    .replace(/[.:\s]+$/, '');
}

/** Finds the attachment with a label, in Arabic or Roman numbers: Annex I is Annex 1 unless that is another one. */
export function findAttachment({ attachments }: ClauseIndex, label: string): Clause | undefined {
  const key = getAttachmentKey(label);
  return attachments.get(key) ?? attachments.get(getTwin(key));
}

function getTwin(key: string): string {
  const [word = '', number = ''] = key.split(' ');
  const value = /^\d+$/.test(number)
    ? numerals[Number(number) - 1]
    : parseRoman(number)?.toString();
  return `${word} ${value ?? number}`;
}

/** Normalizes the number of a clause: `4.2(b)`, `article 4`. Returns nothing when it contains no number. */
export function normalizeNumber(label: string): string | undefined {
  const bare = label.replace(/^(?:sections?|clauses?|paragraphs?|§+)\s*/i, '').trim();
  const component = /^(?:article|part|chapter)\s+(\S+?)$/i.exec(bare);
  if (component?.[1] !== undefined) {
    const value = parseComponent(component[1]);
    return value === undefined ? undefined : `article ${value}`;
  }
  const match = /^(\d+(?:\.(?:\d+|[A-Z]))*)(.*)$/.exec(bare);
  if (match?.[1] === undefined) return undefined;
  const figures = match[1].split('.').map((figure) => parseComponent(figure) ?? figure);
  const trimmed = figures.length === 2 && figures[1] === 0 ? figures.slice(0, 1) : figures;
  return `${trimmed.join('.')}${(match[2] ?? '').replace(/\s+/g, '').toLowerCase()}`;
}

/** Returns the key without its last component: `4` for `4.2`, `4.2` for `4.2(b)`; empty at the top. */
export function getParentKey(key: string): string {
  const bracket = key.lastIndexOf('(');
  if (bracket > 0) return key.slice(0, bracket);
  const stop = key.lastIndexOf('.');
  return stop < 0 ? '' : key.slice(0, stop);
}

/** Returns the ordinal of the last component of a key: 2 for `4.2` and for `4(b)`. */
export function getLastOrdinal(key: string): number | undefined {
  const last = /\(([a-z0-9]+)\)$/.exec(key)?.[1] ?? /(\d+)$/.exec(key)?.[1];
  return last === undefined ? undefined : parseComponent(last);
}

function keepLonger(attachments: Map<string, Clause>, clause: Clause): void {
  const key = getAttachmentKey(clause.number ?? '');
  const known = attachments.get(key);
  if (known !== undefined && getLength(known) >= getLength(clause)) return;
  attachments.set(key, clause);
}

function getLength({ start, end }: Clause): number {
  return end - start;
}

interface Known {
  readonly byId: ReadonlyMap<string, Clause>;
  readonly keyOf: ReadonlyMap<string, string>;
}

function findNumberedParent(clause: Clause, { byId, keyOf }: Known): Clause | undefined {
  let parent = clause.parentId === undefined ? undefined : byId.get(clause.parentId);
  while (parent !== undefined && parent.kind !== 'attachment' && !keyOf.has(parent.id)) {
    parent = parent.parentId === undefined ? undefined : byId.get(parent.parentId);
  }
  return parent?.kind === 'attachment' ? undefined : parent;
}

function getKey(clause: Clause, known: Known): string | undefined {
  const { number } = clause;
  if (number === undefined) return undefined;
  const parent = findNumberedParent(clause, known);
  const own = normalizeNumber(number);
  const above = parent === undefined ? undefined : known.keyOf.get(parent.id);
  const isNested =
    own !== undefined && /^\d+$/.test(own) && above !== undefined && !above.startsWith('article');
  if (own !== undefined && !isNested) return own;
  const label = /\(?([A-Za-z]{1,5}|\d{1,3})\)?$/.exec(number)?.[1]?.toLowerCase();
  return label === undefined ? undefined : `${above ?? ''}(${label})`;
}

function addChild(
  children: Map<string, Set<number>>,
  { scope, key }: { readonly scope: string; readonly key: string },
): void {
  const ordinal = getLastOrdinal(key);
  if (ordinal === undefined) return;
  const scopedKey = `${scope} ${key.startsWith('article') ? 'article' : getParentKey(key)}`;
  const known = children.get(scopedKey);
  if (known === undefined) children.set(scopedKey, new Set([ordinal]));
  else known.add(ordinal);
}
