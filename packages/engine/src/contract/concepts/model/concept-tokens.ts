import { escapePattern } from '../../../text/escape-pattern.ts';
import { partyPronouns, partyWords } from './party-words.ts';

/** The words of a sentence as the concept model sees them. */
export interface ConceptTokens {
  /** Words in lower case. A party is `@0`, `@1` … in the order in which the sentence names them; both alike are `@both`. */
  readonly words: readonly string[];
  /** Who `@0`, `@1` … are: the owner of the name, or the word that stands for the party. */
  readonly parties: readonly string[];
  /** Where each word begins in the text. */
  readonly starts: readonly number[];
}

/** Reads the words of sentences of one document. */
export interface TokenReader {
  read(text: string): ConceptTokens;
  /** Who a mention of a party means. */
  identify(mention: string): string;
}

const both =
  '(?:each|either|neither|both|any|no|every) (?:of the |of its )?(?:other )?part(?:y|ies)|(?:each|either|neither|both) of (?:us|them|you)|the parties|parties hereto|either of us|each other';
const otherParty = '(?:the |an? )?other party|the others?(?= side)|other side';
const word = "[a-z]+(?:['’][a-z]+)?|\\d[\\d.,]*|[$%£€₹]";
/** More parties than this in one sentence are one and the same to the model. */
const mostParties = 3;
const year = /^(?:19|20)\d{2}$/;

/**
 * Creates a reader for a document.
 * @param names names of the parties in lower case, and who each belongs to
 */
export function createTokenReader(names: ReadonlyMap<string, string>): TokenReader {
  const known = [...new Set([...names.keys(), ...partyWords])].sort((a, b) => b.length - a.length);
  const mention = `(?:(?:the|said|such) )?(?:${known.map(escapePattern).join('|')})(?:s(?!\\w))?(?!\\w)|(?:${[...partyPronouns.keys()].join('|')})(?!\\w)`;
  const finder = new RegExp(
    `(?<!\\w)(?:(?<both>${both})|(?<other>${otherParty})|(?<party>${mention}))(?!\\w)|(?<word>${word})`,
    'gi',
  );
  const identify = (words: string) => {
    const lower = words.toLowerCase().replace(/^(?:the|said|such) /, '');
    const name = partyPronouns.get(lower) ?? lower;
    return names.get(name) ?? names.get(name.replace(/s$/, '')) ?? name.replace(/s$/, '');
  };
  return { identify, read: (text) => readTokens(text, finder, identify) };
}

function readTokens(
  text: string,
  finder: RegExp,
  identify: (words: string) => string,
): ConceptTokens {
  const words: string[] = [];
  const starts: number[] = [];
  const parties: string[] = [];
  const add = (start: number, ...added: readonly string[]) => {
    words.push(...added);
    starts.push(...added.map(() => start));
  };
  for (const { 0: found, index, groups = {} } of text.matchAll(finder)) {
    if (groups.both !== undefined) add(index, '@both');
    else if (groups.other !== undefined) add(index, '@other');
    else if (groups.party !== undefined) add(index, nameParty(identify(found), parties));
    else add(index, ...normalizeWord(found.toLowerCase().replaceAll('’', "'")));
  }
  return { words, parties, starts };
}

function nameParty(owner: string, parties: string[]): string {
  let place = parties.indexOf(owner);
  if (place < 0) place = parties.push(owner) - 1;
  return `@${Math.min(place, mostParties - 1)}`;
}

function normalizeWord(found: string): readonly string[] {
  const first = found.charCodeAt(0);
  if (first >= 0x30 && first <= 0x39) return [nameNumber(found)];
  if (currencySigns.has(found)) return ['$'];
  const negated = negations.get(found) ?? (found.endsWith("n't") ? found.slice(0, -3) : undefined);
  if (negated !== undefined) return [negated, 'not'];
  const apostrophe = found.indexOf("'");
  return apostrophe > 0 ? [found.slice(0, apostrophe)] : [found];
}

const currencySigns = new Set('$£€₹');
/** Negations whose verb does not remain when the ending is cut off. */
const negations: ReadonlyMap<string, string> = new Map([
  ['cannot', 'can'],
  ["can't", 'can'],
  ["won't", 'will'],
  ["shan't", 'shall'],
]);

/** A small number keeps its value, a larger one its length. */
function nameNumber(figure: string): string {
  if (year.test(figure)) return '#year';
  const digits = figure.replace(/[.,]+/g, '');
  return digits.length > 2 ? `#${digits.length}` : `#${Number(digits)}`;
}
