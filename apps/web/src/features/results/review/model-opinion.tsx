import { getRiskLevel } from '@clauselight/core';
import type { ReactNode } from 'react';
import { formatScore } from '../../../lib/format.ts';
import {
  useModelName,
  useReviewItems,
  useReviewState,
} from '../../../lib/review/review-context.ts';
import type { ReviewItemOf } from '../../../lib/review/review-store.ts';
import { EvidenceList } from '../evidence-list.tsx';
import { t } from '../messages.ts';
import { useFindingStates } from '../states/finding-states-context.ts';
import { isOpinionDifferent } from './compare-opinion.ts';
import { ModelWords } from './model-words.tsx';

/** The language model's own view of the risk beside the score, which it never changes. */
export function ModelOpinion() {
  const [opinion] = useReviewItems('opinion');
  const state = useReviewState();
  const modelName = useModelName();
  if (state?.isOpinionWithheld) {
    return (
      <Frame>
        <p>{t('results.review.opinionWithheld', { modelName })}</p>
      </Frame>
    );
  }
  return opinion ? <Opinion opinion={opinion} /> : null;
}

function Opinion({ opinion }: { opinion: ReviewItemOf<'opinion'> }) {
  const modelName = useModelName();
  const { scoreAsItStands, setAside } = useFindingStates();
  const score = scoreAsItStands !== undefined && {
    value: scoreAsItStands,
    level: getRiskLevel(scoreAsItStands),
  };
  if (score && !isOpinionDifferent(opinion.score, score)) {
    return (
      <Frame>
        <p>{t('results.review.opinionAgrees', { modelName, score: formatScore(opinion.score) })}</p>
      </Frame>
    );
  }
  return (
    <Frame>
      <p>
        <span className="font-semibold">
          {t(
            setAside.length > 0
              ? 'results.review.opinionDiffersAsItStands'
              : 'results.review.opinionDiffers',
            { modelName, score: formatScore(opinion.score) },
          )}
        </span>{' '}
        <ModelWords words={opinion.reason} />
      </p>
      <EvidenceList passages={opinion.evidence} />
      <p className="text-small text-ink-soft">{t('results.review.opinionNote')}</p>
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="mt-4 max-w-[60ch] space-y-2 border-l border-dashed border-line-strong pl-4">
      {children}
    </div>
  );
}
