/** FNV-1a over UTF-16 units with a final mix, 32 bits. The same word and seed always give the same number. */
export function hashWord(word: string, seed: number): number {
  let hash = Math.imul(seed, 0x9e3779b1);
  for (let index = 0; index < word.length; index += 1) {
    hash = Math.imul(hash ^ word.charCodeAt(index), 0x01000193);
  }
  return mix(hash);
}

/** Combines two hashes in this order. Each purpose has its own `seed`. */
export function combineHashes(first: number, second: number, seed: number): number {
  return mix(
    Math.imul(first ^ Math.imul(seed, 0x9e3779b1), 0x85ebca6b) ^ Math.imul(second, 0xc2b2ae35),
  );
}

function mix(hash: number): number {
  let mixed = hash ^ (hash >>> 16);
  mixed = Math.imul(mixed, 0x27d4eb2f);
  mixed ^= mixed >>> 15;
  return mixed >>> 0;
}
