const word = /[a-z]+(?:'[a-z]+)?|\d[\d.,]*|[:;$%"]/g;
const suffix = /(?:ations?|ating|ated|ates?|ings?|ed|es|s|ion|ions|ies|y|ment|ments|ly|e)$/;
const shortestCut = 5;
/** Words of a sentence that are looked at; what follows is taken as a copy of something else. */
const mostWords = 600;
const mostCharacters = 6000;

/**
 * The words of a sentence in lower case, figures as `#`, and the names of the provider as what it calls itself
 * elsewhere: `we`, `our`.
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

/** A word without its ending, so that forms never seen are known by their stem. */
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
