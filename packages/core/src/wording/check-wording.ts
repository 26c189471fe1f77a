import type { Check, CheckOutcome, NdaCheck, RiskCategory } from '@clauselight/schema';
import { groupBy } from '../group-by.ts';
import { countOf } from '../words.ts';
import { formatShare } from './figures.ts';

/** What came of a check. None of these is an approval. */
export const checkOutcomeNames = {
  found: 'Found something',
  present: 'Present, read it',
  'not-found': 'Nothing of the kind found',
  'not-checked': 'Not checked',
} as const satisfies Record<CheckOutcome, string>;

/** The categories of checks of documents that are no contracts: what they look for is a defect, not a clause. */
const ofDefects: ReadonlySet<RiskCategory> = new Set([
  'task',
  'structure',
  'argument',
  'evidence',
  'language',
  'document',
  'invoice',
  'table',
  'report',
  'minutes',
  'letter',
  'data',
]);

/**
 * What came of a check, in words that fit what it looks for.
 *
 * @param check - A check with its outcome.
 * @returns For a defect that was not found “Nothing to remark”, since “Sums add up” would read as its opposite.
 */
export function nameCheckOutcome({
  outcome,
  category,
}: Pick<Check, 'outcome' | 'category'>): string {
  const isDefect = outcome === 'not-found' && ofDefects.has(category);
  return isDefect ? 'Nothing to remark' : checkOutcomeNames[outcome];
}

/** What an outcome means, for whoever reads a list of checks with it. */
export const checkOutcomeNotes = {
  present:
    'The document deals with these, and no problem was recognised. Read the passage yourself.',
  'not-found': 'The whole text was searched for these.',
} as const satisfies Partial<Record<CheckOutcome, string>>;

/**
 * What a check is called: by the risk if it found one, and by its subject otherwise.
 *
 * @param check - The check with its outcome.
 * @returns Title or subject.
 */
export function nameCheck({ outcome, title, subject }: Check): string {
  return outcome === 'found' ? title : subject;
}

/**
 * The checks of one outcome by what is said of them besides: why they were not made. In the order of the checks.
 *
 * @param checks - Checks of one outcome.
 * @returns The groups, each with its reason; the reason is empty for checks without one.
 */
export function groupByReason(
  checks: readonly Check[],
): readonly { readonly reason: string; readonly checks: readonly Check[] }[] {
  return [...groupBy(checks, ({ reason = '' }) => reason)].map(([reason, own]) => ({
    reason,
    checks: own,
  }));
}

/**
 * How many checks were made, and with which outcome, in sentences.
 *
 * @param checks - All checks of an analysis.
 * @returns Sentences to show.
 */
export function describeChecks(checks: readonly Pick<Check, 'outcome' | 'category'>[]): string {
  const count = (outcome: CheckOutcome) =>
    checks.filter((check) => check.outcome === outcome).length;
  const [found, present, absent] = [count('found'), count('present'), count('not-found')];
  const unchecked = count('not-checked');
  const made = found + present + absent;
  const isOfDefects = checks.every(({ category }) => ofDefects.has(category));
  const nothing = isOfDefects ? 'nothing to remark' : 'nothing of the kind';
  if (checks.length === 0) return '';
  return [
    made === 0 && 'No check was made.',
    made > 0 &&
      `${countOf(made, 'check was', 'checks were')} made: ${found} found something, ${isOfDefects ? '' : `${present} found their subject without a problem that was recognised, `}and ${absent} found ${nothing}.`,
    unchecked > 0 &&
      `${countOf(unchecked, 'check was', 'checks were')} not made and ${unchecked === 1 ? 'says' : 'say'} nothing.`,
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');
}

/** The questions that every non-disclosure agreement is asked. */
export const ndaChecksTitle = 'What every NDA is asked';
export const ndaChecksNote =
  'Each statement holds in some agreements and not in others. None is good or bad in itself: that depends on whether you give information or receive it.';

/** What a non-disclosure agreement says to a statement. */
export const ndaOutcomeNames = {
  entailed: 'Says so',
  contradicted: 'Says the opposite',
  'not-mentioned': 'Says nothing',
} as const satisfies Record<NdaCheck['outcome'], string>;

/**
 * How sure a model is: `88 % sure`.
 *
 * @param probability - 0-1.
 * @returns Rounded to whole percents.
 */
export function describeCertainty(probability: number): string {
  return `${formatShare(probability)} sure`;
}
