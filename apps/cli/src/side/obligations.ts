import type { Term, TermValue } from '@clauselight/schema';
import { hasWords, type Side, toComparable } from './sides.ts';

/** An obligation and the term it comes from. */
export interface Obligation {
  readonly term: Term;
  readonly value: Extract<TermValue, { kind: 'obligation' }>;
}

const everybody = /^(?:(?:both|all|either|neither) )?part(?:y|ies)(?: hereto)?$/;

/** What a document obliges anybody to, in document order. */
export function listObligations(terms: readonly Term[]): readonly Obligation[] {
  return terms.flatMap((term) =>
    term.value.kind === 'obligation' ? [{ term, value: term.value }] : [],
  );
}

/** Whether an obligation binds a side, alone or together with the others. */
export function isBound({ names }: Side, { value }: Obligation): boolean {
  const who = toComparable(value.who);
  return everybody.test(who) || names.some((name) => hasWords(who, name));
}
