import type { Analysis, Finding, Standing } from '@clauselight/schema';
import type { Side } from '../side/sides.ts';
import type { Places } from './places.ts';
import { type ReportPart, severities, severityNames } from './report.ts';

export interface FindingsInput {
  readonly analysis: Pick<Analysis, 'findings' | 'failedSteps'>;
  readonly places: Places;
  readonly side: Side | undefined;
}

/** The findings with their words and what to ask for: by severity, and for one side first by what they are to it. */
export function composeFindings(input: FindingsInput): readonly ReportPart[] {
  const { findings, failedSteps } = input.analysis;
  const section: ReportPart = { kind: 'section', text: `Findings (${findings.length})` };
  if (findings.length === 0) {
    const text =
      failedSteps.length === 0
        ? 'None of the checks found anything.'
        : 'None of the checks that could be made found anything.';
    return [section, { kind: 'text', text }];
  }
  const groups =
    input.side === undefined ? groupBySeverity(input) : groupByStanding(input, input.side);
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

const standings: readonly (readonly [Standing, (side: string) => string])[] = [
  ['risk', (side) => `Weighs on ${side}`],
  ['open', () => 'Weighs on whoever the clause names'],
  ['favour', (side) => `In favour of ${side}`],
];

function groupByStanding({ analysis, places }: FindingsInput, side: Side): readonly ReportPart[] {
  const sorted = severities.flatMap((severity) =>
    analysis.findings.filter((finding) => finding.severity === severity),
  );
  return standings.flatMap(([standing, describe]): readonly ReportPart[] => {
    const found = sorted.filter((finding) => finding.standing === standing);
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
  const { severity, evidence, clause, borneBy, why, mitigation, adjustments } = finding;
  const { detail, standing, advantage, wording } = finding;
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
    ...(detail === undefined ? [] : [{ kind: 'note' as const, text: detail }]),
    {
      kind: 'facts',
      facts: [
        { label: 'Weighs on', text: borneBy },
        ...(reasons.length === 0 ? [] : [{ label: 'Severity', text: reasons.join('; ') }]),
        ...(standing === 'favour'
          ? [{ label: 'For you', text: advantage ?? why }]
          : [
              { label: 'Why', text: why },
              { label: 'Ask for', text: mitigation },
              ...(wording === undefined ? [] : [{ label: 'Wording', text: wording }]),
            ]),
      ],
    },
  ];
}
