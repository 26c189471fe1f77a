import { isReviewFinal, type ReviewStatus } from '@clauselight/schema';
import { useState } from 'react';
import { nameOutcome } from './wording.ts';

interface ReviewNewsProps {
  /** Absent while it is not known. */
  status: ReviewStatus | undefined;
  modelName: string;
}

/** Tells those who do not see it that a review has begun and that it has ended, and nothing between. */
export function ReviewNews({ status, modelName }: ReviewNewsProps) {
  const [hasSeenWork, setHasSeenWork] = useState(false);
  const isAtWork = status !== undefined && !isReviewFinal(status);
  if (isAtWork && !hasSeenWork) setHasSeenWork(true);
  return (
    <p role="status" className="sr-only">
      {status && (isAtWork || hasSeenWork) ? `${nameOutcome(status, modelName)}.` : ''}
    </p>
  );
}
