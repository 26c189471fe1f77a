import { syllableExceptions } from './syllable-exceptions.ts';

const vowelGroup = /[aeiouy]+/g;
/** Vowels side by side that are two syllables: `re-al-ity`, `ri-ot`, `du-al`, `sci-ence`, `ge-og`. */
const split =
  /i(?:a(?!ge)|e[tn](?!t?ly$)|o(?!n|r))|(?<![qg])u(?:a(?!de|r[dk]|i)|ous|ity|al|en|elt)|eo(?!us|n$|ple)|[^aeiou]io$|ea(?:ti[ov]|l(?:i[tsz]))|[^e]eing|yi(?=ng)|oi(?=ng|c(?:$|al))|iu|[aeiou]ing$|eia|uou|oye|crea(?!m|k|s[ei]|ture)|reac[tx]|preemp|reinf|reiter|coop|coor|coinc/g;
const silentEnding =
  /(?:[^laeiouy]|[aeiouy]l|[gq]u)e$|(?:[^aeiouysxzcghl]|[aeiouy]l|[tp]h|[gq]u)es$|[^aeiouytd]ed$|(?:[aeiouy][^aeiouy]|[aiouy]|[nr][cg])e(?:ly|ment|ments|less|ful|fully|ness)$/;
/** `use`, `are`, `one`: the e at the end is silent. */
const shortSilent = /^[aeiou][^aeiouy]e$/;
/** First halves of compounds end in an e that nobody speaks. */
const compound =
  /^(?:home|some|where|life|time|note|white|side|space|place|name|base|safe|type|stone|horse|house)(?!ly|ment|less|ful|ness|[sdr]$|st$)(?=[^aeiou])/;
const joined = /[tsc]i(?=o(?:n|us)|a(?:l|n))|[gx]i(?=o(?:n|us))|(?<!^s)cien|tien/g;

/**
 * Syllables of an English word, at least 1. Counts groups of vowels, leaves out silent endings and parts vowels that
 * are spoken apart; an exception list holds what these rules get wrong. Figures count as one.
 */
export function countSyllables(word: string): number {
  let sum = /[dsz]n['’]t$/i.test(word) ? 1 : 0;
  for (const part of word.toLowerCase().split(/[-.,]/)) {
    sum += countPart(part.replace(/['’]s?$/, '').replace(/[^a-z]/g, ''));
  }
  return sum || 1;
}

function countPart(part: string): number {
  if (part === '') return 0;
  const known = Object.hasOwn(syllableExceptions, part) ? syllableExceptions[part] : undefined;
  if (known !== undefined) return known;
  if (shortSilent.test(part)) return 1;
  if (part.length <= 3) return Math.max(1, part.match(vowelGroup)?.length ?? 0);
  let count = part.match(vowelGroup)?.length ?? 0;
  count += part.replace(joined, 'x').match(split)?.length ?? 0;
  if (silentEnding.test(part)) count -= 1;
  if (compound.test(part)) count -= 1;
  if (/(?:s|th)ms?$/.test(part)) count += 1;
  return Math.max(1, count);
}
