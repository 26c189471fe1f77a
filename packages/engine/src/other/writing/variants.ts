import type { Evidence } from '@clauselight/schema';
import { findEvidence } from '../../text/passage.ts';
import { createQuotationLookup } from './check.ts';
import { findVariant } from './spelling-variants.ts';
import type { Writing } from './writing.ts';

export type VariantCounts = Readonly<
  Record<'british' | 'american' | 'ise' | 'ize', readonly Evidence[]>
>;

const word = /[\p{L}]+/gu;

/** The words of the running text that have a British and an American spelling; names and quotations left out. */
export function countVariants(writing: Writing): VariantCounts {
  const isQuoted = createQuotationLookup(writing.quotations);
  const found: Record<keyof VariantCounts, Evidence[]> = {
    british: [],
    american: [],
    ise: [],
    ize: [],
  };
  for (const { passage, words } of writing.sentences) {
    if (!words.some((one) => findVariant(one) !== undefined || one.includes('-'))) continue;
    for (const match of passage.text.matchAll(word)) {
      const variant = findVariant(match[0].toLowerCase());
      const isName = match.index > 0 && /^\p{Lu}/u.test(match[0]);
      if (variant === undefined || isName) continue;
      const range = { from: match.index, to: match.index + match[0].length };
      const evidence = findEvidence(writing.text, passage, range);
      if (evidence !== undefined && !isQuoted(evidence.start)) found[variant].push(evidence);
    }
  }
  return found;
}
