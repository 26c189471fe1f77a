import type { ModelPart, ModelUsage } from '@clauselight/schema';
import { formatCount, formatDollars } from './format.ts';
import { describeModelFailure } from './model-failures.ts';

/** What is to be said beside the words of a language model called `label`: why there are none, and what was left out. */
export function listModelNotes(part: ModelPart, label: string): string[] {
  const { rejected, failure, isNotInDocument } = part;
  const notes: string[] = [];
  if (failure) notes.push(`${label} could not answer to the end. ${describeModelFailure(failure)}`);
  else if (isNotInDocument) notes.push(`${label} finds no answer in the document.`);
  const { quotes, statements } = rejected;
  if (quotes > 0) {
    const whose = quotes === 1 ? 'its quote is' : 'their quotes are';
    notes.push(`${countSentences(quotes)} left out: ${whose} not in the document.`);
  }
  if (statements > 0) {
    notes.push(
      `${countSentences(statements)} left out for a number, a date, a name or a link that is not in the document.`,
    );
  }
  return notes;
}

/** What an answer took, in a line: `1,240 tokens, $0.02`; nothing where no language model was asked. */
export function describeSpending({ calls, cachedCalls, ...usage }: ModelUsage): string | undefined {
  if (calls === 0) return cachedCalls === 0 ? undefined : 'kept from before, nothing spent';
  const tokens = formatCount(usage.inputTokens + usage.outputTokens, 'token');
  return usage.dollars === undefined ? tokens : `${tokens}, ${formatDollars(usage.dollars)}`;
}

function countSentences(count: number): string {
  return formatCount(count, 'sentence was', 'sentences were');
}
