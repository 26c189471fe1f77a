import type { Side, Term } from '@clauselight/schema';
import { escapePattern } from '../../text/escape-pattern.ts';
import { getRoleGroup, type RoleGroup } from './role-groups.ts';

/** Who pays whom in a contract, and for whom its pronouns stand, as the text itself tells. */
export interface Voices {
  /** The part of each side in the deal, by the id of the side. */
  readonly groups: ReadonlyMap<string, RoleGroup>;
  /** The id of the side that the text says `you` or `we` is. */
  readonly pronouns: ReadonlyMap<string, string>;
  /** The id of the side that `you` or `we` must be because it pays, or is paid. */
  readonly likelyPronouns: ReadonlyMap<string, string>;
  /** The id of the only side that must keep secrets; absent where both must, or no sentence says who. */
  readonly confidant?: string;
}

const pays =
  '(?:shall|will|must|agrees? to|undertakes? to)(?: \\w+){0,3}? (?:pay|reimburse|remit)\\b';
const pronounWords = { you: ['you', 'your'], we: ['we', 'us', 'our'] } as const;
type Pronoun = keyof typeof pronounWords;
const keepsSecret =
  '(?:shall|will|must|may|agrees? to|undertakes? to|is (?:required|obliged) to|agrees?)(?: \\w+,?){0,5}? (?:(?:keep|hold|maintain|treat|preserve|protect|safeguard)\\b[^.;]{0,80}(?:confiden|secre)|not (?:to )?(?:\\w+,? ){0,5}?(?:disclose|divulge|reveal))';
/** Sentences that bind both sides to secrecy, or whichever of them receives information. */
const bothKeepSecrets = new RegExp(
  `\\b(?:(?:each|either|neither|both|any) part(?:y|ies)|the parties)\\b[^.;]{0,60}\\b(?:${keepsSecret})|\\bthe (?:disclosing|receiving) party\\b`,
  'i',
);
/** How much oftener the payer must pay than be paid; set by hand. */
const clearLead = 2;

/** Finds out who pays in a contract of two sides, and who “you” and “we” are. */
export function findVoices(
  sides: readonly Side[],
  text: string,
  terms: readonly Term[] = [],
): Voices {
  const [first, second] = sides.map((side) => ({ ...side, names: namesOf(side, terms) }));
  if (first === undefined || second === undefined || sides.length !== 2) {
    return { groups: new Map(), pronouns: new Map(), likelyPronouns: new Map() };
  }
  const pair: Pair = [first, second];
  const groups = groupByPayments(pair, text);
  const confidant = findConfidant(pair, text);
  const you = findDefined('you', pair, text);
  const we = findDefined('we', pair, text);
  const yours = you ?? otherOf(pair, we);
  return {
    groups,
    pronouns: listPronouns(yours, we ?? otherOf(pair, you)),
    likelyPronouns: listLikely(pair, findPaying(pair, text, groups)),
    ...(confidant !== undefined && { confidant }),
  };
}

type NamedSide = Side & { readonly names: readonly string[] };
type Pair = readonly [NamedSide, NamedSide];

function groupByPayments([first, second]: Pair, text: string): ReadonlyMap<string, RoleGroup> {
  const [one, two] = [countPayments(first.names, text), countPayments(second.names, text)];
  if (one === two || Math.max(one, two) < clearLead * Math.min(one, two)) return new Map();
  const [payer, performer] = one > two ? [first, second] : [second, first];
  return new Map([
    [payer.id, 'payer'],
    [performer.id, 'performer'],
  ]);
}

/** Finds the side that must keep secrets, where the other one need not. */
function findConfidant(pair: Pair, text: string): string | undefined {
  if (bothKeepSecrets.test(text)) return undefined;
  const bound = pair.filter(({ names }) => countDuties(names, keepsSecret, text) > 0);
  return bound.length === 1 ? bound[0]?.id : undefined;
}

/** How often one of the names is the one who has to pay. */
function countPayments(names: readonly string[], text: string): number {
  return countDuties(names, pays, text);
}

/** How often one of the names has a duty that a pattern describes. */
function countDuties(names: readonly string[], duty: string, text: string): number {
  if (names.length === 0) return 0;
  const words = names.map((name) => escapePattern(name).replace(/\s+/g, '\\s+')).join('|');
  return countWords(new RegExp(`(?<![\\w])(?:${words})(?![\\w])\\s+${duty}`, 'gi'), text);
}

/** The names of a side in its label, and those that the document gives the party. */
function namesOf({ id, label }: Side, terms: readonly Term[]): readonly string[] {
  const [, short, name] = /^(.+?) \((.+)\)$/.exec(label) ?? [];
  const value = terms.find((term) => term.id === id)?.value;
  const own = value?.kind === 'party' ? [value.name, ...(value.alias?.split(' or ') ?? [])] : [];
  const shown = short !== undefined && name !== undefined ? [short, name] : [label];
  return [...new Set([...own, ...shown].map((one) => one.replace(/^The /, '')))];
}

function otherOf([first, second]: Pair, id: string | undefined): string | undefined {
  if (id === undefined) return undefined;
  return id === first.id ? second.id : first.id;
}

function listLikely(pair: Pair, you: string | undefined): ReadonlyMap<string, string> {
  return listPronouns(you, otherOf(pair, you));
}

function listPronouns(
  you: string | undefined,
  we: string | undefined,
): ReadonlyMap<string, string> {
  return new Map([
    ...(you === undefined ? [] : [['you', you] as const]),
    ...(we === undefined ? [] : [['we', we] as const]),
  ]);
}

/** Finds the side that the text calls “you” or “we”: `the Franchisee ("you")`, `"we" means the Owner`. */
function findDefined(pronoun: Pronoun, pair: Pair, text: string): string | undefined {
  const called = `["“'](?:${pronounWords[pronoun].join('|')})["”']`;
  const named = pair.filter((side) => {
    const names = [...side.names, ...(side.role === undefined ? [] : [side.role])];
    const words = names.map((name) => escapePattern(name)).join('|');
    const before = new RegExp(
      `(?<!\\w)(?:${words})(?!\\w)(?:(?!\\b(?:and|or|between)\\b)[^.;"“”]){0,60}${called}`,
      'i',
    );
    const after = new RegExp(
      `${called}[^.;]{0,40}\\b(?:means?|refers? to|is|are|stands? for)\\b[^.;]{0,40}(?<!\\w)(?:${words})(?!\\w)`,
      'i',
    );
    return before.test(text) || after.test(text);
  });
  return named.length === 1 ? named[0]?.id : undefined;
}

/** Finds the side that “you” must be because “you” pays, or is paid. */
function findPaying(
  pair: Pair,
  text: string,
  groups: ReadonlyMap<string, RoleGroup>,
): string | undefined {
  const youPay = countPayments(['you'], text) + countWords(/\bpay us\b/gi, text);
  const wePay = countPayments(['we'], text) + countWords(/\bpay you\b/gi, text);
  if (youPay === wePay || Math.max(youPay, wePay) < clearLead * Math.min(youPay, wePay)) {
    return undefined;
  }
  const group: RoleGroup = youPay > wePay ? 'payer' : 'performer';
  const own = pair.filter(({ id, role }) => (getRoleGroup(role) ?? groups.get(id)) === group);
  return own.length === 1 ? own[0]?.id : undefined;
}

function countWords(pattern: RegExp, text: string): number {
  return [...text.matchAll(pattern)].length;
}
