import { categoryNames, notInScore } from '@clauselight/core';
import { memo, useMemo } from 'react';
import { useModelName, useReviewItems } from '../../../lib/review/review-context.ts';
import type { ReviewItemOf } from '../../../lib/review/review-store.ts';
import { severityTones } from '../../../lib/severity.ts';
import { Growing } from '../../../ui/growing.tsx';
import { Part } from '../../../ui/panel.tsx';
import { ToneMark } from '../../../ui/tone.tsx';
import { useWording } from '../analysis-context.ts';
import { EvidenceLink } from '../evidence-link.tsx';
import { t } from '../messages.ts';
import { ModelWords } from './model-words.tsx';

type Candidate = ReviewItemOf<'finding'>;

/** Further findings that the language model proposes, the gravest first; nothing if it proposes none. */
export function CandidatesPart() {
  const items = useReviewItems('finding');
  const modelName = useModelName();
  const candidates = useMemo(() => items.toSorted((a, b) => b.severity - a.severity), [items]);
  if (candidates.length === 0) return null;
  return (
    <Part
      title={t('results.review.candidates')}
      aside={
        <span className="label">
          {t('results.review.proposalCount', { count: candidates.length })}
        </span>
      }
    >
      <p className="mb-2 max-w-[70ch] text-small text-ink-soft">
        {t('results.review.candidatesNote', { modelName, notInScore })}
      </p>
      <Growing items={candidates}>
        {(shown) => (
          <ul className="divide-y divide-line">
            {shown.map((candidate) => (
              <CandidateCard key={candidate.id} candidate={candidate} />
            ))}
          </ul>
        )}
      </Growing>
    </Part>
  );
}

const CandidateCard = memo(function CandidateCard({ candidate }: { candidate: Candidate }) {
  const { severityNames } = useWording();
  const { title, severity, category, why, request, evidence, clause } = candidate;
  return (
    <li className="grid grid-cols-1 gap-x-8 gap-y-2 py-6 sm:grid-cols-[8.5rem_1fr]">
      <div className="flex flex-wrap gap-x-4 sm:block">
        <ToneMark tone={severityTones[severity]}>{severityNames[severity]}</ToneMark>
        {category && (
          <p className="text-small leading-6 text-ink-soft">{categoryNames[category]}</p>
        )}
        <p className="text-small leading-6 text-ink-soft">{notInScore}</p>
      </div>
      <div className="min-w-0 space-y-3">
        <h4 className="font-serif text-lead font-semibold">
          <ModelWords words={title} />
        </h4>
        {evidence.map((passage, index) => (
          <EvidenceLink
            key={`${passage.start}-${passage.end}`}
            evidence={passage}
            clause={index === 0 ? clause : undefined}
          />
        ))}
        <p className="max-w-[70ch]">
          <ModelWords words={why} />
        </p>
        {request && (
          <div className="max-w-[70ch] border-l border-dashed border-line-strong pl-4">
            <p className="label">{t('results.review.request')}</p>
            <p>
              <ModelWords words={request} />
            </p>
          </div>
        )}
      </div>
    </li>
  );
});
