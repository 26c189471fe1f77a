import type { LegalEffect } from '../rule.ts';
import type { Match, PatternMatch } from './pattern.ts';

/**
 * How words take back what follows them:
 * - `unsaid`: the contract does not say it (“nothing in this Agreement shall mean …”, “shall not be construed as …”)
 * - `free`: somebody may do it (“shall be free to …”, “nothing prevents the Executive from …”)
 * - `kept`: a right or a liability stays as it is (“nothing herein limits …”)
 * - `unbound`: nobody has to do it (“is not required to …”, “has no obligation to …”)
 * - `never`: it may not happen (“in no event shall …”, “under no circumstances …”)
 * - `nobody`: no party does it (“neither party grants …”)
 * - `powerless`: somebody may not do it (“has no right to …”, “is not entitled to …”)
 */
type Denial = 'unsaid' | 'free' | 'kept' | 'unbound' | 'never' | 'nobody' | 'powerless';

/** What each denial refutes. The freedom to do something states a power, and a ban is itself a denial. */
const refuted: Readonly<Record<Denial, readonly LegalEffect[]>> = {
  unsaid: ['duty', 'ban', 'power', 'exclusion'],
  free: ['duty', 'ban', 'exclusion'],
  kept: ['exclusion'],
  unbound: ['duty', 'ban'],
  never: ['duty', 'power'],
  nobody: ['duty', 'power'],
  powerless: ['power'],
};

const verbs = {
  lifting:
    "(?:prevent|prohibit|preclud|bar(?!gain)|forbid|restrain|hinder|stop|(?:restrict|limit)\\w*(?: [\\w'’-]+){0,6} from)",
  keeping:
    '(?:limit|restrict|affect|impair|diminish|prejudic|reliev|releas|excus|discharg|exclud|waiv|alter|lessen|reduc|abridg)',
  reading:
    '(?:constru|interpret|deem|consider(?!ation)|read|intend|understood|taken|regard|treat|mean|impl|constitut|creat|impos|oblig(?!ations?))',
};
// The right to receive something is the other side's duty, and no freedom.
const freedom =
  '(?:rights?|freedom|ability|liberty|privileges?)\\b(?![^;]{0,80}\\b(?:receive|recover|collect|claim|enforce|seek|payment|indemnit))';
const nothing =
  '(?:nothing|no (?:provision|term|part|clause|section)s?)\\b[^;]{0,120}?\\b(?:shall|will|may|must|can|could|should|would|is|are|does|do)\\b';

/** The first that matches at a position wins: what is lifted or kept is told before what is merely not said. */
const cues: readonly { readonly denial: Denial; readonly pattern: RegExp }[] = [
  {
    denial: 'free',
    pattern: new RegExp(
      `\\b${nothing}[^;]{0,60}?\\b(?:${verbs.lifting}\\w*|${verbs.keeping}\\w*\\b[^;,]{0,40}\\b${freedom})\\b`,
      'gi',
    ),
  },
  {
    denial: 'kept',
    pattern: new RegExp(`\\b${nothing}[^;]{0,60}?\\b${verbs.keeping}\\w*\\b`, 'gi'),
  },
  { denial: 'unsaid', pattern: new RegExp(`\\b${nothing}`, 'gi') },
  {
    denial: 'free',
    pattern:
      /\b(?:nothing|no (?:provision|term|part|clause|section)s?)\b[^;]{0,80}?\b(?:prevents|prohibits|precludes|forbids|restrains|hinders|stops|bars|(?:restricts|limits)\b[^;,]{0,60}? from)\b/gi,
  },
  {
    denial: 'kept',
    pattern:
      /\b(?:nothing|no (?:provision|term|part|clause|section)s?)\b[^;]{0,80}?\b(?:limits|restricts|affects|impairs|diminishes|prejudices|relieves|releases|excludes|waives|lessens|reduces)\b/gi,
  },
  {
    denial: 'free',
    pattern: new RegExp(
      `\\b(?:shall|will|may|does|do|did|is|are) not(?: be)?(?: (?:in any way|otherwise|be deemed to|be construed to|operate to))? ${verbs.lifting}\\w*\\b`,
      'gi',
    ),
  },
  {
    denial: 'free',
    pattern: new RegExp(
      `\\b(?:shall|will|does|do|is|are) (?:not|in no way)(?: \\w+){0,4}? ${verbs.keeping}\\w*\\b[^;,]{0,40}\\b${freedom}`,
      'gi',
    ),
  },
  {
    denial: 'unsaid',
    pattern: new RegExp(
      `\\b(?:shall|will|may|is|are|does|do|should|must|can) (?:not|in no (?:way|event|case))(?: \\w+){0,2}? ${verbs.reading}\\w*\\b`,
      'gi',
    ),
  },
  {
    denial: 'free',
    pattern:
      /\b(?:shall|will|is|are|be|remains?|being)(?: \w+){0,2} (?:free|at liberty)(?:,? (?:and|or)(?: \w+){1,4})? to\b|\b(?:may|can) freely\b/gi,
  },
  {
    denial: 'unbound',
    pattern:
      /\b(?:no|without(?: any)?|nor any) (?:\w+ )?(?:obligation|duty|requirement|commitment)s? (?:whatsoever )?(?:to|for|of)\b|\bnot(?: be| then be)? (?:required|obligated|obliged|bound|compelled|expected|liable|responsible) (?:to|for)\b|\bneed not\b/gi,
  },
  {
    denial: 'kept',
    pattern:
      /\b(?:neither|no|none of the) part(?:y|ies)\b[^;,]{0,30}?\b(?:waives?|gives? up|forfeits?|surrenders?)\b/gi,
  },
  { denial: 'nobody', pattern: /\b(?:neither|no|none of the) part(?:y|ies)\b/gi },
  {
    denial: 'powerless',
    pattern:
      /\b(?:no|without(?: any)?|not have (?:any|the|a)) (?:right|power|authority|discretion)s? (?:whatsoever )?to\b(?! (?:an?|the|any|such)\b)|\bnot(?: be)? (?:entitled|permitted|allowed|authori[sz]ed) to\b(?! (?:an?|the|any|such)\b)/gi,
  },
  {
    denial: 'never',
    pattern: /\b(?:in no (?:event|case|circumstances?)|under no circumstances?|at no time)\b/gi,
  },
];

/** Ends what a denial governs: another sentence, an exception, or a new verb with a subject of its own. */
const scopeEnd =
  /;|[.!?]["')]?\s|\b(?:but(?! not limited)|provided(?:,| that| however)|except(?:ing)?|however|unless|save (?:for|as|that)|(?:other|otherwise) than|whereas|notwithstanding)\b|,? (?:and|nor|or) (?:(?:the|each|such|any|this) )?(?:[\w'-]+ ){1,3}?(?:shall|will|must|may|agrees?|hereby)\b|, (?:(?:the|each|such|any|then) )?(?:[\w'-]+ ){1,3}?(?:shall|will|must|may|agrees?|hereby)\b|\band (?:shall|will|does|do|is|are|may) not\b/i;

/** Opens a clause that is denied as a whole, with its own subjects and verbs. */
const thatClause = /^(?: \w+){0,5}? that\b/i;
const clauseEnd =
  /;|[.!?]["')]?\s|,? (?:but(?! not limited)|provided(?:,| that| however)|however)\b/i;

/** Begins what happens to somebody else: `is not entitled to leave if the Provider changes the fee`. */
const condition = /\b(?:if|when|where|while|because|should|after|upon|even though)\b/i;

/** A denial that has been stated and still governs what follows. */
interface OpenDenial {
  readonly denial: Denial;
  readonly from: number;
  readonly to: number;
}

/**
 * Tells whether the words before the core of a match take back what the rule rests on.
 * @param leadIn the words that introduce the list in which the passage is an item; empty if there are none
 */
export function isDenied(words: string, { match, assertion, leadIn }: DeniedInput): boolean {
  if (isDirectlyNegated(words, match, assertion)) return true;
  const own = listDenials(words).filter(
    ({ denial, from, to }) =>
      (denial === 'powerless' ? from < match.to : from < match.core) &&
      to < match.to &&
      refuted[denial].includes(assertion) &&
      !isOver(words.slice(to, Math.max(to, match.core))) &&
      !(denial === 'powerless' && condition.test(words.slice(to, match.to))),
  );
  if (own.length > 0) return true;
  if (leadIn === '') return false;
  return listDenials(leadIn).some(
    ({ denial, to }) =>
      refuted[denial].includes(assertion) &&
      !isOver(`${leadIn.slice(to)} ${words.slice(0, match.core)}`),
  );
}

/** Tells whether a denial no longer governs the end of the words that follow it. */
function isOver(words: string): boolean {
  return (thatClause.test(words) ? clauseEnd : scopeEnd).test(words);
}

interface DeniedInput {
  readonly match: PatternMatch;
  readonly assertion: LegalEffect;
  readonly leadIn: string;
}

function listDenials(words: string): readonly OpenDenial[] {
  const found = new Map<number, OpenDenial>();
  for (const { denial, pattern } of cues) {
    for (const match of words.matchAll(pattern)) {
      if (found.has(match.index)) continue;
      found.set(match.index, { denial, from: match.index, to: match.index + match[0].length });
    }
  }
  return [...found.values()];
}

/** How far before some words a negation is searched, in characters; longer than any run of small words. */
const reach = 80;
const negation =
  /\b(?:no|not|never|nor|neither|without|free (?:of|from)|exempt from|instead of|rather than)\b/i;
const directNegation =
  /(?<!whether or )(?<!if )(?<!or )\b(?:no|not|never|without|neither|free (?:of|from)|exempt from)\b(?! (?:only|less|more|later|earlier|limited|exceed))(?: (?:be|been|being|to|any|a|an|the|such|have|has|further|prior|other|additional|automatically|itself|himself))*\s*$/i;
/** `no termination fee`: a negation directly before words that have none themselves. */
function isDirectlyNegated(words: string, match: PatternMatch, assertion: LegalEffect): boolean {
  const isDoubled =
    /^non-?/i.test(words.slice(match.from, match.to)) &&
    /\b(?:not|never)(?: be| been)? $/i.test(words.slice(0, match.from));
  if (isDoubled) return true;
  if (assertion === 'ban' || assertion === 'exclusion') return false;
  return [match.from, match.core].some((start) => {
    const before = words.slice(Math.max(0, start - reach), start);
    return !negation.test(words.slice(start, match.to)) && directNegation.test(before);
  });
}

const small =
  '(?: (?:of|be|been|to|any|a|an|the|such|its|his|her|their|further|having|giving|need(?:ing)? (?:of|for|to)|requirement (?:of|for)|right to|obligation to|whether))*\\s*$';
const regardless =
  'without|lacks?|absence of|regardless of|irrespective of|whether or not|with or without|even without|waives?|in lieu of';
const turnsRound = new RegExp(`\\b(?:no|not|never|neither|nor|${regardless})\\b${small}`, 'i');
const setsAside = new RegExp(`\\b(?:${regardless})\\b${small}`, 'i');

/**
 * Tells whether words that would change the meaning of a match are themselves negated: “with no prior notice”.
 * @param isSubject whether the words only tell what a passage is about, as in “shall not use the marks”: a plain `not`
 * leaves that as it is
 */
export function isTurnedRound(
  words: string,
  { from, to }: Match,
  { isSubject }: { readonly isSubject: boolean },
): boolean {
  if (negation.test(words.slice(from, to))) return false;
  const before = words.slice(Math.max(0, from - reach), from);
  return (isSubject ? setsAside : turnsRound).test(before);
}
