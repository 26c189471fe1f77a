import { formatScore } from '../../../lib/format.ts';
import { t } from '../messages.ts';

interface Change {
  isAccepted: boolean;
  /** Scores of 0-10; absent if the document was not judged. */
  before: number | undefined;
  after: number | undefined;
}

/** What a change does to the score, for screen readers: `Accepted: “No cap”. The score goes from 4.7 to 3.9.` */
export function describeChange(title: string, { isAccepted, before, after }: Change): string {
  const ids = isAccepted ? messageIds.accepted : messageIds.undone;
  if (before === undefined || after === undefined) return t(ids.unscored, { title });
  const [from, to] = [formatScore(before), formatScore(after)];
  return t(from === to ? ids.same : ids.change, { title, from, to });
}

const messageIds = {
  accepted: {
    change: 'results.accepted.acceptedChange',
    same: 'results.accepted.acceptedSame',
    unscored: 'results.accepted.acceptedUnscored',
  },
  undone: {
    change: 'results.accepted.undoneChange',
    same: 'results.accepted.undoneSame',
    unscored: 'results.accepted.undoneUnscored',
  },
} as const;
