import type { ReviewState } from '@clauselight/schema';
import { Unplug } from 'lucide-react';
import { createFailureNotice } from '../../lib/failure-notice.ts';
import type { LanguageModel } from '../../lib/language-model.ts';
import { useCancelReview } from '../../lib/review/change-review.ts';
import type { ReviewOf } from '../../lib/review/review-address.ts';
import { useIsReviewLost } from '../../lib/review/review-context.ts';
import { Button } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { useToast } from '../../ui/toast-context.ts';
import { t } from './messages.ts';
import { computeShare, describeProgress } from './wording.ts';

interface RunningReviewProps {
  of: ReviewOf;
  model: LanguageModel;
  state: ReviewState;
  onActed: () => void;
}

/** The progress of a running review, and a button to cancel it. */
export function RunningReview({ of, model, state, onActed }: RunningReviewProps) {
  const isLost = useIsReviewLost();
  const cancel = useCancelReview(of);
  const toast = useToast();

  function stop() {
    onActed();
    cancel.mutate(undefined, {
      onError: (error) =>
        toast(createFailureNotice(error, { title: t('review.running.notCancelled') })),
    });
  }

  return (
    <>
      <div className="flex items-center justify-between gap-x-4">
        <p className="min-w-0">{describeProgress(state, model.label)}</p>
        <Button
          variant="plain"
          size="small"
          className="shrink-0"
          aria-label={t('review.running.cancelLabel', { model: model.label })}
          disabled={cancel.isPending}
          onClick={stop}
        >
          {cancel.isPending ? t('review.running.cancelling') : t('review.running.cancel')}
        </Button>
      </div>
      <ProgressBar
        label={t('review.running.progress', { model: model.label })}
        value={computeShare(state.portions)}
      />
      {isLost && (
        <p className="mt-1 flex items-center gap-2">
          <Unplug aria-hidden="true" size={15} className="shrink-0 text-medium" />
          {t('review.running.connectionLost')}
        </p>
      )}
    </>
  );
}
