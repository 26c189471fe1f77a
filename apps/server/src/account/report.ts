import {
  analysisSchema,
  type ClauseReference,
  categoryNames,
  computeScore,
  type Evidence,
  type Finding,
  getDocumentFamily,
  getSeverityNames,
} from '@clauselight/schema';
import * as z from 'zod/mini';
import { writeQuote, writeWords } from './markdown.ts';

/** What a report tells of an analysis: by far not all that is in one. */
export const reportPartsSchema = z.pick(analysisSchema, {
  engineVersion: true,
  documentKind: true,
  failedSteps: true,
  summary: true,
  score: true,
  findings: true,
  terms: true,
  recommendations: true,
});
export type ReportParts = z.infer<typeof reportPartsSchema>;

export interface ReportInput {
  readonly parts: ReportParts;
  readonly filename: string;
  readonly analyzedAt: Date;
  /** Ids of the findings that their reader lives with. */
  readonly accepted: ReadonlySet<string>;
}

/** An analysis in words for people, as Markdown; where there is nothing to say of something it is left out. */
export function writeReport(input: ReportInput): string {
  const blocks = [
    ...writeHead(input),
    ...writeScore(input),
    ...writeSummary(input.parts),
    ...writeFindings(input),
    ...writeTerms(input.parts),
    ...writeRecommendations(input.parts),
    `*Engine ${writeWords(input.parts.engineVersion)}. This is drafting-risk triage, not legal advice.*`,
  ];
  return `${blocks.join('\n\n')}\n`;
}

function writeHead({ parts, filename, analyzedAt }: ReportInput): string[] {
  const title = parts.terms.find(({ type }) => type === 'document-title')?.display ?? filename;
  const facts = [
    `- **File:** ${writeWords(filename)}`,
    `- **Kind:** ${writeWords(parts.documentKind.label)}`,
    `- **Analyzed:** ${analyzedAt.toISOString().slice(0, 10)}`,
  ];
  const failed = parts.failedSteps.map(({ label }) => writeWords(label)).join('; ');
  return [
    `# ${writeWords(title)}`,
    facts.join('\n'),
    ...(failed === '' ? [] : [`This analysis is incomplete. These steps failed: ${failed}.`]),
  ];
}

function writeScore({ parts: { score, findings }, accepted }: ReportInput): string[] {
  const { label, level, value, meaning, categories, r, scale, rest } = score;
  const share = Math.round(100 * rest);
  const remaining = findings.filter(({ id }) => !accepted.has(id));
  const left = computeScore(remaining, score).value.toFixed(1);
  const count = findings.length - remaining.length;
  const rows = categories.map(
    ({ category, points }) => `| ${categoryNames[category]} | ${points} |`,
  );
  return [
    `## Score: ${value.toFixed(1)} of 10`,
    `${writeWords(label)}: ${level}. ${writeWords(meaning)}`.trim(),
    ...(count === 0 ? [] : [`Without the ${count} that you have accepted: ${left} of 10.`]),
    `How it comes about: in each category the finding with most points counts in full, the others with ${share} % of theirs. Together that is R = ${r}, and the score is 10 × (1 − e^(−R / ${scale})).`,
    ...(rows.length === 0 ? [] : [['| Category | Points |', '| --- | ---: |', ...rows].join('\n')]),
  ];
}

function writeSummary({ summary }: ReportParts): string[] {
  if (summary.length === 0) return [];
  return ['## Summary', writeWords(summary.map(({ text }) => text).join(' '))];
}

function writeFindings({ parts: { findings, documentKind }, accepted }: ReportInput): string[] {
  const severityNames = getSeverityNames(getDocumentFamily(documentKind.kind));
  return [
    `## Findings (${findings.length})`,
    ...findings.flatMap((finding) => [
      `### ${severityNames[finding.severity]}: ${writeWords(finding.title)}`,
      ...(accepted.has(finding.id) ? ['*You have accepted this.*'] : []),
      ...finding.evidence.map(({ quote }) => writeQuote(quote)),
      writeFindingFacts(finding),
    ]),
  ];
}

function writeFindingFacts(finding: Finding): string {
  const facts: readonly (readonly [label: string, words: string | undefined])[] = [
    ['Here', finding.detail],
    ['Where', finding.clause && describeClause(finding.clause)],
    ['Why it matters', finding.why],
    ['Whose risk', finding.bornBy],
    ['What to ask for', finding.mitigation],
    ['Wording', finding.wording],
    ['Law', finding.law],
    ['Points', `${finding.points}; without it the score is ${finding.scoreWithout.toFixed(1)}`],
    ['Source', finding.source],
  ];
  return facts
    .filter(([, words]) => words !== undefined && words !== '')
    .map(([label, words]) => `- **${label}:** ${writeWords(words ?? '')}`)
    .join('\n');
}

function describeClause({ number, heading }: ClauseReference): string {
  return [number, heading].filter((words) => words !== undefined).join(' ');
}

function writeTerms({ terms }: ReportParts): string[] {
  if (terms.length === 0) return [];
  const lines = terms.map(({ label, display, evidence }) => {
    const value = `- **${writeWords(label)}:** ${writeWords(display)}`;
    return isSaidAgain(display, evidence) ? value : `${value} (“${writeWords(evidence.quote)}”)`;
  });
  return [`## Key terms (${terms.length})`, lines.join('\n')];
}

function isSaidAgain(display: string, { quote }: Evidence): boolean {
  return writeWords(display) === writeWords(quote);
}

function writeRecommendations({ recommendations }: ReportParts): string[] {
  if (recommendations.length === 0) return [];
  return [
    `## Recommendations (${recommendations.length})`,
    ...recommendations.flatMap(({ title, text, wording, scoreReduction }) => [
      `### ${writeWords(title)}`,
      writeWords(text),
      ...(wording === undefined ? [] : [writeQuote(wording)]),
      `It would take ${scoreReduction.toFixed(1)} off the score.`,
    ]),
  ];
}
