/** Chance that can be repeated: the same seed gives the same values. */
export interface Random {
  /** A whole number of 0 to `bound`, without it. */
  below(bound: number): number;
  /** True once in so many. */
  oneIn(count: number): boolean;
  /** One of the items. Throws for none. */
  pick<T>(items: readonly T[]): T;
}

/** Mulberry32 over an FNV-1a hash of the seed's characters. */
export function createRandom(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (bound: number) => Math.floor(next() * bound);
  return {
    below,
    oneIn: (count) => below(count) === 0,
    pick(items) {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
  };
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return value;
}
