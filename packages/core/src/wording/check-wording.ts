import type { Check, NdaCheck } from '@clauselight/schema';
import { countOf } from '../words.ts';
import { formatShare } from './figures.ts';

type Outcome = Check['outcome'];

/** What came of a check. */
export const checkOutcomeNames = {
  found: 'Found something',
  'not-found': 'Passed',
  'not-applicable': 'Not applicable to this document',
  failed: 'Could not be made',
} as const satisfies Record<Outcome, string>;

/** How many checks were made and passed, did not apply or failed, in sentences. */
export function describeChecks(checks: readonly Pick<Check, 'outcome'>[]): string {
  const count = (outcome: Outcome) => checks.filter((check) => check.outcome === outcome).length;
  const [found, passed] = [count('found'), count('not-found')];
  const [inapplicable, failed] = [count('not-applicable'), count('failed')];
  return [
    `${countOf(found + passed, 'check was', 'checks were')} made on the whole text: ${found} found something, ${passed} were passed.`,
    inapplicable > 0 && `${inapplicable} did not apply to this document.`,
    failed > 0 && `${failed} could not be made, and say nothing.`,
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

/** How sure a model is: `88 % sure`. */
export function describeCertainty(probability: number): string {
  return `${formatShare(probability)} sure`;
}
