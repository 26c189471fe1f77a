import { describeSeverity, findingLabels, formatShare, isSetAside } from '@clauselight/core';
import type { Finding } from '@clauselight/schema';
import { formatScore } from '../../lib/format.ts';
import { useAnalysisContext, useWording } from './analysis-context.ts';
import { EvidenceLink } from './evidence-link.tsx';
import { t } from './messages.ts';
import { useFindingStates } from './states/finding-states-context.ts';

/** The severity of a finding with the reasons, its confidence, and its effect on the score. */
export function FindingJudgement({ finding }: { finding: Finding }) {
  const { score, getDecision, getScoreAgain } = useFindingStates();
  const isAside = isSetAside(getDecision(finding.id));
  const without = score === undefined || isAside ? score : finding.scoreWithout;
  const withIt = isAside ? getScoreAgain(finding) : score;
  const { family } = useAnalysisContext();
  const { severityNames, severityLabel } = useWording();
  return (
    <div className="max-w-[70ch] space-y-3 text-small">
      <dl className="grid grid-cols-[8.5rem_1fr] gap-x-3 gap-y-1">
        {family === 'contract' && (
          <>
            <dt className="text-ink-soft">{findingLabels.borneBy}</dt>
            <dd>{finding.borneBy}</dd>
          </>
        )}
        <dt className="text-ink-soft">{severityLabel}</dt>
        <dd>{describeSeverity(finding, severityNames)}</dd>
        <dt className="text-ink-soft">{findingLabels.confidence}</dt>
        <dd>{formatShare(finding.confidence)}</dd>
        {without !== undefined && withIt !== undefined && (
          <>
            <dt className="text-ink-soft">{findingLabels.scoreWithout}</dt>
            <dd>
              {t('results.finding.scoreWithout', {
                without: formatScore(without),
                withIt: formatScore(withIt),
              })}
            </dd>
          </>
        )}
        <dt className="text-ink-soft">{findingLabels.source}</dt>
        <dd className="min-w-0 break-words">{finding.source}</dd>
        <dt className="text-ink-soft">{findingLabels.rule}</dt>
        <dd>{finding.ruleId}</dd>
      </dl>
      {finding.adjustments.length > 0 && (
        <ul className="space-y-2" aria-label={t('results.finding.adjustments')}>
          {finding.adjustments.map((adjustment) => (
            <li key={adjustment.reason}>
              <span className="font-semibold">
                {adjustment.effect > 0 ? `+${adjustment.effect}` : `−${-adjustment.effect}`}
              </span>{' '}
              {adjustment.reason}
              {adjustment.evidence && <EvidenceLink evidence={adjustment.evidence} />}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
