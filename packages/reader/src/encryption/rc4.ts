/** The stream cipher RC4, which older Office files and PDFs use. Returns what gives the next bytes of its key stream. */
export function createRc4(key: Uint8Array): () => number {
  const state = Uint8Array.from({ length: 256 }, (_, at) => at);
  let mixed = 0;
  for (let at = 0; at < 256; at += 1) {
    mixed = (mixed + (state[at] ?? 0) + (key[at % key.length] ?? 0)) & 0xff;
    swap(state, at, mixed);
  }
  let first = 0;
  let second = 0;
  return () => {
    first = (first + 1) & 0xff;
    second = (second + (state[first] ?? 0)) & 0xff;
    swap(state, first, second);
    return state[((state[first] ?? 0) + (state[second] ?? 0)) & 0xff] ?? 0;
  };
}

/** Encrypts or decrypts bytes with RC4. */
export function applyRc4(key: Uint8Array, bytes: Uint8Array): Uint8Array {
  const next = createRc4(key);
  return bytes.map((byte) => byte ^ next());
}

function swap(state: Uint8Array, one: number, other: number): void {
  const kept = state[one] ?? 0;
  state[one] = state[other] ?? 0;
  state[other] = kept;
}
