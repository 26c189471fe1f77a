import type { Analysis, Clause, CrossReference } from '@clauselight/schema';
import { toPlainNumber } from '../passages/find-number.ts';
import { listReferences } from '../passages/list-passages.ts';
import type { Token } from '../text/tokenize.ts';
import type { ClauseMap } from './align-clauses.ts';

/** A reference of one version, with its target in the later version. */
interface ReferenceTarget {
  readonly words: string;
  /** The clause in its own version. */
  readonly clause?: Clause;
  /** The clause in the later version, if it still exists. */
  readonly target?: Clause;
  /** The part of the reference's number after the clause's: the `(b)` of `4.2(b)`. */
  readonly rest: string;
}

export interface ReferenceKeys {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

export interface ReferenceComparer {
  /**
   * The comparison keys of two passages' tokens. References to the same clause get equal keys, even if its number
   * changed; equal words with different targets get different keys.
   */
  getKeys(before: readonly Token[], after: readonly Token[]): ReferenceKeys;
  /** The target of a token of either version. */
  findTarget(token: Token, version: 'before' | 'after'): Clause | undefined;
}

export function createReferenceComparer(
  before: Analysis,
  after: Analysis,
  became: ClauseMap,
): ReferenceComparer {
  const beforeLeads = listLeads(before, (clause) => became.get(clause.id));
  const afterLeads = listLeads(after, (clause) => clause);
  const find = (leads: readonly ReferenceTarget[]) => (token: Token) =>
    token.reference === undefined ? undefined : leads[token.reference];
  const numbers = mapNumbers(before, became);
  const [findBefore, findAfter] = [find(beforeLeads), find(afterLeads)];
  return {
    getKeys: (earlier, later) => {
      const [b, a] = [earlier.map(findBefore), later.map(findAfter)];
      const inBefore = indexWords(b);
      const inAfter = indexWords(a);
      const isKept = (words: string) =>
        inBefore.has(words) &&
        inAfter.has(words) &&
        !isElsewhere(inBefore.get(words), inAfter.get(words));
      return {
        before: earlier.map(({ key }, index) =>
          chooseKey(followNumber(key, later, numbers), b[index], isKept),
        ),
        after: later.map(({ key }, index) => chooseKey(key, a[index], isKept)),
      };
    },
    findTarget: (token, version) => (version === 'before' ? findBefore : findAfter)(token)?.clause,
  };
}

function listLeads(
  analysis: Analysis,
  targetOf: (clause: Clause) => Clause | undefined,
): readonly ReferenceTarget[] {
  const clauses = new Map(analysis.clauses.map((clause) => [clause.id, clause]));
  return listReferences(analysis).map((reference): ReferenceTarget => {
    const clause = clauses.get(reference.clauseId ?? '');
    const target = clause === undefined ? undefined : targetOf(clause);
    return {
      words: reference.evidence.quote.replace(/\s+/g, ' '),
      rest: findRest(reference, clause),
      ...(clause !== undefined && { clause }),
      ...(target !== undefined && { target }),
    };
  });
}

function findRest({ target }: CrossReference, clause: Clause | undefined): string {
  const number = clause?.number === undefined ? '' : toPlainNumber(clause.number);
  const named = toPlainNumber(target);
  if (number === '' || named === number || number.endsWith(named)) return '';
  return named.startsWith(number) ? named.slice(number.length) : named;
}

function indexWords(
  leads: readonly (ReferenceTarget | undefined)[],
): ReadonlyMap<string, ReferenceTarget> {
  return new Map(leads.flatMap((lead) => (lead === undefined ? [] : [[lead.words, lead]])));
}

const clauseNumber = /^\d+(?:\.\d+)+$/;

/**
 * Maps earlier to later numbers of renumbered clauses. Only numbers with several figures that belong to one clause
 * are included.
 */
function mapNumbers({ clauses }: Analysis, became: ClauseMap): ReadonlyMap<string, string> {
  const numbers = new Map<string, string>();
  const seen = new Set<string>();
  for (const { id, number } of clauses) {
    if (number === undefined || !clauseNumber.test(number)) continue;
    const next = became.get(id)?.number;
    if (seen.has(number) || next === undefined || next === number) numbers.delete(number);
    else numbers.set(number, next);
    seen.add(number);
  }
  return numbers;
}

/**
 * A bare number of a list, `Sections 2.1, 2.2 and 3.4`, that became its clause's new number and has no other meaning.
 */
function followNumber(
  key: string,
  later: readonly Token[],
  numbers: ReadonlyMap<string, string>,
): string {
  const next = numbers.get(key);
  if (next === undefined) return key;
  const has = (wanted: string) => later.some((token) => token.key === wanted);
  const isNamed = later.some((token) =>
    /^(?:section|clause|article|paragraph)s?\b/i.test(token.key),
  );
  return has(next) && !has(key) && isNamed ? next : key;
}

function chooseKey(
  key: string,
  lead: ReferenceTarget | undefined,
  isKept: (words: string) => boolean,
): string {
  if (lead === undefined) return key;
  if (lead.target === undefined || isKept(lead.words)) return `as written ${lead.words}`;
  const [kind = ''] = /^\p{L}*/u.exec(lead.words.toLowerCase()) ?? [];
  return `${kind} to ${lead.target.id} ${lead.rest}`;
}

/**
 * Whether equal words certainly refer to another clause: the earlier target has a new number, and a different clause
 * has its old one. If the engine merely reads the same words in two ways, nothing has changed.
 */
function isElsewhere(
  before: ReferenceTarget | undefined,
  after: ReferenceTarget | undefined,
): boolean {
  const [led, became, leads] = [before?.clause, before?.target, after?.clause];
  if (led === undefined || became === undefined || leads === undefined) return false;
  return (
    became.id !== leads.id &&
    hasSameNumber(led, leads) === true &&
    hasSameNumber(led, became) === false
  );
}

/** False if one of them has no number. */
function hasSameNumber(a: Clause, b: Clause): boolean | undefined {
  if (a.number === undefined || b.number === undefined) return undefined;
  return toPlainNumber(a.number) === toPlainNumber(b.number);
}
