/** What a verb of duty requires or forbids. */
export interface Predicate {
  readonly modality: 'must' | 'must-not';
  /** Start of the action in the words after the verb of duty. */
  readonly from: number;
}

const denial =
  /^,? ?(?:not|never|in no (?:event|way|case|circumstances?)|under no circumstances|at no time)\b,?(?! only)/i;
// "Without the consent of the other, …" between commas.
const interposed = /^,[^,;:.()]{2,110},/;
const bracketed = /^\([^()]{3,160}\),?/;
const listMark = /^:? ?\((?:[a-z]|[ivx]{1,4}|\d{1,2})\)|^: ?/i;
const adverb =
  /^(?:[a-z]+ly|also|further|then|thereafter|hereafter|always|at all times|at any time|at its (?:own |sole )?(?:cost|expense|cost and expense|discretion|option)|each|both|all|in good faith|in a timely manner|in turn|instead|still|forthwith|(?:either )?directly or indirectly|only|use|henceforth|once|jointly and severally|first|either|continue|hereby)(?= |,)/i;
const kept = /^(?:use|continue)$/i;
// What follows decides whether it is a duty.
const auxiliary = /^(?:continue|agree) to /i;
const notDuties = new Set(
  (
    'mean means constitute apply govern prevail survive inure own retain receive have has hold enjoy consist become belong vest ' +
    'accrue incur earn benefit know want need like deem is are been being expire the a an this such any no all its it if that ' +
    'which in on at for to of and or by with from as suffer lose qualify elect choose decide remain result exceed equal do experience wish desire intend prefer ' +
    'either neither both whether fail these those our your their his her my'
  ).split(' '),
);
/** What a party “will not” give, it need not give: that is no ban. */
const gifts = new Set(['reimburse', 'refund', 'compensate', 'credit', 'warrant', 'guarantee']);
const keepable =
  /^(?:remain (?:responsible|in compliance|bound|confidential)|do (?!not)|hold (?!title|all|any right|the right|ownership)|retain (?!all|any|title|the (?:right|sole|exclusive)|ownership|sole|full|exclusive|right))/i;
const wereOwed =
  /^be (?:(?:\w+ly|also|further) )?(?:required|obligated|obliged|bound) to (?!be\b)/i;
const allowed = /^be (?:\w+ly )?(?:permitted|allowed|entitled|authorized|authorised) to /i;
const barred = /^be (?:\w+ly )?(?:prohibited|precluded|barred|restrained|enjoined) from /i;
const state =
  /^be (?:(?:and remain|solely|fully|primarily|jointly and severally|jointly|individually|financially|entirely|exclusively|wholly|also|further) )*(?:responsible|accountable|present|available|in compliance|bound by)\b/i;
const noDuty =
  /^refer to .{0,90}? as\b|^\w+ (?:no|neither) (?:\w+ )?(?:liabilit|responsibilit|obligation|warrant|duty)/i;
const duty = /^have (?:the|an|a|its) (?:\w+ )?(?:obligation|duty|responsibility) (to|of) /i;

/**
 * Parses what follows `shall`, `must` and similar verbs. Returns nothing when it is a right, a definition, or done by
 * somebody else.
 */
export function parsePredicate(after: string, isDeniedBefore: boolean): Predicate | undefined {
  const { at, isDenied } = skipToVerb(after);
  const isNot = isDenied !== isDeniedBefore;
  if (isDenied && isDeniedBefore) return undefined;
  const rest = after.slice(at);
  const modality = isNot ? 'must-not' : 'must';
  for (const [pattern, wanted, gives] of phrases) {
    const match = pattern.exec(rest);
    if (match === null) continue;
    return isNot === wanted ? { modality: gives, from: at + match[0].length } : undefined;
  }
  if (state.test(rest)) return isNot ? undefined : { modality, from: at };
  const verb = /^[a-z][a-z-]+/i.exec(rest)?.[0].toLowerCase();
  if (verb === undefined || verb === 'be') return undefined;
  if (notDuties.has(verb) && !keepable.test(rest)) return undefined;
  if (noDuty.test(rest) || (isNot && gifts.has(verb))) return undefined;
  return { modality, from: findActionStart(after, at) };
}

const phrases: readonly (readonly [RegExp, boolean, Predicate['modality']])[] = [
  [wereOwed, false, 'must'],
  [allowed, true, 'must-not'],
  [barred, false, 'must-not'],
  [duty, false, 'must'],
];

function skipToVerb(after: string): { readonly at: number; readonly isDenied: boolean } {
  let at = 0;
  let isDenied = false;
  for (let round = 0; round < 8; round += 1) {
    const rest = after.slice(at);
    const blank = /^\s+/.exec(rest)?.[0].length ?? 0;
    const words = rest.slice(blank);
    const skipped =
      denial.exec(words)?.[0] ??
      interposed.exec(words)?.[0] ??
      bracketed.exec(words)?.[0] ??
      listMark.exec(words)?.[0] ??
      auxiliary.exec(words)?.[0] ??
      findAdverb(words);
    if (skipped === undefined) return { at: at + blank, isDenied };
    if (denial.test(words)) isDenied = true;
    at += blank + skipped.length;
  }
  return { at, isDenied };
}

function findAdverb(words: string): string | undefined {
  const found = adverb.exec(words)?.[0];
  return found === undefined ||
    kept.test(found) ||
    /^(?:apply|supply|comply|rely|reply|imply|multiply)$/i.test(found)
    ? undefined
    : found;
}

/** Adverbs and list markers belong to the action, a negation does not. */
function findActionStart(after: string, verb: number): number {
  const lead = after.slice(0, verb);
  const last = [
    ...lead.matchAll(/\b(?:not|never|no (?:event|way|case|circumstances?|time))\b,?\s*/gi),
  ].at(-1);
  const from = last === undefined ? 0 : last.index + last[0].length;
  return from + (/^[\s,:]*/.exec(after.slice(from))?.[0].length ?? 0);
}
