import type { Analysis, Clause, CrossReference } from '@clauselight/schema';
import { toPlainNumber } from '../passages/find-number.ts';
import { listReferences } from '../passages/list-passages.ts';
import type { Token } from '../text/tokenize.ts';
import type { ClauseMap } from './align-clauses.ts';

/** A reference of one version, by where it leads in the later one. */
interface Lead {
  readonly words: string;
  /** The clause of its own version. */
  readonly clause?: Clause;
  /** The clause of the later version, where the earlier one's is still there. */
  readonly target?: Clause;
  /** What its number says beyond the clause's: the `(b)` of `4.2(b)`. */
  readonly rest: string;
}

export interface ReferenceKeys {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

export interface ReferenceComparer {
  /**
   * What the tokens of two passages are compared by: references that lead to one clause are one word, whatever its number
   * has become; the same words that lead elsewhere are two.
   */
  keysOf(before: readonly Token[], after: readonly Token[]): ReferenceKeys;
  /** Where a token of either version leads. */
  leadOf(token: Token, version: 'before' | 'after'): Clause | undefined;
}

export function createReferenceComparer(
  before: Analysis,
  after: Analysis,
  became: ClauseMap,
): ReferenceComparer {
  const beforeLeads = listLeads(before, (clause) => became.get(clause.id));
  const afterLeads = listLeads(after, (clause) => clause);
  const find = (leads: readonly Lead[]) => (token: Token) =>
    token.reference === undefined ? undefined : leads[token.reference];
  const [findBefore, findAfter] = [find(beforeLeads), find(afterLeads)];
  return {
    keysOf: (earlier, later) => {
      const [b, a] = [earlier.map(findBefore), later.map(findAfter)];
      const inBefore = indexWords(b);
      const inAfter = indexWords(a);
      return {
        before: earlier.map(({ key }, index) => chooseKey(key, b[index], inAfter)),
        after: later.map(({ key }, index) => chooseKey(key, a[index], inBefore)),
      };
    },
    leadOf: (token, version) => (version === 'before' ? findBefore : findAfter)(token)?.clause,
  };
}

function listLeads(
  analysis: Analysis,
  targetOf: (clause: Clause) => Clause | undefined,
): readonly Lead[] {
  const clauses = new Map(analysis.clauses.map((clause) => [clause.id, clause]));
  return listReferences(analysis).map((reference): Lead => {
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

function indexWords(leads: readonly (Lead | undefined)[]): ReadonlyMap<string, Lead> {
  return new Map(leads.flatMap((lead) => (lead === undefined ? [] : [[lead.words, lead]])));
}

function chooseKey(key: string, lead: Lead | undefined, others: ReadonlyMap<string, Lead>): string {
  if (lead === undefined) return key;
  const other = others.get(lead.words);
  if (other !== undefined && !isElsewhere(lead, other)) return `as written ${lead.words}`;
  if (lead.target === undefined) return `as written ${lead.words}`;
  const [kind = ''] = /^\p{L}*/u.exec(lead.words.toLowerCase()) ?? [];
  return `${kind} to ${lead.target.id} ${lead.rest}`;
}

/** Whether the same words surely lead to another clause: both are known, and the first bears another number now. */
function isElsewhere({ target: a }: Lead, { target: b }: Lead): boolean {
  if (a === undefined || b === undefined || a.id === b.id) return false;
  if (a.number === undefined || b.number === undefined) return false;
  return toPlainNumber(a.number) !== toPlainNumber(b.number);
}
