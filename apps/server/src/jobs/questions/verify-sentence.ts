import { covers } from '@clauselight/core';
import type { Evidence, Span } from '@clauselight/schema';
import {
  checkWords,
  findQuotes,
  mostQuotes,
  quoteRejected,
  type ReferenceDocument,
} from '../reviews/verify/reference-document.ts';
import type { CheckedSentence, ClaimedSentence } from './question-messages.ts';

/**
 * Compares a sentence of a language model with the document. Each of its quotes must be in the document; passages
 * that the model was shown are searched first. It must not state anything that the document does not contain.
 */
export function verifySentence(
  document: ReferenceDocument,
  { text, quotes }: ClaimedSentence,
  passages: readonly Span[],
): CheckedSentence {
  const evidence: Evidence[] = [];
  for (const quote of quotes.slice(0, mostQuotes)) {
    const found = findAmong(document, quote, passages);
    if (found === undefined) return quoteRejected;
    evidence.push(...found.filter((words) => !evidence.some((known) => isSame(known, words))));
  }
  if (evidence.length === 0) return quoteRejected;
  const { kept, rejected } = checkWords(document, text, 'statement');
  return kept === undefined ? { rejected } : { kept: { text: kept, evidence }, rejected };
}

function findAmong(
  document: ReferenceDocument,
  quote: string,
  passages: readonly Span[],
): readonly Evidence[] | undefined {
  let elsewhere: readonly Evidence[] | undefined;
  for (const passage of passages) {
    const found = findQuotes(document, [quote], passage);
    if (found?.every((words) => covers(passage, words))) return found;
    elsewhere ??= found;
  }
  return elsewhere;
}

function isSame(one: Span, other: Span): boolean {
  return one.start === other.start && one.end === other.end;
}
