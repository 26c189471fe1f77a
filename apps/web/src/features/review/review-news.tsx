import { isReviewFinal, type ReviewStatus } from '@clauselight/schema';
import { useState } from 'react';
import { t } from './messages.ts';
import { nameOutcome } from './wording.ts';

interface ReviewNewsProps {
  /** Undefined until it is known. */
  status: ReviewStatus | undefined;
  modelName: string;
}

/** Announces the start and the end of a review to screen readers, but no progress. */
export function ReviewNews({ status, modelName }: ReviewNewsProps) {
  const [hasSeenWork, setHasSeenWork] = useState(false);
  const isAtWork = status !== undefined && !isReviewFinal(status);
  if (isAtWork && !hasSeenWork) setHasSeenWork(true);
  return (
    <p role="status" className="sr-only">
      {status && (isAtWork || hasSeenWork)
        ? t('review.news.sentence', { outcome: nameOutcome(status, modelName) })
        : ''}
    </p>
  );
}
