import { isReviewFinal } from '@clauselight/schema';
import { useRef } from 'react';
import { ApiError, describeFailure } from '../../lib/http.ts';
import { describeModelPlace, type LanguageModel } from '../../lib/language-model.ts';
import { useReviewState } from '../../lib/review/review-context.ts';
import type { useReview } from '../../lib/review/use-review.ts';
import { Button } from '../../ui/button.tsx';
import { EndedReview } from './ended-review.tsx';
import { t } from './messages.ts';
import { ModelSwitch } from './model-switch.tsx';
import { ReviewNews } from './review-news.tsx';
import { RunningReview } from './running-review.tsx';

/** The state of the review by the language model: running, done, failed or off; nothing if no model is set up. */
export function ReviewLine({ review }: { review: ReturnType<typeof useReview> }) {
  const { model, isOn, error } = review;
  const frame = useRef<HTMLElement>(null);
  // The settings of the account may differ from what this page has loaded.
  const isRefused = error instanceof ApiError && error.code === 'model_off';
  if (!model || isOn === undefined || isRefused) return null;
  return (
    <section
      ref={frame}
      tabIndex={-1}
      aria-label={t('review.line.label')}
      className="mb-4 border-l border-dashed border-line-strong pl-4 text-small outline-none"
    >
      <ReviewStanding
        review={review}
        model={model}
        onActed={() => frame.current?.focus({ preventScroll: true })}
      />
    </section>
  );
}

interface ReviewStandingProps {
  review: ReturnType<typeof useReview>;
  model: LanguageModel;
  /** Called when the pressed button is about to disappear, so that the focus can be moved. */
  onActed: () => void;
}

function ReviewStanding({ review, model, onActed }: ReviewStandingProps) {
  const { of, isOn, error } = review;
  const state = useReviewState();
  if (isOn === false) {
    return (
      <p className="text-ink-soft">
        {t('review.line.off', { model: model.label })}{' '}
        <ModelSwitch of={of} isOn={false} onActed={onActed} />
      </p>
    );
  }
  if (!state && error) return <NotAsked review={review} model={model} onActed={onActed} />;
  const parts = { of, model, onActed };
  return (
    <>
      {state && isReviewFinal(state.status) ? (
        <EndedReview {...parts} state={state} />
      ) : (
        <>
          {state ? (
            <RunningReview {...parts} state={state} />
          ) : (
            <p>{t('review.line.asked', { model: model.label })}</p>
          )}
          <p className="mt-1 text-ink-soft">
            {describeModelPlace(model)} <ModelSwitch of={of} isOn onActed={onActed} />
          </p>
        </>
      )}
      <ReviewNews status={state?.status} modelName={model.label} />
    </>
  );
}

function NotAsked({ review, model, onActed }: ReviewStandingProps) {
  const { error, isFetching, refetch } = review;

  function ask() {
    onActed();
    void refetch();
  }

  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1" role="alert">
      {t('review.line.notAsked', {
        model: model.label,
        reason: describeFailure(error, t('review.line.unreachable')),
      })}
      <Button size="small" disabled={isFetching} onClick={ask}>
        {t('review.line.tryAgain')}
      </Button>
    </p>
  );
}
