import type { Analysis, Finding } from '@clauselight/schema';
import { type Bearing, getBearing } from '../side/bearing.ts';
import type { Side } from '../side/sides.ts';
import type { Places } from './places.ts';
import { type ReportPart, severities, severityNames } from './report.ts';

export interface FindingsInput {
  readonly analysis: Pick<Analysis, 'findings' | 'documentKind'>;
  readonly places: Places;
  readonly sides: readonly Side[];
  readonly side: Side | undefined;
}

/** The findings with their words and what to ask for: by severity, and first by whom they weigh on for one side. */
export function composeFindings(input: FindingsInput): readonly ReportPart[] {
  const { findings, documentKind } = input.analysis;
  if (documentKind.kind === 'other') return [];
  const section: ReportPart = { kind: 'section', text: `Findings (${findings.length})` };
  if (findings.length === 0) return [section, { kind: 'text', text: 'No risk was found.' }];
  const groups =
    input.side === undefined ? groupBySeverity(input) : groupByBearing(input, input.side);
  return [section, ...groups];
}

function groupBySeverity({ analysis, places }: FindingsInput): readonly ReportPart[] {
  return severities.flatMap((severity): readonly ReportPart[] => {
    const found = analysis.findings.filter((finding) => finding.severity === severity);
    if (found.length === 0) return [];
    return [
      { kind: 'group', text: `${severityNames[severity]} (${found.length})`, severity },
      ...found.flatMap((finding) => composeFinding(finding, { title: finding.title, places })),
    ];
  });
}

const bearings: readonly (readonly [Bearing, (side: string) => string])[] = [
  ['this-side', (side) => `Weighs on ${side}`],
  ['every-side', () => 'Weighs on every side'],
  ['untold', () => 'Weighs on whoever the clause names'],
  ['other-side', () => 'Weighs on another side'],
];

function groupByBearing(
  { analysis, places, sides }: FindingsInput,
  side: Side,
): readonly ReportPart[] {
  const others = sides.filter((other) => other !== side);
  const sorted = severities.flatMap((severity) =>
    analysis.findings.filter((finding) => finding.severity === severity),
  );
  return bearings.flatMap(([bearing, describe]): readonly ReportPart[] => {
    const found = sorted.filter((finding) => getBearing(finding, side, others) === bearing);
    if (found.length === 0) return [];
    return [
      { kind: 'group', text: `${describe(side.name)} (${found.length})` },
      ...found.flatMap((finding) =>
        composeFinding(finding, {
          title: `${severityNames[finding.severity]}: ${finding.title}`,
          places,
        }),
      ),
    ];
  });
}

function composeFinding(
  finding: Finding,
  { title, places }: { title: string; places: Places },
): readonly ReportPart[] {
  const { severity, evidence, clause, bornBy, why, mitigation, adjustments } = finding;
  const lead = evidence[0];
  const where = lead && places.find(lead, clause);
  const reasons = adjustments.map(({ effect, reason, evidence: words }) => {
    const quote = words === undefined ? '' : ` (“${words.quote}”)`;
    return `${effect < 0 ? 'lowered' : 'raised'}: ${reason}${quote}`;
  });
  return [
    { kind: 'item', text: title, severity },
    ...(where === undefined ? [] : [{ kind: 'note' as const, text: where }]),
    ...evidence.map(({ quote }) => ({ kind: 'quote' as const, text: quote })),
    {
      kind: 'facts',
      facts: [
        { label: 'Weighs on', text: bornBy },
        ...(reasons.length === 0 ? [] : [{ label: 'Severity', text: reasons.join('; ') }]),
        { label: 'Why', text: why },
        { label: 'Ask for', text: mitigation },
      ],
    },
  ];
}
