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

/** A document that claims are compared with. */
export interface ReferenceDocument {
  readonly analysis: Analysis;
  readonly index: TextIndex;
  readonly facts: KnownFacts;
}

/** What became of a claim of the model: what is kept of it, or nothing, and what was dropped or marked on the way. */
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
    // An address in words of the model reads as its advice to go there, even where the document names it: quotes show it.
    facts: { ...collectKnownFacts(source), addresses: new Set() },
  };
}

export const nothingRejected: Rejected = { quotes: 0, statements: 0 };
export const quoteRejected: Checked<never> = { rejected: { quotes: 1, statements: 0 } };
export const statementRejected: Checked<never> = { rejected: { quotes: 0, statements: 1 } };

/** Quotes that a claim may rest on; the model is asked for no more. */
export const mostQuotes = 3;

/**
 * Where the first quotes of a claim stand in the document, in their order; undefined where one stands nowhere, or stands
 * among words that are there to steer machines. Empty ones are none.
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
 * What becomes of a number, a date or a name that the document does not hold. Where its content is stated, the sentence
 * goes. Where it is explained, one is shown as the model's own; with several it is a story, and their sentences go. In a
 * title they are shown as the model's own.
 */
export type ProseKind = 'statement' | 'explanation' | 'title';

/** Words of the model in plain text; nothing is kept where none are left. */
export function checkWords(
  { facts }: ReferenceDocument,
  words: string,
  kind: ProseKind,
): Checked<CheckedText> {
  const check = (unsupported: 'drop-sentence' | 'mark') =>
    checkProse(kind === 'title' ? uncapitalise(words) : words, facts, { unsupported });
  const first = check(kind === 'statement' ? 'drop-sentence' : 'mark');
  const isStory = kind === 'explanation' && first.marked > 1;
  const { text, droppedSentences, marked } = isStory ? check('drop-sentence') : first;
  const rejected = { quotes: 0, statements: droppedSentences + marked };
  if (text.text.trim() === '') return { rejected };
  return { kept: kind === 'title' ? { ...text, text: capitalise(text.text) } : text, rejected };
}

/** The first word of a title is in capitals because it is the first. */
function uncapitalise(title: string): string {
  const words = title.trim();
  return /^\p{Lu}[\p{Ll}\s]/u.test(words)
    ? `${words.charAt(0).toLowerCase()}${words.slice(1)}`
    : words;
}

function capitalise(title: string): string {
  return `${title.charAt(0).toUpperCase()}${title.slice(1)}`;
}

/** What was rejected on the way to one claim, together. */
export function sumRejected(...parts: readonly { readonly rejected: Rejected }[]): Rejected {
  return parts.reduce(
    (sum, { rejected }) => ({
      quotes: sum.quotes + rejected.quotes,
      statements: sum.statements + rejected.statements,
    }),
    nothingRejected,
  );
}

/** The innermost clause that words begin in. */
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
