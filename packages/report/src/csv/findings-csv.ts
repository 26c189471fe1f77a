import {
  categoryNames,
  describeFindingState,
  findingLabels,
  getDocumentWording,
  standingNames,
  writeCsv,
} from '@clauselight/core';
import type { Finding, FindingState } from '@clauselight/schema';
import { createContext, type ReportContext } from '../compose/report-context.ts';
import type { AnalysisReportInput } from '../report-input.ts';

const head = [
  'Severity',
  'Severity in words',
  'Title',
  'Category',
  'Clause',
  'Page',
  'Quote',
  'Other quotes',
  'Here',
  findingLabels.why,
  'Whose risk',
  findingLabels.standing,
  getDocumentWording('contract').adviceLabel,
  'Wording',
  'Points',
  findingLabels.scoreWithout,
  'State',
  'Note',
  findingLabels.confidence,
  findingLabels.law,
  findingLabels.source,
  findingLabels.rule,
  'Start',
  'End',
];

/**
 * Writes the findings for the side taken as CSV: most severe first, then by points. The score without a finding also
 * leaves out findings set aside, as in the results.
 *
 * @param input - The analysis with its source text, the side and the reader's decisions.
 * @returns The file. Start and end are UTF-16 offsets in the document's text; `end` is exclusive.
 */
export function writeFindingsCsv(input: AnalysisReportInput): string {
  const context = createContext(input);
  const remaining = new Map(context.analysis.findings.map((finding) => [finding.id, finding]));
  const findings = context.whole.findings
    .map((finding) => remaining.get(finding.id) ?? finding)
    .sort((a, b) => b.severity - a.severity || b.points - a.points);
  return writeCsv([head, ...findings.map((finding) => writeRow(finding, context))]);
}

function writeRow(
  finding: Finding,
  { analysis, places, severityNames, stateById, stateNames }: ReportContext,
): string[] {
  const [lead, ...others] = finding.evidence;
  const decision: Pick<FindingState, 'state' | 'reason' | 'note'> = stateById.get(finding.id) ?? {
    state: 'open',
  };
  return [
    String(finding.severity),
    severityNames[finding.severity],
    finding.title,
    categoryNames[finding.category],
    (lead && places.findClause(lead, finding.clause)) ?? '',
    String((lead && places.findPage(lead)) ?? ''),
    lead?.quote ?? '',
    others.map(({ quote }) => quote).join('\n\n'),
    finding.detail ?? '',
    finding.why,
    finding.borneBy,
    standingNames[finding.standing],
    finding.mitigation,
    finding.wording ?? '',
    analysis.score === undefined ? '' : String(finding.points),
    analysis.score === undefined ? '' : finding.scoreWithout.toFixed(1),
    describeFindingState(decision, stateNames),
    decision.note ?? '',
    finding.confidence.toFixed(2),
    finding.law ?? '',
    finding.source,
    finding.ruleId,
    String(lead?.start ?? ''),
    String(lead?.end ?? ''),
  ];
}
