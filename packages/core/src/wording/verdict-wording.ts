import {
  type ClauseChange,
  type ClauseImportance,
  type ClauseRow,
  type ClauseVerdict,
  clauseImportanceSchema,
  type Side,
} from '@clauselight/schema';
import { nameSidesShortly } from '../side-names.ts';
import { joinWords } from '../words.ts';

/** The table of clauses. */
export const clausesTitle = 'Clause by clause';
export const clausesNote =
  'The clauses that a contract of this kind should have, the most important first, and what this one makes of each. A verdict is given only where words show it; everything else is yours to read.';

/** Above the clauses of two versions that are judged otherwise. */
export const clauseChangesTitle = 'Clauses that are judged otherwise';
/** What a changed verdict means to whoever reads it. */
export const clauseDirectionNames = {
  worse: 'Worse',
  better: 'Better',
  open: 'Changed',
} as const satisfies Record<ClauseChange['direction'], string>;

/** How much a contract of its kind needs a clause. */
const importanceNames = {
  must: 'Essential',
  should: 'Important',
  could: 'Also common',
} as const satisfies Record<ClauseImportance, string>;
/** Clauses on no list. */
const unlistedName = 'Also in this contract';

/** Why no verdict rests on a finding. */
export const verdictReasons = {
  none: 'No words of the kind are in the text, and such a contract does well without them.',
  missing: 'Contracts of this kind usually have it, and no words of the kind are in the text.',
  elsewhere:
    'It is not in this text. Another document, which was not analyzed, also applies and may have it.',
  notFound: 'Nothing of it was recognized. That proves nothing: look for it yourself.',
  notChecked: 'A step of the analysis failed, so nobody looked for it.',
  information: 'It is there, with a point to know. No risk was recognized in it: read it yourself.',
  worthALook: 'A passage of it may hold a risk. Read it yourself.',
  unusual: 'Contracts of this kind mostly do without it. No risk was recognized: read it yourself.',
  shortNotice:
    'The notice that prevents the renewal is shorter than in three of four such contracts.',
  present: 'No risk was recognized in it. That is no approval: read it yourself.',
} as const;

const notJudgedNames = {
  present: 'Present, read it',
  missing: 'Nothing recognized',
  'not-found': 'Nothing recognized',
  'not-checked': 'Not checked',
} as const satisfies Record<ClauseRow['presence'], string>;

const fixedNames = {
  'off-market': 'Off market',
  missing: 'Missing',
  'both-bear': 'Weighs on both sides',
  unclear: 'Unclear text',
  'not-in-this-kind': 'Unusual in this kind',
  none: 'Not in the contract',
  'better-than-usual': 'Better than usual',
  acceptable: 'Acceptable',
  stated: 'Stated',
  mutual: 'Mutual',
} as const satisfies Partial<Record<ClauseVerdict['verdict'], string>>;

/**
 * A verdict in words: `One-sided for Provider`.
 *
 * @param judged - The verdict and whether the contract has the clause.
 * @param sides - The sides of the contract.
 * @param side - Id of the reader's side, if one was taken.
 * @returns A label to show.
 */
export function nameVerdict(
  {
    verdict,
    presence,
    favors,
    weighsOn,
  }: Pick<ClauseVerdict, 'verdict' | 'favors' | 'weighsOn'> & Pick<ClauseRow, 'presence'>,
  sides: readonly Side[],
  side: string | undefined,
): string {
  if (verdict === 'not-judged') return notJudgedNames[presence];
  if (verdict !== 'one-sided') return fixedNames[verdict];
  if (weighsOn !== undefined) return `Weighs on ${weighsOn}`;
  if (side !== undefined && favors?.includes(side)) return 'One-sided for you';
  const names = [...nameSidesShortly(sides)].flatMap(([id, name]) =>
    favors?.includes(id) ? [name] : [],
  );
  return `One-sided for ${joinWords(names)}`;
}

/**
 * Whether a verdict is good or bad for the reader.
 *
 * @param judged - The verdict.
 * @param side - Id of the reader's side, if one was taken.
 * @returns `bad` for what should not be signed so, `doubtful` for what should be looked at, `good`, or `open`.
 */
export function getVerdictTone(
  { verdict, favors }: Pick<ClauseVerdict, 'verdict' | 'favors'>,
  side: string | undefined,
): 'bad' | 'doubtful' | 'good' | 'open' {
  if (verdict === 'one-sided') {
    return side !== undefined && favors?.includes(side) ? 'good' : 'doubtful';
  }
  return tones[verdict];
}

const tones = {
  'off-market': 'bad',
  missing: 'doubtful',
  'both-bear': 'doubtful',
  unclear: 'doubtful',
  'not-in-this-kind': 'open',
  none: 'good',
  'better-than-usual': 'good',
  acceptable: 'good',
  stated: 'open',
  mutual: 'open',
  'not-judged': 'open',
} as const satisfies Partial<Record<ClauseVerdict['verdict'], string>>;

/**
 * The clauses that are essential or speak against signing, and all others.
 *
 * @param clauses - The clauses with their verdicts.
 * @param side - Id of the reader's side, if one was taken.
 * @returns Both lists, each in the order of the clauses.
 */
export function splitTellingClauses<
  T extends Pick<ClauseRow, 'importance'> & Pick<ClauseVerdict, 'verdict' | 'favors'>,
>(
  clauses: readonly T[],
  side: string | undefined,
): { readonly telling: T[]; readonly others: T[] } {
  const isTelling = (clause: T) => {
    const tone = getVerdictTone(clause, side);
    return clause.importance === 'must' || tone === 'bad' || tone === 'doubtful';
  };
  return {
    telling: clauses.filter(isTelling),
    others: clauses.filter((clause) => !isTelling(clause)),
  };
}

/**
 * Clauses by their importance, with the name of each group.
 *
 * @param clauses - The clauses; those on no list come last.
 * @returns The groups without empty ones, each in the order of the clauses.
 */
export function groupByImportance<T extends Pick<ClauseRow, 'importance'>>(
  clauses: readonly T[],
): readonly { readonly name: string; readonly clauses: readonly T[] }[] {
  return [...clauseImportanceSchema.options, undefined]
    .map((importance) => ({
      name: importance === undefined ? unlistedName : importanceNames[importance],
      clauses: clauses.filter((clause) => clause.importance === importance),
    }))
    .filter((group) => group.clauses.length > 0);
}

/**
 * How many clauses have which verdict, in few words: `2 off market, 5 one-sided, 1 missing, 6 in order, 9 to read`.
 *
 * @param verdicts - All verdicts.
 * @returns Words to show; empty without verdicts.
 */
export function countVerdicts(verdicts: readonly Pick<ClauseVerdict, 'verdict'>[]): string {
  const count = (...names: readonly ClauseVerdict['verdict'][]) =>
    verdicts.filter(({ verdict }) => names.includes(verdict)).length;
  return [
    [count('off-market'), 'off market'],
    [count('one-sided', 'both-bear'), 'that weigh on a side'],
    [count('missing'), 'missing'],
    [count('unclear'), 'unclear'],
    [count('acceptable', 'better-than-usual', 'none'), 'in order'],
    [count('stated', 'mutual'), 'stated or mutual'],
    [count('not-judged', 'not-in-this-kind'), 'to read yourself'],
  ]
    .flatMap(([number, words]) => (number === 0 ? [] : [`${number} ${words}`]))
    .join(' · ');
}
