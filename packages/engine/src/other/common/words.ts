import { stopWords } from './stop-words.ts';

const wordPattern = /[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu;
const shortestStem = 3;
const lastFigure = 0x39;

/** The words of a text in lower case, as they stand; figures count as words, what a hyphen joins is one. */
export function listWords(text: string): readonly string[] {
  return text.toLowerCase().match(wordPattern) ?? [];
}

/** How many words a text holds. */
export function countWords(text: string): number {
  return text.match(wordPattern)?.length ?? 0;
}

/** Whether a word in lower case says something by itself: no function word, no figure, no single letter. */
export function isContentWord(word: string): boolean {
  return word.length > 2 && word.charCodeAt(0) > lastFigure && !stopWords.has(word);
}

/**
 * A word in lower case without its commonest endings, so that forms of one word are alike: `phones`, `phone`;
 * `argued`, `argues`, `arguing`. Rough on purpose: only ever compared with other stems.
 */
export function getStem(word: string): string {
  let stem = word.replace(/['’]s?$/, '');
  if (/ies$/.test(stem) && stem.length > 4) stem = `${stem.slice(0, -3)}y`;
  else if (/(?:sses|shes|ches|xes)$/.test(stem)) stem = stem.slice(0, -2);
  else if (/[^su]s$/.test(stem)) stem = stem.slice(0, -1);
  for (const ending of ['ing', 'ed', 'ly', 'ment', 'ion']) {
    if (stem.endsWith(ending) && stem.length - ending.length >= shortestStem) {
      stem = stem.slice(0, -ending.length);
      break;
    }
  }
  return stem.length > shortestStem ? stem.replace(/(.)\1$/, '$1').replace(/e$/, '') : stem;
}

/** The stems of the words that say something, each once. */
export function getStems(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.filter(isContentWord).map(getStem));
}

/** How many stems two sets share. */
export function countShared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const stem of a) if (b.has(stem)) shared += 1;
  return shared;
}
