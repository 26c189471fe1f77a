import { fullMonthNames } from '../values/months.ts';

const datePhrase = new RegExp(
  `(?:\\b(?:the |this )?\\d{1,2}(?:st|nd|rd|th)? (?:day of )?${fullMonthNames},? \\d{4}|\\b${fullMonthNames} \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}|\\b\\d{1,2}[/.-]\\d{1,2}[/.-]\\d{2,4})$`,
);
interface Range {
  readonly from: number;
  readonly to: number;
}

/** In characters; set by hand. */
const longestDescription = 400;
// The earliest start of a description: after another clause of the sentence, or after the words before a party.
const barrier =
  /[;:]\s|"\)[,.]?\s(?:and\s)?|"\)\s?,?\s?|\b(?:by and (?:between|among)|between|among|made by|entered into by)\s/g;
const party =
  /^(?:[A-Z][\w.&'/-]*,?\s){1,8}?(?:(?:Inc|LLC|L\.L\.C|Ltd|Limited|Corp|Corporation|Company|Co|LP|L\.P|LLP|PLC|plc|GmbH|AG|S\.A|N\.V|B\.V|Bank|Trust|University|Partnership|Institute)\b|an? )/;
// The verb of a relative clause belongs to the description: "as may be agreed by the parties".
const verb =
  /(?<!\b(?:as|which|that|who|and which)\s(?:[a-z]+\s)?)\b(?:shall|will|may|must|can|is|are|was|were|has|have|had|agrees? to|desires? to|wish(?:es)? to|in order to|pursuant to|in accordance with|subject to|under|grants?|pays?|provides?|sells?|delivers?|licenses|owns?|operates?|develops?|manufactures?|purchases?|executes?|uses?|including|having|being|using|making|developing|purchasing)\s(?:not\s)?(?:be\s|been\s)?(?:(?!(?:the|an?|this|that|all|any|its|each|such|their|his|her)\s)[a-z]+(?:\s(?:to|by|in|on|at|with|for|from|into|upon|over|out))?\s)?/g;
const determinerWord =
  /\b(?:the|an?|this|that|all|any|its|each|every|such|his|her|their|our|your|certain|one)\s/gi;
/** In characters; set by hand. */
const longestPhrase = 60;
const determiner =
  /\b(?:the|an?|this|that|these|those|all|any|its|each|every|such|his|her|their|our|your|certain|one|two|three)\s|[$€£]\s?\d|\b[A-Z][\w.&'-]*/g;

/**
 * Finds the words that `(the "X")` at a position names: a party with its description, or else the noun phrase before.
 */
export function findDescribedSpan(
  words: string,
  { position, term }: { readonly position: number; readonly term: string },
): { readonly from: number; readonly to: number } | undefined {
  const earliest = Math.max(0, position - longestDescription);
  const to = words.slice(0, position).replace(/[\s,]+$/, '').length;
  const from = skipConjunction(words, {
    from: findLast(words, { pattern: barrier, from: earliest, to }) ?? earliest,
    to,
  });
  const phrase = words.slice(from, to);
  const date = datePhrase.exec(phrase);
  if (date !== null) return { from: from + date.index, to };
  if (phrase === '') return undefined;
  const start = party.test(phrase)
    ? from
    : (findNamed(words, { from, to, term }) ?? findPhrase(words, { from, to }));
  return start < to ? { from: start, to } : undefined;
}

/**
 * Finds the start of the noun phrase whose noun the term repeats: "an initial term of one year" for the Initial Term.
 */
function findNamed(
  words: string,
  { from, to, term }: { readonly from: number; readonly to: number; readonly term: string },
): number | undefined {
  const noun = /([\p{L}]{3,})$/u.exec(term)?.[1]?.toLowerCase();
  if (noun === undefined) return undefined;
  const at = words.slice(from, to).toLowerCase().lastIndexOf(noun);
  if (at < 0) return undefined;
  const before = words.slice(from, from + at);
  const last = [...before.matchAll(determinerWord)].at(-1);
  if (last === undefined || before.length - last.index > longestPhrase) return undefined;
  return from + last.index;
}

/** Finds the start of the noun phrase that ends at a position: its first determiner or name after the last verb. */
function findPhrase(words: string, { from, to }: Range): number {
  const afterVerb = findLast(words, { pattern: verb, from, to: to - 1 }) ?? from;
  for (const match of words.slice(afterVerb, to).matchAll(determiner))
    return afterVerb + match.index;
  return afterVerb;
}

function findLast(
  words: string,
  { pattern, from, to }: { pattern: RegExp; from: number; to: number },
): number | undefined {
  const last = [...words.slice(from, to).matchAll(pattern)].at(-1);
  return last === undefined ? undefined : from + last.index + last[0].length;
}

function skipConjunction(words: string, { from, to }: Range): number {
  return (
    from +
    (/^[\s,.]*(?:\([a-z0-9]+\)\s)?(?:(?:and|or|both|either|among|of|for|to|by|with|in|from|under)\s)*/i.exec(
      words.slice(from, to),
    )?.[0].length ?? 0)
  );
}
