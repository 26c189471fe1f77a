import { isReviewFinal } from '@clauselight/schema';
import type { ReactNode } from 'react';
import { ApiError, describeFailure } from '../../lib/http.ts';
import { describeModelPlace } from '../../lib/language-model.ts';
import { useReviewState } from '../../lib/review/review-context.ts';
import type { useReview } from '../../lib/review/use-review.ts';
import { Button } from '../../ui/button.tsx';
import { EndedReview } from './ended-review.tsx';
import { ModelSwitch } from './model-switch.tsx';
import { ReviewNews } from './review-news.tsx';
import { RunningReview } from './running-review.tsx';

/** How the language model stands to the analysis below: at work, done, failed or off; nothing where there is none. */
export function ReviewLine({ review }: { review: ReturnType<typeof useReview> }) {
  const { of, model, isOn, error, isFetching, refetch } = review;
  const state = useReviewState();
  if (!model) return null;
  if (!isOn) {
    return (
      <Frame>
        <p className="text-ink-soft">
          {model.label} is off: nothing of this document is sent to it.{' '}
          <ModelSwitch of={of} isOn={false} />
        </p>
      </Frame>
    );
  }
  if (!state && error) {
    // The account says so, whatever this page knew.
    if (error instanceof ApiError && error.code === 'model_off') return null;
    return (
      <Frame>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1" role="alert">
          {model.label} could not be asked:{' '}
          {describeFailure(error, 'The server could not be reached.')}
          <Button size="small" disabled={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      </Frame>
    );
  }
  return (
    <Frame>
      {!state && <p>{model.label} is asked to read the document</p>}
      {state && isReviewFinal(state.status) && <EndedReview of={of} model={model} state={state} />}
      {state && !isReviewFinal(state.status) && (
        <RunningReview of={of} model={model} state={state} />
      )}
      {!(state && isReviewFinal(state.status)) && (
        <p className="mt-1 text-ink-soft">
          {describeModelPlace(model)} <ModelSwitch of={of} isOn />
        </p>
      )}
      <ReviewNews status={state?.status} modelName={model.label} />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <section
      aria-label="Language model"
      className="mb-4 border-l border-dashed border-line-strong pl-4 text-small"
    >
      {children}
    </section>
  );
}
