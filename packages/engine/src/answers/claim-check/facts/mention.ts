/** A number, date, amount, place or name in words. */
export interface Mention {
  readonly from: number;
  readonly to: number;
  /**
   * What it states, as keys by value whatever the spelling: `date:2026-03-31`, `money:USD 5000`. It is known where all
   * keys of one of these readings are.
   */
  readonly readings: readonly (readonly string[])[];
}

/** A mention that can only be read in one way. */
export function createMention(from: number, to: number, ...keys: readonly string[]): Mention {
  return { from, to, readings: keys.map((key) => [key]) };
}

/** Mentions in order, those left out that share a character with one that came earlier in the list. */
export function dropOverlapping(mentions: readonly Mention[]): readonly Mention[] {
  const kept: Mention[] = [];
  for (const mention of mentions)
    if (!kept.some((other) => other.from < mention.to && mention.from < other.to))
      kept.push(mention);
  return kept.sort((a, b) => a.from - b.from);
}
