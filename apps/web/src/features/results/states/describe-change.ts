import { formatScore } from '../../../lib/format.ts';
import { t } from '../messages.ts';

interface Change {
  /** What was decided: `Accepted`. */
  state: string;
  /** Scores of 0-10; absent if the document was not judged. */
  before: number | undefined;
  after: number | undefined;
}

/** What a decision does to the score, for screen readers: `Accepted: “No cap”. The score goes from 4.7 to 3.9.` */
export function describeChange(title: string, { state, before, after }: Change): string {
  if (before === undefined || after === undefined) {
    return t('results.states.decided', { state, title });
  }
  const [from, to] = [formatScore(before), formatScore(after)];
  if (from === to) return t('results.states.decidedSame', { state, title, from });
  return t('results.states.decidedChange', { state, title, from, to });
}
