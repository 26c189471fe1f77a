import type {
  ClauseChange,
  ClauseImportance,
  ClauseRow,
  ClauseVerdict,
  Side,
} from '@clauselight/schema';
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
export const importanceNames = {
  must: 'Essential',
  should: 'Important',
  could: 'Also common',
} as const satisfies Record<ClauseImportance, string>;
/** Clauses on no list. */
export const unlistedName = 'Also in this contract';

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
 * The short names of sides: `Provider` of `Provider (Northlight Software, Inc.)`, or the whole label where two would be
 * named alike.
 *
 * @param sides - All sides of a document.
 * @returns The names by the ids of the sides.
 */
export function nameSidesShortly(
  sides: readonly Pick<Side, 'id' | 'label'>[],
): ReadonlyMap<string, string> {
  const short = sides.map(({ label }) => label.replace(/ \(.*\)$/, ''));
  return new Map(
    sides.map(({ id, label }, at) => {
      const name = short[at] ?? label;
      return [id, short.filter((other) => other === name).length === 1 ? name : label];
    }),
  );
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
