/** Words that open an example; it lasts to the end of the sentence, or to the bracket or semicolon that closes it. */
const opening =
  /(?:^|[\s("'[])(?:for (?:example|instance)|(?:by way of|as an|in (?:this|the (?:above|following))) (?:example|illustration)|examples?\s?:|e\.?\s?g\b\.?)/gi;

/**
 * Whether a position in the words of a sentence is in an example: what stands there shows how a term works or what a
 * field may hold, and is not agreed.
 */
export function isInExample(words: string, at: number): boolean {
  for (const { 0: found, index } of words.matchAll(opening)) {
    if (index + found.length > at) return false;
    const between = words.slice(index + found.length, at);
    const isClosed = found.startsWith('(') ? closesBracket(between) : between.includes(';');
    if (!isClosed) return true;
  }
  return false;
}

function closesBracket(words: string): boolean {
  let depth = 0;
  for (const sign of words) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth < 0) return true;
  }
  return false;
}
