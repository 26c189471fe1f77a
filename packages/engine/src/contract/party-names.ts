import type { Term } from '@clauselight/schema';

/** Aliases that are common words would be found in every sentence. */
const everyday = new Set(
  'it us an as at by or in is on to up me my no so the and any all our party parties affiliate services'.split(
    ' ',
  ),
);
/** Longer names are descriptions; in characters. */
const longestName = 60;

/** Lists the names of the parties in lower case, each with the id of its term. */
export function listPartyNames(terms: readonly Term[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { id, value } of terms) {
    if (value.kind !== 'party') continue;
    for (const name of [value.name, ...(value.alias?.split(' or ') ?? [])]) {
      const key = name.toLowerCase().replace(/^the /, '').replace(/\s+/g, ' ').trim();
      if (key.length >= 2 && key.length <= longestName && !everyday.has(key)) names.set(key, id);
    }
  }
  return names;
}
