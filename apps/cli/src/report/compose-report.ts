import { takeSide } from '@clauselight/core';
import { type Analysis, formats, type Term } from '@clauselight/schema';
import type { AnalyzedDocument } from '../analysis/engine-messages.ts';
import type { Side } from '../side/sides.ts';
import { composeFindings } from './findings.ts';
import { composeFirstSteps } from './first-steps.ts';
import { composeGaps } from './gaps.ts';
import { createPlaces } from './places.ts';
import { composeProvisions } from './provisions.ts';
import type { Fact, Report, ReportPart } from './report.ts';
import { composeTerms } from './terms.ts';

export interface ReportInput extends AnalyzedDocument {
  /** What the document is called where it has no title. */
  readonly name: string;
  /** The party whose side the reader takes. */
  readonly side: Side | undefined;
}

/** Puts an analysis in words for people, part by part; where there is nothing to say of something it is left out. */
export function composeReport(input: ReportInput): Report {
  const { sourceText, side } = input;
  const analysis = takeSide(input.analysis, side?.id);
  const places = createPlaces(analysis.clauses, sourceText.pages);
  const context = { ...input, analysis, places };
  return [
    ...composeHead({ ...input, analysis }),
    ...composeFailures(analysis),
    ...composeSummary(analysis),
    ...composeFirstSteps(context),
    ...composeFindings(context),
    ...composeStrengths(analysis),
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

function describeScore({ score, failedSteps }: Analysis): string {
  const { label, level } = score;
  const meant = label === 'Risk' ? `${level} risk` : `${lowerFirst(label)}: ${level}`;
  const value = `${score.value.toFixed(1)} of 10, ${meant}`;
  return failedSteps.length === 0 ? value : `${value}; incomplete`;
}

function composeFailures({ failedSteps }: Analysis): readonly ReportPart[] {
  if (failedSteps.length === 0) return [];
  return [
    {
      kind: 'text',
      text: `This analysis is incomplete. These steps failed: ${failedSteps.map(({ label }) => label).join('; ')}.`,
    },
  ];
}

function composeStrengths({ strengths }: Analysis): readonly ReportPart[] {
  if (strengths.length === 0) return [];
  return [
    { kind: 'section', text: `Strengths (${strengths.length})` },
    ...strengths.flatMap(({ title, text, evidence }): readonly ReportPart[] => [
      { kind: 'text', text: title },
      { kind: 'note', text },
      ...evidence.slice(0, 1).map(({ quote }) => ({ kind: 'quote' as const, text: quote })),
    ]),
  ];
}

function lowerFirst(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}

function composeSummary({ summary }: Analysis): readonly ReportPart[] {
  if (summary.length === 0) return [];
  const text = summary.map((sentence) => sentence.text).join(' ');
  return [
    { kind: 'section', text: 'Summary' },
    { kind: 'text', text },
  ];
}
