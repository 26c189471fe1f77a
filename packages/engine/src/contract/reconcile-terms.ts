import { overlaps } from '@clauselight/core';
import type { ClauseCategory, Provision, Term, TermType } from '@clauselight/schema';

/** The categories whose passages state a term of each type. */
const sources: Readonly<Partial<Record<TermType, readonly ClauseCategory[]>>> = {
  'contract-term': ['expiration-date', 'renewal-term'],
  'expiration-date': ['expiration-date', 'renewal-term'],
  'renewal-term': ['renewal-term', 'expiration-date', 'notice-period-to-terminate-renewal'],
  'governing-law': ['governing-law'],
};
/** A passage as likely as this is taken to state the term; set by hand, measured with `npm run evaluate:terms`. */
const certain = 0.8;

/** A passage about the end that names no day and no length, or that gives way to another, sends the reader elsewhere. */
const statesTime =
  /\b(?:days?|weeks?|months?|years?|annual\w*|anniversar\w+|perpetual\w*|(?:19|20)\d\d|until (?:\w+ ){0,3}terminated)\b/i;
const givesWay =
  /\b(?:unless|except as) (?:otherwise )?(?:stated|specified|set (?:forth|out)|provided) (?:in|on) (?:the|an?|any) (?:appendix|addendum|annex|exhibit|schedule|order|cover)/i;

/**
 * Removes terms that patterns found where the clause model sees nothing of the kind, when it has found the passage
 * that does state them. What was computed from a removed end is removed with it.
 */
export function reconcileTerms(
  terms: readonly Term[],
  provisions: readonly Provision[],
): readonly Term[] {
  const kept = terms.filter((term) => isSupported(term, provisions));
  const hasLostEnd = terms.some(({ type }) => type === 'expiration-date') && !hasEnd(kept);
  const isComputed = ({ type }: Term) => type === 'renewal-deadline';
  return hasLostEnd ? kept.filter((term) => !isComputed(term)) : kept;
}

function hasEnd(terms: readonly Term[]): boolean {
  return terms.some(({ type }) => type === 'expiration-date');
}

function isSupported({ type, evidence }: Term, provisions: readonly Provision[]): boolean {
  const categories = sources[type];
  if (categories === undefined) return true;
  const [main] = categories;
  const passages = provisions.filter(({ category }) => categories.includes(category));
  const isStatedElsewhere = passages.some(
    ({ category, probability, evidence: { quote } }) =>
      category === main && probability >= certain && (isLaw(type) || statesEnd(quote)),
  );
  return !isStatedElsewhere || passages.some((provision) => overlaps(provision.evidence, evidence));
}

function isLaw(type: TermType): boolean {
  return type === 'governing-law';
}

function statesEnd(quote: string): boolean {
  return statesTime.test(quote) && !givesWay.test(quote);
}
