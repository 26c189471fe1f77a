import { isAnchored } from '@clauselight/core';
import { type Analysis, analysisSchema, type Term, termSchema } from '@clauselight/schema';
import { steps } from '../steps.ts';

/** A list index or the name of a property. */
type Key = string | number;

/** More rounds than values lie inside one another. */
const mostRounds = 40;

/**
 * Makes a result fit the wire format, whatever the document states. A term whose value the format refuses, such as a
 * currency that is no code, becomes a term with the words as they stand. Any other value it refuses is left out with
 * the smallest part around it, and the analysis says that a step failed, so that nothing missing looks like approval.
 * @throws if even the parts that every analysis needs are refused
 */
export function conformAnalysis(analysis: Analysis, text: string): Analysis {
  if (analysisSchema.safeParse(analysis).success) return analysis;
  const quoted = { ...analysis, terms: analysis.terms.map((term) => quoteRefused(term, text)) };
  if (analysisSchema.safeParse(quoted).success) return quoted;
  return removeRefused(quoted);
}

function quoteRefused(term: Term, text: string): Term {
  if (termSchema.safeParse(term).success) return term;
  const { id, type, label, evidence, clause } = term;
  if (!termSchema.shape.evidence.safeParse(evidence).success) return term;
  if (!isAnchored(text, evidence)) return term;
  const words = evidence.quote;
  const value = { kind: 'text', text: words } as const;
  return { id, type, label, display: words, value, evidence, ...(clause && { clause }) };
}

function removeRefused(analysis: Analysis): Analysis {
  const copy = JSON.parse(JSON.stringify(analysis)) as Analysis;
  for (let round = 0; round < mostRounds; round += 1) {
    const checked = analysisSchema.safeParse(copy);
    if (checked.success) {
      const { name: step, progress } = steps.result;
      return { ...copy, failedSteps: [...copy.failedSteps, { step, label: progress.detail }] };
    }
    // Several issues may lie in one value: it is removed once. List items go from the end, so that other paths stay valid.
    const refused = checked.error.issues.map(({ path }) => findPresent(copy, path as Key[]));
    const paths = refused.filter(
      (path, at) =>
        !refused.some(
          (other, place) => covers(other, path) && (place < at || other.length < path.length),
        ),
    );
    for (const path of paths.toSorted(comparePaths)) removeAt(copy, path);
  }
  throw new Error('the analysis does not fit its schema');
}

function comparePaths(a: readonly Key[], b: readonly Key[]): number {
  for (let at = 0; at < Math.min(a.length, b.length); at += 1) {
    const [one, other] = [a[at], b[at]];
    if (typeof one === 'number' && typeof other === 'number' && one !== other) return other - one;
    if (one !== other) return String(one) < String(other) ? -1 : 1;
  }
  return b.length - a.length;
}

/** The path itself or, where it leads to nothing because a required value is missing, the path of the value around it. */
function findPresent(root: object, path: readonly Key[]): readonly Key[] {
  const found = path.reduce<unknown>((value, name) => getProperty(value, name), root);
  return found === undefined && path.length > 0 ? findPresent(root, path.slice(0, -1)) : path;
}

/** Whether a path leads to the value of another path, or to one around it. */
function covers(outer: readonly Key[], inner: readonly Key[]): boolean {
  return outer.length <= inner.length && outer.every((key, at) => key === inner[at]);
}

function removeAt(root: object, path: readonly Key[]): void {
  const key = path.at(-1);
  const parent = path.slice(0, -1).reduce<unknown>((value, name) => getProperty(value, name), root);
  if (Array.isArray(parent) && typeof key === 'number') parent.splice(key, 1);
  else if (isRecord(parent) && key !== undefined) delete parent[key];
}

function getProperty(value: unknown, key: Key): unknown {
  if (Array.isArray(value)) return typeof key === 'number' ? value[key] : undefined;
  return isRecord(value) ? value[key] : undefined;
}

function isRecord(value: unknown): value is Record<Key, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
