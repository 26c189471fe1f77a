import type { Provision, Term } from '@clauselight/schema';
import { hasWords, splitWords } from '../../../lib/words.ts';

/** The terms that have all the words, in their name, their value, their quote or the name of their clause. */
export function findTerms(terms: readonly Term[], text: string): readonly Term[] {
  const words = splitWords(text);
  if (words.length === 0) return terms;
  return terms.filter(({ label, display, evidence, clause }) =>
    hasWords([label, display, evidence.quote, clause?.number, clause?.heading], words),
  );
}

/** The passages that have all the words, in the name of their category, their quote or the name of their clause. */
export function findProvisions(
  provisions: readonly Provision[],
  text: string,
): readonly Provision[] {
  const words = splitWords(text);
  if (words.length === 0) return provisions;
  return provisions.filter(({ label, evidence, clause }) =>
    hasWords([label, evidence.quote, clause?.number, clause?.heading], words),
  );
}
