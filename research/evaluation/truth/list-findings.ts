import { getSeverityNames } from '@clauselight/core';
import { type Analysis, type Finding, getDocumentFamily } from '@clauselight/schema';
import { getAnchor } from './anchor.ts';
import type { AssertedDocument } from './asserted-document.ts';
import { type AssertionDraft, quoteEvidence } from './assertion.ts';

type Draft = Omit<AssertionDraft, 'document'>;

/** Each finding, with its severity; whose risk it is; and what to ask for. */
export function listFindings({ analysis, source }: AssertedDocument): readonly Draft[] {
  const advice = new Map(analysis.recommendations.map((one) => [one.findingId, one]));
  return analysis.findings.flatMap((finding) => {
    const anchor = getAnchor(source, finding.evidence[0]);
    const quote = quoteEvidence(finding.evidence);
    const shared = { subject: finding.ruleId, ...(quote !== undefined && { quote }) };
    const recommendation = advice.get(finding.id);
    return [
      {
        ...shared,
        class: 'finding' as const,
        statement: describeFinding(finding, analysis),
        severity: finding.severity,
        key: `${finding.detail ?? ''} ${anchor}`,
      },
      ...listBearer(finding, analysis).map((bearer) => ({
        ...shared,
        ...bearer,
        key: `${bearer.key} ${anchor}`,
      })),
      ...(recommendation === undefined
        ? []
        : [
            {
              ...shared,
              class: 'recommendation' as const,
              statement: joinSentences(recommendation.text, recommendation.wording),
              key: `${recommendation.text} ${recommendation.wording ?? ''} ${anchor}`,
            },
          ]),
    ];
  });
}

function describeFinding(finding: Finding, { documentKind }: Analysis): string {
  const names = getSeverityNames(getDocumentFamily(documentKind.kind));
  return joinSentences(`${names[finding.severity]}: ${finding.title}.`, finding.detail);
}

function listBearer({ borneBy, bearers }: Finding, { sides }: Analysis) {
  if (sides.length === 0) return [];
  const labels = sides.filter(({ id }) => bearers?.includes(id)).map(({ label }) => label);
  const named = labels.length === 0 ? 'nobody named' : labels.join(' and ');
  return [
    {
      class: 'bearer' as const,
      statement: `Weighs on ${borneBy}: ${named}.`,
      key: named,
      sides: labels.length,
    },
  ];
}

function joinSentences(...sentences: readonly (string | undefined)[]): string {
  return sentences.filter((one) => one !== undefined && one !== '').join(' ');
}
