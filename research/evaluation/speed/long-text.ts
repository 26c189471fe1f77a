/** Characters of a page: a printed page of a contract holds about so many. */
export const pageLength = 3000;

/**
 * Puts contracts together to a text of at least this many characters. Every contract after the first is an exhibit with
 * a number of its own, because a text in which clauses are numbered from 1 again and again for no reason is no document.
 * Throws if the contracts do not suffice.
 */
export function joinContracts(texts: readonly string[], length: number): string {
  let joined = '';
  for (const [at, text] of texts.entries()) {
    joined += at === 0 ? text : `\n\nEXHIBIT ${at}\n\n${text}`;
    if (joined.length >= length) return joined;
  }
  throw new Error(`the contracts hold ${joined.length} characters, ${length} are needed`);
}

/** Cuts a text into so many parts of about the given length, between words. */
export function cutParts(
  text: string,
  { count, length }: { count: number; length: number },
): string[] {
  const ends = Array.from({ length: count + 1 }, (_, at) =>
    at === 0 ? 0 : findWordEnd(text, at * length),
  );
  return ends.slice(1).map((end, at) => text.slice(ends[at], end));
}

function findWordEnd(text: string, position: number): number {
  const end = Math.max(text.lastIndexOf(' ', position - 1), text.lastIndexOf('\n', position - 1));
  return end < 0 ? position : end + 1;
}

/**
 * Texts of so many neighboring parts each, that begin at every part in turn and go on with the first after the last: all
 * parts are in them equally often, so that what texts of different lengths cost differs by their length alone.
 */
export function listWindows(parts: readonly string[], size: number): string[] {
  const starts = size === parts.length ? [0] : parts.map((_, at) => at);
  return starts.map((start) =>
    Array.from({ length: size }, (_, at) => parts[(start + at) % parts.length]).join(''),
  );
}
