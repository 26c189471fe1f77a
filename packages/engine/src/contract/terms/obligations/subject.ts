import { type Actors, toNameKey } from './actors.ts';

/** The subject of a verb. */
export interface Subject {
  /** Start of the subject in the words before its verb. */
  readonly from: number;
  readonly to: number;
  /** As the document names it, without `neither` and `no`. */
  readonly who: string;
  readonly isDenied: boolean;
}

const adverb =
  /(?:^|\s)(?:hereby|also|further|furthermore|then|therefore|thereafter|thereupon|accordingly|each|both|all|jointly and severally|jointly|severally|respectively|expressly|additionally|promptly|immediately|only|hereunder|herein|hereto|hereof|otherwise|ultimately|alone|itself|themselves|himself|herself|likewise|nevertheless|instead|initially|always|not|\*|in turn|at all times|at any time)$/i;
const inBrackets = /\s*\([^()]{0,200}\)$/;
const betweenCommas = /, (?!and |or )[^,;:.()]{2,110},$/;
const company =
  /,? (?:and|or|nor) (?:any of )?(?:its|their|his|her)(?: \w+){0,2} (?:affiliates?|agents?|employees|representatives|subsidiaries|licensees|sublicensees|contractors|subcontractors|officers|directors|successors)$/i;
// "The Company" is the same as "Company"; "the parties" keeps its article.
const article = /^(?:the|The|THE) (?=[A-Z])(?!Part(?:y|ies)\b|PART(?:Y|IES)\b)/;
/** In words; set by hand. */
const longestName = 7;
const determiner =
  /^(?:the|each|such|said|both|all|any|either|neither|no|this|these|those|every|a|an|our|your)$/i;

/** Finds the actor directly before a verb that is its subject. Returns nothing when the subject is something else. */
export function findSubject(before: string, actors: Actors): Subject | undefined {
  const named = findName(stripTail(before), actors);
  if (named === undefined) return undefined;
  const previous = before.slice(0, named.from).trimEnd();
  const joined = /^(.*?),? (?:and|or|nor|and\/or|&)$/i.exec(previous)?.[1];
  if (joined !== undefined) {
    const left = findName(stripTail(joined), actors);
    if (left !== undefined && canPrecede(before.slice(0, left.from).trimEnd())) {
      return {
        ...named,
        from: left.from,
        who: joinNames(before, left, named),
        isDenied: left.isDenied,
      };
    }
    if (left !== undefined && !/, (?:and|or|nor)$/i.test(previous)) return undefined;
    return startsMainClause(previous, joined) ? named : undefined;
  }
  return canPrecede(previous) ? named : undefined;
}

function joinNames(before: string, first: Subject, last: Subject): string {
  return before
    .slice(first.from, last.to)
    .replace(/^(?:neither|both|either) /i, '')
    .replace(article, '')
    .replace(/,? nor /i, ' and ');
}

/** Returns the words up to the noun phrase before a verb, without adverbs, brackets and insertions between commas. */
function stripTail(before: string): string {
  let rest = before.trimEnd();
  for (let round = 0; round < 5; round += 1) {
    const cut = rest
      .replace(adverb, '')
      .replace(company, '')
      .replace(inBrackets, '')
      .replace(betweenCommas, '')
      .replace(/,$/, '')
      .trimEnd();
    if (cut === rest) break;
    rest = cut;
  }
  return rest;
}

function findName(words: string, actors: Actors): Subject | undefined {
  const starts = listWordStarts(words);
  const keys = starts.map((start, index) => toNameKey(words.slice(start, starts[index + 1])));
  const index = starts.findIndex((_, first) => actors.has(joinKeys(keys.slice(first))));
  const start = starts[index];
  if (start === undefined) return undefined;
  const to = words.length;
  const determiners = findDeterminers(words.slice(0, start));
  const from = start - determiners.length;
  if (determiners === '' && isGeneric.test(words.slice(start))) return undefined;
  const isDenied = /\b(?:neither|no|none)\b/i.test(determiners);
  const who = words
    .slice(from, to)
    .replace(/^[(['"]+/, '')
    .replace(/^(?:neither|no)(?: of)?(?: the)? /i, '')
    .replace(article, '');
  return { from, to, who: isDenied ? `each ${who}` : who, isDenied };
}

// "Employees shall" is about people in general; a party with that name has an article or a capital.
const isGeneric = /^(?!you$|we$|parties$)[a-z]+$|"/;

function joinKeys(keys: readonly string[]): string {
  return (keys[0] === 'the' ? keys.slice(1) : keys).filter((key) => key !== '').join(' ');
}

/** Lists the starts of the last words, the longest run of words first. */
function listWordStarts(words: string): readonly number[] {
  const starts: number[] = [];
  let at = words.length;
  while (at > 0 && starts.length < longestName) {
    at = words.lastIndexOf(' ', at - 1);
    starts.push(at + 1);
    if (at < 0) break;
  }
  return starts.reverse();
}

function findDeterminers(before: string): string {
  const tail = /(?:[A-Za-z]+ (?:of )?){0,3}$/.exec(before.slice(-30))?.[0] ?? '';
  const words = tail.split(' ').slice(0, -1);
  let count = 0;
  for (let index = words.length - 1; index >= 0; index -= 1) {
    const word = words[index] ?? '';
    const isOf =
      word === 'of' && /^(?:each|either|neither|both|none|all)$/i.test(words[index - 1] ?? '');
    if (!determiner.test(word) && !isOf && !/^(?:none)$/i.test(word)) break;
    count += 1;
  }
  const kept = words.slice(words.length - count).join(' ');
  return kept === '' ? '' : `${kept} `;
}

const punctuation = /(?:[,;:.)\u2014\u2022*"'\]-]|^)$/;
const abbreviation = /\b(?:U\.S|U\.K|Inc|Corp|Co|Ltd|No|Nos|Mr|Ms|Mrs|Dr|St|vs)\.$/;
const saying =
  /\b(?:agrees?|agreed|acknowledges?|provided|covenants?|undertakes?|undertaken|understood|warrants?|represents?|ensures?|confirms?|stipulates?|except|further)(?:,? \w+){0,3},? that$|\band that$/i;
const plainLead =
  /(?:^|\s)(?:then|therefore|hereby|thereafter|however|whereupon|otherwise|accordingly)$/i;
const leadingPhrase =
  /^(?:\W*(?:\w{1,4}[.)] )*)(?:upon|during|in|at|on|within|after|before|prior|following|to|notwithstanding|subject|as|for|except|promptly|from|throughout|without|under|pursuant|until|by|with)\b/i;
const notNounBefore =
  /\b(?:of|to|by|from|for|with|between|in|on|under|against|upon|than|towards?|including|if|when|where|which|whom|who|whose|what|whether|because|as|unless|until|before|after|once|how|while|event|case|extent|time|date|manner|long|far|amount|period|place|day|that|or|and|nor|is|are|was|were|be|been|being|has|have|had|does|do|not|\w+ed|\w+ing|given|due|owing|made|paid|sold|held|via|through|per|regarding|about|into|among|within|shall|will|may|must|can|should|would|could|like|both|either)$/i;

/** Tells whether what follows can be the subject of a main clause. */
function canPrecede(previous: string): boolean {
  if (abbreviation.test(previous)) return false;
  if (punctuation.test(previous)) return !isSubordinate(previous);
  if (/\bthat$/i.test(previous)) return saying.test(previous.slice(-70));
  if (plainLead.test(previous)) return true;
  if (notNounBefore.test(previous)) return false;
  const start = Math.max(previous.lastIndexOf('. '), previous.lastIndexOf('; '), -2) + 2;
  const phrase = previous.slice(start);
  // A phrase such as "During the Term" needs no comma; a heading stands before its text without punctuation.
  return leadingPhrase.test(phrase) || isHeading(phrase);
}

/** Tells whether a clause that started with "which" or "who" is still open before a comma or a bracket. */
function isSubordinate(previous: string): boolean {
  return /\b(?:which|who|whom|whose|where|whether),?$/i.test(previous.replace(inBrackets, ''));
}

function isHeading(phrase: string): boolean {
  return (
    phrase.length <= 60 &&
    /^[\d.()\s]*(?:(?:[A-Z][\w'&/-]*|and|of|to|for|the|on|in|or) ?){1,7}$/.test(phrase)
  );
}

function startsMainClause(previous: string, joined: string): boolean {
  return (
    /[,;] (?:and|or|nor)$/i.test(previous) ||
    /\b(?:shall|will|must|agrees?)\b/i.test(joined.slice(-300))
  );
}
