import type { ModelUsage, Rejected, ReviewState, ReviewStatus } from '@clauselight/schema';
import { formatCount, formatNumber } from '../../lib/format.ts';

/** How far a review that has not ended is, in a sentence. */
export function describeProgress({ status, portions }: ReviewState, modelName: string): string {
  const { total, done, failed } = portions;
  if (status === 'queued') return `${modelName} will read the document when its turn has come`;
  if (total === 0) return `${modelName} begins to read the document`;
  if (done + failed < total) {
    return `${modelName} is reading the document: ${done} of ${formatCount(total, 'part')}`;
  }
  return `${modelName} has read the document and is writing the summary`;
}

/** The share of the document that was read or given up, 0-1; nothing before it is known how much there is. */
export function computeShare({ total, done, failed }: ReviewState['portions']): number | undefined {
  return total === 0 ? undefined : (done + failed) / total;
}

/** How a review stands, as its heading. */
export function nameOutcome(status: ReviewStatus, modelName: string): string {
  switch (status) {
    case 'completed':
      return `Read by ${modelName}`;
    case 'incomplete':
      return `Read by ${modelName}, but not all of it`;
    case 'failed':
      return `${modelName} could not read the document`;
    case 'cancelled':
      return `The reading by ${modelName} was cancelled`;
    default:
      return `${modelName} is reading the document`;
  }
}

/** How much of what was said did not stand the comparison with the text, in short; nothing where all of it did. */
export function countRejected({ quotes, statements }: Rejected): string | undefined {
  const count = quotes + statements;
  if (count === 0) return undefined;
  return `${formatCount(count, 'claim', 'claims')} did not stand the comparison with the text.`;
}

/** What was said and is not shown, or shown with a mark; nothing where all of it stood. */
export function describeRejected({ quotes, statements }: Rejected): string | undefined {
  const parts = [
    quotes > 0 &&
      `${formatCount(quotes, 'claim was', 'claims were')} left out because ${quotes === 1 ? 'its quote is' : 'their quotes are'} not in the text`,
    statements > 0 &&
      `${formatCount(statements, 'statement was', 'statements were')} left out or marked for numbers, dates, names or links that the document does not hold`,
  ].filter(Boolean);
  return parts.length === 0 ? undefined : `${parts.join('; ')}.`;
}

/** Parts read, with those that were given up. */
export function describePortions({ total, done, failed }: ReviewState['portions']): string {
  const read = `${formatNumber(done)} of ${formatNumber(total)}`;
  return failed === 0 ? read : `${read}; ${formatNumber(failed)} given up`;
}

/** How often the model was asked, and how often there was an answer already. */
export function describeCalls({ calls, cachedCalls }: ModelUsage): string {
  const asked = `${formatNumber(calls)} asked`;
  if (cachedCalls === 0) return asked;
  return `${asked}; ${formatCount(cachedCalls, 'answer was', 'answers were')} kept from before`;
}
