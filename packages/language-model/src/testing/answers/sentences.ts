const longestQuote = 280;

/** The sentences of a text without the numbers of its clauses; lines that are no sentence are left out. */
export function listSentences(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) => line.split(/(?<=[.!?])\s+(?=[\p{Lu}“"(])/u))
    .map((sentence) => sentence.replace(/^[\s\d.()§#-]*/, '').trim())
    .filter((sentence) => sentence.length >= 20 && /[.!?;:]["”)]?$/.test(sentence));
}

/** A sentence as far as a quote may go, cut after a word. */
export function toQuote(sentence: string): string {
  if (sentence.length <= longestQuote) return sentence;
  return sentence.slice(0, sentence.lastIndexOf(' ', longestQuote));
}

/** The words of a text that carry meaning, in lower case. */
export function listWords(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? [];
  return words.filter((word) => !emptyWords.has(word));
}

const emptyWords = new Set(
  'the and for are can does how what when where which who why with this that from has have any may will shall there their you your'.split(
    ' ',
  ),
);
