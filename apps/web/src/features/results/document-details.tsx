import type { Analysis, AnalysisDetail } from '@clauselight/schema';
import { formatDuration, formatMoment } from '../../lib/format.ts';
import { Part } from '../../ui/panel.tsx';

const absent = 'N/A';

interface DocumentDetailsProps {
  detail: AnalysisDetail;
  analysis: Analysis;
}

/** What was analyzed, when, and by what. */
export function DocumentDetails({ detail, analysis }: DocumentDetailsProps) {
  const rows = [
    ['File', detail.filename],
    ['Document type', analysis.documentKind.label],
    ['Contract value', detail.contractValue ?? absent],
    ['Contract term', detail.contractTerm ?? absent],
    ['Risk flags', String(detail.riskFlags.length)],
    ['Words', analysis.wordCount.toLocaleString('en-US')],
    ['Analyzed', detail.analyzedAt ? formatMoment(detail.analyzedAt) : absent],
    [
      'Processing time',
      detail.durationMs === undefined ? absent : formatDuration(detail.durationMs),
    ],
    ['Engine', `${analysis.engineVersion}, rule book ${analysis.ruleBookVersion}`],
  ] as const;
  return (
    <Part title="Document Details">
      <dl className="divide-y divide-line">
        {rows.map(([label, value]) => (
          <div key={label} className="grid grid-cols-[8.5rem_1fr] gap-3 py-1.5">
            <dt className="text-small text-ink-soft">{label}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}
