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
  if (certainRules.has(rule)) return true;
  if (!kinds.has(kind) || uncertainRules.has(rule)) return false;
  if (technical.test(getToken(text, error))) return false;
  if (kind !== 'Spelling' && kind !== 'Typo') return true;
  if (!isWord(problem)) return kind === 'Typo' && !isDoubled(problem);
  if (/^\p{L}\.?$/u.test(problem) || /^\p{Lu}{2,}s?$/u.test(problem)) return false;
  if (suggestions.some((suggestion) => suggestion === problem.replaceAll('-', ''))) return false;
  const times = counts.get(problem) ?? 0;
  if (!/^\p{Lu}/u.test(problem)) return times < timesOfTerm;
  const isPartOfName =
    /['’]s$/.test(problem) || /^ \p{Lu}/u.test(text.slice(error.end, error.end + 2));
  return isSentenceStart(text, error.start) && !isPartOfName && times < timesOfName;
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
