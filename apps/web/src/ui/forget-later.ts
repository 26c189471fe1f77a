/** Milliseconds after which a notice that was closed is forgotten. */
const removalMs = 1_000_000;

/** Calls `forget` once the notice may be forgotten; answers with the way to stop that. */
export function forgetLater(forget: () => void): () => void {
  const timer = setTimeout(forget, removalMs);
  return () => clearTimeout(timer);
}
