import type { Analysis, Clause } from '@clauselight/schema';
import { keyAttachment, keyClause, readRoman } from './list-references.ts';

/** Longer clauses are parts of a document, and what stands in brackets in them belongs to the clauses below. */
const longestWithPoints = 20_000;
const point = /\(([a-z]{1,4}|\d{1,2})\)/gi;

/** Keys of all places that an analysis knows, and of the points `(a)` in running text of its clauses. */
export function* listClauseKeys(
  text: string,
  {
    clauses,
    attachments,
    crossReferences,
  }: Pick<Analysis, 'clauses' | 'attachments' | 'crossReferences'>,
): Generator<string> {
  const byId = new Map(clauses.map((clause) => [clause.id, clause]));
  for (const clause of clauses) {
    if (clause.number === undefined) continue;
    for (const number of listNumbers(clause, byId)) {
      yield* listForms(number);
      if (clause.end - clause.start > longestWithPoints) continue;
      for (const [label] of text.slice(clause.start, clause.end).matchAll(point))
        yield keyClause(`${number}${label}`);
    }
  }
  for (const { label } of attachments) yield keyAttachment(label);
  for (const { target } of crossReferences) {
    yield keyClause(target);
    yield keyAttachment(target);
  }
}

/** Its own number, and with that of the clause around it: `(b)` of 4.2 is 4.2(b). */
function listNumbers(clause: Clause, byId: ReadonlyMap<string, Clause>): readonly string[] {
  const own = clause.number ?? '';
  const outer = byId.get(clause.parentId ?? '')?.number;
  return outer === undefined || !own.startsWith('(') ? [own] : [own, `${outer}${own}`];
}

/** A number and those of the clauses around it; Article IV may be spoken of as Article 4. */
function* listForms(number: string): Generator<string> {
  const key = keyClause(number);
  yield key;
  const bare = key.slice('reference:'.length);
  for (let outer = bare; outer !== ''; ) {
    outer = outer.replace(/(?:\([^()]*\)|(?:^|[.-])[^.()-]*)$/, '');
    if (outer !== '') yield keyClause(outer);
    if (!/[.()-]/.test(outer)) break;
  }
  const value = readRoman(bare);
  if (value !== undefined) yield keyClause(String(value));
}
