import { describeRecognition } from '@clauselight/core';
import type { Analysis, AnalysisDetail } from '@clauselight/schema';
import { formatDuration, formatMoment, formatNumber } from '../../lib/format.ts';
import { Part } from '../../ui/panel.tsx';
import { useAcceptance } from './accepted/acceptance-context.ts';
import { useAnalysisPlace } from './analysis-context.ts';
import { type Fact, FactList } from './details/fact-list.tsx';

const absent = 'N/A';

interface DocumentDetailsProps {
  detail: AnalysisDetail;
  analysis: Analysis;
}

/** What was analyzed, when, and by what. */
export function DocumentDetails({ detail, analysis }: DocumentDetailsProps) {
  const { family } = useAnalysisPlace();
  const { accepted } = useAcceptance();
  const { label, reason, evidence } = analysis.documentKind;
  const count = analysis.findings.length;
  const flags = accepted.length > 0 ? `${count}, and ${accepted.length} accepted` : count;
  const facts: Fact[] = [
    { label: 'File', value: detail.filename },
    { label: 'Document type', value: label, evidence },
    ...(reason ? [{ label: 'Recognised by', value: describeRecognition(reason) }] : []),
    { label: family === 'contract' ? 'Risk flags' : 'Findings', value: flags },
    { label: 'Words', value: formatNumber(analysis.wordCount) },
    { label: 'Analyzed', value: detail.analyzedAt ? formatMoment(detail.analyzedAt) : absent },
    {
      label: 'Processing time',
      value: detail.durationMs === undefined ? absent : formatDuration(detail.durationMs),
    },
    {
      label: 'Engine',
      value: `${analysis.engineVersion}, rule book ${analysis.ruleBookVersion}`,
    },
  ];
  return (
    <Part title="Document Details">
      <FactList facts={facts} />
    </Part>
  );
}
