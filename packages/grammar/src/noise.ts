import { isModernWord } from './modern-words.ts';

/** What the checker says of a place, before anything is left out. */
export interface RawError {
  readonly start: number;
  readonly end: number;
  /** The checker's own name of the rule. */
  readonly rule: string;
  readonly kind: string;
  readonly message: string;
  /** The words it points at. */
  readonly problem: string;
  readonly suggestions: readonly string[];
}

/** Kinds that were right most of the time in a sample of student essays. */
const kinds = new Set([
  'Spelling',
  'Punctuation',
  'BoundaryError',
  'Agreement',
  'Redundancy',
  'Repetition',
  'Usage',
  'Eggcorn',
  'Grammar',
  'Typo',
]);
/** Rules of other kinds that leave no doubt: a or an, a small i for oneself. */
const certainRules = new Set(['AnA', 'CapitalizePersonalPronouns']);
/** Rules that were wrong most of the time there, and two of taste: “all of the”, “non-profit”. */
const uncertainRules = new Set([
  'MissingPreposition',
  'TheyToThem',
  'OxfordComma',
  'CondenseAllThe',
  'DisjointPrefixes',
]);
/** A word spelled alike so often is a name or a term. */
const timesOfTerm = 3;
/** With a capital twice is enough. */
const timesOfName = 2;
/** Addresses, file names, code. */
const technical = /[/\\@_<>{}=#&]|\d|\.\p{L}|::|\(\)|www\b/u;

/** Whether an error is worth showing: its kind is mostly right, and the word is no name, initial, term or address. */
export function isShown(
  error: RawError,
  { text, counts }: { readonly text: string; readonly counts: ReadonlyMap<string, number> },
): boolean {
  const { rule, kind, problem, suggestions } = error;
  if (rule === 'AnA' && isLabel(text, error)) return false;
  if (certainRules.has(rule)) return true;
  if (!kinds.has(kind) || uncertainRules.has(rule)) return false;
  if (technical.test(getToken(text, error))) return false;
  if (kind !== 'Spelling' && kind !== 'Typo') return true;
  if (!isWord(problem)) return kind === 'Typo' && !isDoubled(problem);
  if (/^\p{L}\.?$/u.test(problem) || /^\p{Lu}{2,}s?$/u.test(problem)) return false;
  if (suggestions.some((suggestion) => suggestion === problem.replaceAll('-', ''))) return false;
  if (isModernWord(problem)) return false;
  // A word with capitals inside is the name of a program.
  if (/\p{Ll}\p{Lu}/u.test(problem)) return false;
  const times = counts.get(problem) ?? 0;
  if (!/^\p{Lu}/u.test(problem)) {
    return times < timesOfTerm || suggestions.some((right) => isSlip(problem, right));
  }
  const isPartOfName =
    /['’]s$/.test(problem) || /^ \p{Lu}/u.test(text.slice(error.end, error.end + 2));
  return isSentenceStart(text, error.start) && !isPartOfName && times < timesOfName;
}

/** `Appendix A`, `Series A`, `guide-a-to`: a letter that names something or is part of a word is no article. */
function isLabel(text: string, { start, end }: RawError): boolean {
  const before = text.slice(Math.max(0, start - reach), start);
  if (before.endsWith('-')) return true;
  return /(?:\d|\p{Lu}\p{L}+ )$/u.test(before) && /^[A-Z]$/.test(text.slice(start, end));
}

const vowels = 'aeiouy';
/** In characters: short words are names and terms of many kinds. */
const shortestSlip = 6;

/**
 * Whether a word is a known kind of slip, so that it is an error however often it is made: two letters exchanged
 * (`recieve`), one doubled or not (`accomodate`, `untill`), or one vowel for another (`seperate`).
 */
export function isSlip(wrong: string, right: string): boolean {
  if (wrong.length < shortestSlip || wrong.toLowerCase() === right.toLowerCase()) return false;
  let at = 0;
  while (at < wrong.length && wrong[at] === right[at]) at += 1;
  const [left, meant] = [wrong.slice(at), right.slice(at)];
  if (left.length === meant.length) {
    const isExchanged =
      left[0] === meant[1] && left[1] === meant[0] && left.slice(2) === meant.slice(2);
    const isVowel = vowels.includes(left[0] ?? ' ') && vowels.includes(meant[0] ?? ' ');
    return isExchanged || (isVowel && left.slice(1) === meant.slice(1));
  }
  const [longer, shorter] = left.length > meant.length ? [left, meant] : [meant, left];
  const isDouble = longer[0] === wrong[at - 1] || longer[0] === longer[1];
  return longer.length === shorter.length + 1 && isDouble && longer.slice(1) === shorter;
}

/** Whether a problem is one word. */
export function isWord(problem: string): boolean {
  return /^[\p{L}\p{M}'’.-]+$/u.test(problem);
}

/** A word twice in a row is told by a check of its own. */
function isDoubled(problem: string): boolean {
  const [first, second] = problem.toLowerCase().split(' ');
  return first === second;
}

const reach = 60;

/** The run of ink around a place. */
function getToken(text: string, { start, end }: RawError): string {
  const before = /\S*$/.exec(text.slice(Math.max(0, start - reach), start))?.[0] ?? '';
  const after = /^\S*/.exec(text.slice(end, end + reach))?.[0] ?? '';
  return `${before}${text.slice(start, end)}${after.replace(/[).,;:!?"”’]+$/, '')}`.replace(
    /^[("“‘]+/,
    '',
  );
}

/** An upright start: nothing before it, or what ends a sentence or a line. */
function isSentenceStart(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 10), start);
  return (
    start === 0 ||
    /(?:(?<!\b(?:\p{Lu}|Mr|Mrs|Ms|Dr|Prof|St|vs|al))[.!?]["”’)]?\s+|\n\s*)["“‘(]?$/u.test(before)
  );
}
