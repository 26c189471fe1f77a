import { formatScore } from '../../../lib/format.ts';

interface Change {
  isAccepted: boolean;
  /** Scores of 0-10. */
  before: number;
  after: number;
}

/** What a change does to the score, for those who hear the page: `Accepted: “No cap”. The score goes from 4.7 to 3.9.` */
export function describeChange(title: string, { isAccepted, before, after }: Change): string {
  const what = isAccepted ? 'Accepted' : 'Counts again';
  return `${what}: “${title}”. ${describeScores(before, after)}.`;
}

/** `The score goes from 4.7 to 3.9`, `The score stays 4.7`. */
function describeScores(before: number, after: number): string {
  const [from, to] = [formatScore(before), formatScore(after)];
  return from === to ? `The score stays ${from}` : `The score goes from ${from} to ${to}`;
}
