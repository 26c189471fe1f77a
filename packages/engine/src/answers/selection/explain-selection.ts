import { capitalize, createEvidence, overlaps } from '@clauselight/core';
import type { Analysis, Clause, Evidence, SourceText, Span } from '@clauselight/schema';
import { describeDefinitions, describeReferences, describeTerms } from './describe-contents.ts';
import { describeFindings } from './describe-findings.ts';
import type { ExplanationPart } from './explanation-part.ts';
import { plainWords } from './plain-words.ts';

/** The document that a selection was made in, and what is known of it. */
export interface SelectionContext {
  readonly sourceText: SourceText;
  /** As the reader sees it: with their side taken, if they took one. */
  readonly analysis: Analysis;
}

export interface SelectionExplanation {
  /** All parts as one text, a paragraph each. */
  readonly text: string;
  readonly parts: readonly ExplanationPart[];
}

/** A passage is of a category where the model is at least this sure. */
const leastProbable = 0.5;
const mostCategories = 3;

/**
 * Explains a passage by what the analysis knows of it: where it stands, what it is, what it does in plain words, which
 * risks and advantages lie in it, what it states, refers to and uses. Throws a RangeError for a span outside the text.
 *
 * @param selection - In UTF-16 units of the source text.
 * @param context - The source text and its analysis.
 * @returns Titled parts with their evidence.
 * @throws RangeError for a span outside the text.
 */
export function explainSelection(
  selection: Span,
  { sourceText, analysis }: SelectionContext,
): SelectionExplanation {
  const selected = createEvidence(sourceText.text, selection);
  if (selected.quote === '') {
    const text = 'Nothing is selected but white space.';
    return { text, parts: [{ title: 'Selection', text, evidence: [] }] };
  }
  const parts = [
    describePlace(selected, analysis),
    describePurpose(selected, analysis),
    ...describeFindings(selected, analysis),
    describeTerms(selected, analysis),
    describeDefinitions(selected, analysis),
    describeReferences(selected, analysis),
  ].filter((part) => part !== undefined);
  return { text: parts.map(({ title, text }) => `${title}: ${text}`).join('\n\n'), parts };
}

const kindNames: Readonly<Record<NonNullable<Clause['kind']>, string>> = {
  preamble: 'the opening, which names the parties',
  recitals: 'the recitals, which tell the background and bind nobody by themselves',
  attachment: 'an attachment',
  signatures: 'the signatures',
};

/** The innermost clause around the selection. */
function describePlace(
  selected: Evidence,
  { clauses, documentKind }: Analysis,
): ExplanationPart | undefined {
  const around = clauses.filter(({ start, end }) => start <= selected.start && selected.end <= end);
  const clause = around.sort((a, b) => a.end - a.start - (b.end - b.start))[0];
  const kind = around.find((candidate) => candidate.kind !== undefined)?.kind;
  if (clause === undefined) return undefined;
  const number = clause.number === undefined ? '' : `clause ${clause.number}`;
  const heading = clause.heading === undefined ? '' : `“${clause.heading}”`;
  const named = [number, heading].filter((words) => words !== '').join(', ');
  const within = kind === undefined ? '' : `${named === '' ? '' : ', '}in ${kindNames[kind]}`;
  if (named === '' && within === '') return undefined;
  const label = documentKind.label.charAt(0).toLowerCase() + documentKind.label.slice(1);
  return {
    title: 'Where it stands',
    text: `${capitalize(`${named}${within}`)} of this ${label.replace('saaS', 'SaaS')}.`,
    evidence: [],
  };
}

/** What the passage is, by the categories of the clause model, and what such a clause does. */
function describePurpose(
  selected: Evidence,
  { provisions }: Analysis,
): ExplanationPart | undefined {
  const found = provisions
    .filter(
      ({ evidence, probability }) => probability >= leastProbable && overlaps(evidence, selected),
    )
    .sort((a, b) => b.probability - a.probability);
  const distinct = found.filter(
    ({ category }, index) => found.findIndex((other) => other.category === category) === index,
  );
  const named = distinct.slice(0, mostCategories);
  if (named.length === 0) return undefined;
  return {
    title: 'What it is',
    text: named
      .map(({ category, label }) => `${label}. ${plainWords[category]}`)
      .join(' It is also: '),
    evidence: named.map(({ evidence }) => evidence),
  };
}
