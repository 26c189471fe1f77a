const word = /[a-z]+(?:'[a-z]+)?|\d[\d.,]*|[:;$%"]/g;
const suffix = /(?:ations?|ating|ated|ates?|ings?|ed|es|s|ion|ions|ies|y|ment|ments|ly|e)$/;
/** The shortest stem, in characters; the weights were trained with this value. */
const shortestCut = 5;
/** The most words of a sentence. What follows is taken for a copy of something else. */
const mostWords = 600;
const mostCharacters = 6000;

/**
 * Lists the words of a sentence in lower case. Numbers become `#`, and the names of the provider become `we` and `our`.
 */
export function listWords(text: string, providerNames: ReadonlySet<string>): readonly string[] {
  const found = text.slice(0, mostCharacters).toLowerCase().match(word) ?? [];
  const words: string[] = [];
  for (const raw of found.slice(0, mostWords)) {
    const name = nameOf(raw, providerNames);
    // A name of several words is one speaker.
    if (name !== undefined && words.at(-1) === 'we') words.pop();
    words.push(name ?? (isFigure(raw) ? '#' : raw));
  }
  return words;
}

/** Cuts the ending off a word, so that unknown forms are recognized by their stem. */
export function cutSuffix(text: string): string {
  return text.length < shortestCut ? text : text.replace(suffix, '') || text;
}

function nameOf(raw: string, names: ReadonlySet<string>): 'we' | 'our' | undefined {
  if (names.has(raw)) return 'we';
  return raw.endsWith("'s") && names.has(raw.slice(0, -2)) ? 'our' : undefined;
}

function isFigure(raw: string): boolean {
  const code = raw.charCodeAt(0);
  return code >= 0x30 && code <= 0x39;
}
