import type { Analysis, Term } from '@clauselight/schema';
import { formats } from '@clauselight/schema';
import type { AnalyzedDocument } from '../analysis/engine-messages.ts';
import type { Side } from '../side/sides.ts';
import { composeFindings } from './findings.ts';
import { composeGaps } from './gaps.ts';
import { createPlaces } from './places.ts';
import { composeProvisions } from './provisions.ts';
import type { Fact, Report, ReportPart } from './report.ts';
import { composeTerms } from './terms.ts';

export interface ReportInput extends AnalyzedDocument {
  /** What the document is called where it has no title. */
  readonly name: string;
  /** The parties of the document. */
  readonly sides: readonly Side[];
  /** The party whose side the reader takes. */
  readonly side: Side | undefined;
}

/** Puts an analysis in words for people, part by part; where there is nothing to say of something it is left out. */
export function composeReport(input: ReportInput): Report {
  const { analysis, sourceText } = input;
  const places = createPlaces(analysis.clauses, sourceText.pages);
  const context = { ...input, places };
  return [
    ...composeHead(input),
    ...composeSummary(analysis),
    ...composeFindings(context),
    ...composeTerms(context),
    ...composeProvisions(context),
    ...composeGaps(context),
    {
      kind: 'note',
      text: `Engine ${analysis.engineVersion}, rule book ${analysis.ruleBookVersion}. This is drafting-risk triage, not legal advice.`,
    },
  ];
}

function composeHead({ analysis, sourceText, name, side }: ReportInput): readonly ReportPart[] {
  const parties = analysis.terms.filter(({ type }) => type === 'party');
  const title = analysis.terms.find(({ type }) => type === 'document-title')?.display ?? name;
  const facts: readonly Fact[] = [
    { label: 'File', text: `${name} (${describeSize({ analysis, sourceText })})` },
    { label: 'Kind', text: analysis.documentKind.label },
    ...listParties(parties),
    ...(side === undefined ? [] : [{ label: 'Your side', text: side.display }]),
    { label: 'Score', text: describeScore(analysis) },
  ];
  return [
    { kind: 'title', text: title },
    { kind: 'facts', facts },
  ];
}

function describeSize({ analysis, sourceText }: AnalyzedDocument): string {
  const pages = sourceText.pages.length;
  return [
    formats[sourceText.format].label,
    ...(pages === 0 ? [] : [`${pages} ${pages === 1 ? 'page' : 'pages'}`]),
    `${analysis.wordCount} words`,
  ].join(', ');
}

function listParties(parties: readonly Term[]): readonly Fact[] {
  const names = new Set(parties.map(({ display }) => display));
  return [...names].map((text) => ({ label: 'Party', text }));
}

function describeScore({ score, documentKind }: Analysis): string {
  return documentKind.kind === 'other'
    ? 'none: this document does not read as a contract, so no contract risk was scored'
    : `${score.value.toFixed(1)} of 10, ${score.level} risk`;
}

function composeSummary({ summary }: Analysis): readonly ReportPart[] {
  if (summary.length === 0) return [];
  const text = summary.map((sentence) => sentence.text).join(' ');
  return [
    { kind: 'section', text: 'Summary' },
    { kind: 'text', text },
  ];
}
