import { hasOwnChecks } from '@clauselight/core';
import type { DocumentKind } from '@clauselight/schema';
import { withoutCompanyNames } from '../structure/contract-name.ts';
import { getDensity } from './density.ts';
import { kindCues } from './kind-cues.ts';
import type { KindInput } from './kind-input.ts';
import { leastWeight, type WeighedKind } from './other-kinds.ts';

/** As many as a question has answers. */
const most = 7;
/** A title weighs as much as its kind's words three times as often as they usually are. Set by hand. */
const weightOfTitle = 3;
/** Words of a kind per hundred words that by themselves suggest it. Set by hand. */
const usualDensity = 1.2;
/** Where the text says little: what people bring most often. Set by hand. */
const common: readonly DocumentKind[] = [
  'contract',
  'lease',
  'employment',
  'services',
  'consumer',
  'letter',
  'essay',
];

/** The kinds a document may be, the likeliest first, to ask its reader: by its title, its words and its form. */
export function listLikelyKinds(input: KindInput, weighed: readonly WeighedKind[]): DocumentKind[] {
  const title = withoutCompanyNames(input.title);
  // The text is cut to its first and last pages, and so is the count of its words.
  const words = Math.max(1, input.text.match(/\S+/g)?.length ?? 0);
  const contracts = kindCues.map(({ kind, ...cues }) => ({
    kind,
    weight:
      getDensity(input.text, cues.body, words) / usualDensity +
      (cues.title.test(title) ? weightOfTitle : 0),
  }));
  const others = weighed.map(({ kind, weight }) => ({
    kind,
    weight: weight / leastWeight,
  }));
  const ranked = [...contracts, ...others]
    .filter(({ weight, kind }) => weight > 0 && hasOwnChecks(kind))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, most - 1)
    .map(({ kind }) => kind);
  // “Contract” is always offered: its checks fit every contract.
  return [...new Set([...ranked, ...common])].slice(0, most);
}
