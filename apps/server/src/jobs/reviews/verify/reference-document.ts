import {
  alignQuote,
  checkProse,
  collectKnownFacts,
  indexText,
  isMachineAddressed,
  type KnownFacts,
  type TextIndex,
} from '@clauselight/engine';
import {
  type Analysis,
  type CheckedText,
  type Clause,
  type ClauseReference,
  createClauseReference,
  type Evidence,
  type Rejected,
  type SourceText,
  type Span,
} from '@clauselight/schema';
import { isStorable } from '../../../platform/database/storable-text.ts';

/** A document with which claims are compared. */
export interface ReferenceDocument {
  readonly analysis: Analysis;
  readonly index: TextIndex;
  readonly facts: KnownFacts;
}

/** The result for a claim of the model: what is kept, if anything, and what was rejected or marked. */
export interface Checked<Kept> {
  readonly kept?: Kept;
  readonly rejected: Rejected;
}

export function openReferenceDocument(source: {
  readonly sourceText: SourceText;
  readonly analysis: Analysis;
}): ReferenceDocument {
  return {
    analysis: source.analysis,
    index: indexText(source.sourceText.text),
    // Web and mail addresses in the model's words look like advice to go there, even if the document contains them.
    // Only quotes may show them.
    facts: { ...collectKnownFacts(source), addresses: new Set() },
  };
}

export const nothingRejected: Rejected = { quotes: 0, statements: 0 };
export const quoteRejected: Checked<never> = { rejected: { quotes: 1, statements: 0 } };
export const statementRejected: Checked<never> = { rejected: { quotes: 0, statements: 1 } };

/** The most quotes of a claim that are checked. The model is asked for no more. */
export const mostQuotes = 3;

/**
 * Finds the first quotes of a claim in the document, in order. Undefined if one is missing, or is part of
 * instructions to machines. Empty quotes are ignored.
 */
export function findQuotes(
  { analysis, index }: ReferenceDocument,
  quotes: readonly string[],
  within?: Span,
): readonly Evidence[] | undefined {
  const found: Evidence[] = [];
  for (const quote of quotes.slice(0, mostQuotes)) {
    if (quote.trim() === '') continue;
    const evidence = alignQuote(index, quote, within === undefined ? {} : { within });
    if (evidence === undefined || !isStorable(evidence.quote)) return undefined;
    if (isMachineAddressed(evidence, analysis)) return undefined;
    if (!found.some(({ start, end }) => start === evidence.start && end === evidence.end)) {
      found.push(evidence);
    }
  }
  return found;
}

/**
 * What happens to a number, a date or a name that the document does not contain. `stated`: its sentence is removed.
 * `explained`: a single one is marked as the model's own; with several, their sentences are removed. `title`: it is
 * marked as the model's own.
 */
export type ProseKind = 'statement' | 'explanation' | 'title';

/** Checks the model's words as plain text. Nothing is kept if no words are left. */
export function checkWords(
  { facts }: ReferenceDocument,
  words: string,
  kind: ProseKind,
): Checked<CheckedText> {
  const check = (unsupported: 'drop-sentence' | 'mark') =>
    checkProse(kind === 'title' ? uncapitalize(words) : words, facts, { unsupported });
  const first = check(kind === 'statement' ? 'drop-sentence' : 'mark');
  const isStory = kind === 'explanation' && first.marked > 1;
  const { text, droppedSentences, marked } = isStory ? check('drop-sentence') : first;
  const rejected = { quotes: 0, statements: droppedSentences + marked };
  if (text.text.trim() === '') return { rejected };
  return { kept: kind === 'title' ? { ...text, text: capitalize(text.text) } : text, rejected };
}

/** Lowercases the first word of a title: its capital says nothing about whether it is a name. */
function uncapitalize(title: string): string {
  const words = title.trim();
  return /^\p{Lu}[\p{Ll}\s]/u.test(words)
    ? `${words.charAt(0).toLowerCase()}${words.slice(1)}`
    : words;
}

function capitalize(title: string): string {
  return `${title.charAt(0).toUpperCase()}${title.slice(1)}`;
}

/** Adds up what was rejected in the parts of one claim. */
export function sumRejected(...parts: readonly { readonly rejected: Rejected }[]): Rejected {
  return parts.reduce(
    (sum, { rejected }) => ({
      quotes: sum.quotes + rejected.quotes,
      statements: sum.statements + rejected.statements,
    }),
    nothingRejected,
  );
}

/** The innermost clause in which the words begin. */
export function findClauseAt(
  { analysis }: ReferenceDocument,
  { start }: Span,
): ClauseReference | undefined {
  const around = analysis.clauses.filter((clause) => clause.start <= start && start < clause.end);
  const inner = around.reduce<Clause | undefined>(
    (a, b) => (a === undefined || b.level >= a.level ? b : a),
    undefined,
  );
  return inner && createClauseReference(inner);
}
