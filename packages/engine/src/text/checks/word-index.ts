/** Where the words of a text stand, for counting the uses of many terms in time that does not grow with their number. */
export interface WordIndex {
  /** How often a term is used, in any case and number, up to `most`. */
  countUses(term: string, most: number): number;
}

// Latin letters with their accents: classes of Unicode properties take several times as long.
const letters = /[A-Za-z0-9\u00C0-\u024F]+/g;

const mostStarts = 20_000;

/** Reads the text once, for the terms whose uses are to be counted. */
export function createWordIndex(text: string, terms: readonly string[]): WordIndex {
  const words: readonly string[] = text.match(letters) ?? [];
  const places = new Map<string, number[]>(
    terms.map((term) => [listStems(term)[0] ?? '', []] as const),
  );
  // Most words start no term; each is checked once, however often it occurs.
  const known = new Map<string, number[] | undefined>();
  for (const [place, word] of words.entries()) {
    if (!known.has(word)) known.set(word, places.get(stemWord(word)));
    known.get(word)?.push(place);
  }
  return {
    countUses: (term, most) => {
      const sought = listStems(term);
      let count = 0;
      const starts = places.get(sought[0] ?? '') ?? [];
      // A word that stands everywhere is part of many terms, and looking on would take too long.
      if (starts.length > mostStarts) return most;
      for (const place of starts) {
        const isUse = sought.every(
          (stem, offset) => stemWord(words[place + offset] ?? '') === stem,
        );
        if (isUse) count += 1;
        if (count >= most) break;
      }
      return count;
    },
  };
}

/** A term in one form for all cases and numbers: `licensed product` for `Licensed Products`. */
export function getStem(term: string): string {
  return listStems(term).join(' ');
}

function listStems(term: string): readonly string[] {
  return (term.match(letters) ?? []).map(stemWord);
}

function stemWord(word: string): string {
  const lower = word.toLowerCase();
  if (lower.length > 4 && lower.endsWith('ies')) return `${lower.slice(0, -3)}y`;
  if (lower.length > 5 && /(?:ss|x|sh|ch)es$/.test(lower)) return lower.slice(0, -2);
  return lower.length > 3 && lower.endsWith('s') && !lower.endsWith('ss')
    ? lower.slice(0, -1)
    : lower;
}
