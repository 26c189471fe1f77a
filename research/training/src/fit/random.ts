/** A reproducible sequence of numbers in [0, 1): the linear congruential generator of Numerical Recipes. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** Puts the items in an order of chance, in place (Fisher-Yates). */
export function shuffle(items: Int32Array, random: () => number): void {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const item = items[last] ?? 0;
    items[last] = items[other] ?? 0;
    items[other] = item;
  }
}
