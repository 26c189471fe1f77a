import { isSilenceTelling, silenceNote } from '@clauselight/core';
import type { Analysis, Recommendation } from '@clauselight/schema';
import { useAnalysisSource } from '../../lib/analysis-source/analysis-source-context.ts';
import { formatScore } from '../../lib/format.ts';
import { severityTones } from '../../lib/severity.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Growing } from '../../ui/growing.tsx';
import { ToneMark } from '../../ui/tone.tsx';
import { useWording } from './analysis-context.ts';
import { EvidenceLink } from './evidence-link.tsx';
import { FindingLink } from './finding-link.tsx';
import { t } from './messages.ts';
import { FurtherAdvicePart } from './review/further-advice-part.tsx';
import { useFindingStates } from './states/finding-states-context.ts';

/** What to ask for, by the engine and, where one was asked, by the language model. */
export function RecommendationsTab({ analysis }: { analysis: Analysis }) {
  return (
    <>
      <RecommendationList analysis={analysis} />
      <FurtherAdvicePart />
    </>
  );
}

/** In the order of what each takes off the score. */
function RecommendationList({ analysis }: { analysis: Analysis }) {
  const { recommendations } = analysis;
  const { setAside } = useFindingStates();
  const { isReadOnly } = useAnalysisSource();
  if (recommendations.length === 0) {
    const afterSetAside = isReadOnly
      ? 'results.recommendations.noneLeftForSender'
      : 'results.recommendations.noneLeft';
    const noneFound = isSilenceTelling(analysis)
      ? t('results.recommendations.none')
      : t('results.silence.toAskFor', { note: silenceNote });
    return <p className="text-ink-soft">{setAside.length > 0 ? t(afterSetAside) : noneFound}</p>;
  }
  return (
    <Growing items={recommendations}>
      {(shown) => (
        <ol className="divide-y divide-line">
          {shown.map((recommendation, index) => (
            <RecommendationItem
              key={recommendation.id}
              recommendation={recommendation}
              position={index + 1}
            />
          ))}
        </ol>
      )}
    </Growing>
  );
}

interface RecommendationItemProps {
  recommendation: Recommendation;
  position: number;
}

function RecommendationItem({ recommendation, position }: RecommendationItemProps) {
  const { findingId, severity, title, text, wording, scoreReduction, evidence, clause } =
    recommendation;
  const { severityNames } = useWording();
  const { score } = useFindingStates();
  return (
    <li className="grid grid-cols-1 gap-x-8 gap-y-2 py-6 first:pt-0 sm:grid-cols-[8.5rem_1fr]">
      <div className="flex items-baseline gap-4 sm:block">
        <p aria-hidden="true" className="font-serif text-figure text-ink-soft">
          {position}
        </p>
        <ToneMark tone={severityTones[severity]}>{severityNames[severity]}</ToneMark>
        {score !== undefined && (
          <p className="text-small leading-6 text-ink-soft">
            {scoreReduction > 0
              ? t('results.recommendations.scoreReduction', { points: formatScore(scoreReduction) })
              : t('results.recommendations.scoreUnchanged')}
          </p>
        )}
      </div>
      <div className="min-w-0 space-y-2">
        <div className="flex items-start justify-between gap-3">
          <h3 className="text-lead font-semibold">
            <FindingLink findingId={findingId}>{title}</FindingLink>
          </h3>
          <CopyButton text={text} label={t('results.recommendations.copy', { title })} />
        </div>
        <p className="max-w-[70ch]">{text}</p>
        {wording && (
          <p className="max-w-[70ch] border-l border-line-strong pl-4 font-serif">
            {wording}
            <CopyButton text={wording} label={t('results.finding.copyWording', { title })} />
          </p>
        )}
        {evidence && <EvidenceLink evidence={evidence} clause={clause} />}
      </div>
    </li>
  );
}
