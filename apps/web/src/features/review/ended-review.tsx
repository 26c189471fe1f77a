import type { ReviewState } from '@clauselight/schema';
import { createFailureNotice } from '../../lib/failure-notice.ts';
import type { LanguageModel } from '../../lib/language-model.ts';
import { describeModelFailure, isWorthAnotherTry } from '../../lib/model-failures.ts';
import { useRestartReview } from '../../lib/review/change-review.ts';
import type { ReviewOf } from '../../lib/review/review-address.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { useToast } from '../../ui/toast-context.ts';
import { t } from './messages.ts';
import { ReviewDetails } from './review-details.tsx';
import { countRejected, nameOutcome } from './wording.ts';

interface EndedReviewProps {
  of: ReviewOf;
  model: LanguageModel;
  state: ReviewState;
  onActed: () => void;
}

/** The outcome of a review; its details can be unfolded. */
export function EndedReview({ of, model, state, onActed }: EndedReviewProps) {
  const outcome = nameOutcome(state.status, model.label);
  if (state.status === 'completed') {
    return (
      <>
        <Disclosure title={outcome}>
          <ReviewDetails of={of} model={model} state={state} onActed={onActed} />
        </Disclosure>
        <RejectedCount state={state} />
      </>
    );
  }
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <p className="font-semibold">{t('review.news.sentence', { outcome })}</p>
          <p>
            {state.failures.map((failure) => `${describeModelFailure(failure)} `)}
            {t('review.ended.engineStands')}
          </p>
          <RejectedCount state={state} />
        </div>
        {isWorthAnotherTry(state.failures) && <RestartButton of={of} onActed={onActed} />}
      </div>
      <Disclosure title={t('review.ended.details')}>
        <ReviewDetails of={of} model={model} state={state} onActed={onActed} />
      </Disclosure>
    </>
  );
}

function RejectedCount({ state }: Pick<EndedReviewProps, 'state'>) {
  const count = countRejected(state.rejected);
  return count === undefined ? null : <p className="text-small text-ink-soft">{count}</p>;
}

function RestartButton({ of, onActed }: Pick<EndedReviewProps, 'of' | 'onActed'>) {
  const restart = useRestartReview(of);
  const toast = useToast();

  function start() {
    onActed();
    restart.mutate(undefined, {
      onError: (error) =>
        toast(createFailureNotice(error, { title: t('review.ended.notStarted') })),
    });
  }

  return (
    <Button size="small" disabled={restart.isPending} onClick={start}>
      {t('review.ended.tryAgain')}
    </Button>
  );
}
