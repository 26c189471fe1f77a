import { isReviewFinal } from '@clauselight/schema';
import { useRef } from 'react';
import { ApiError, describeFailure } from '../../lib/http.ts';
import { describeModelPlace, type LanguageModel } from '../../lib/language-model.ts';
import { useReviewState } from '../../lib/review/review-context.ts';
import type { useReview } from '../../lib/review/use-review.ts';
import { Button } from '../../ui/button.tsx';
import { EndedReview } from './ended-review.tsx';
import { ModelSwitch } from './model-switch.tsx';
import { ReviewNews } from './review-news.tsx';
import { RunningReview } from './running-review.tsx';

/** How the language model stands to the analysis below: at work, done, failed or off; nothing where there is none. */
export function ReviewLine({ review }: { review: ReturnType<typeof useReview> }) {
  const { model, isOn, error } = review;
  const frame = useRef<HTMLElement>(null);
  // The account may say so, whatever this page knew.
  const isRefused = error instanceof ApiError && error.code === 'model_off';
  if (!model || isOn === undefined || isRefused) return null;
  return (
    <section
      ref={frame}
      tabIndex={-1}
      aria-label="Language model"
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
  /** Called when what was pressed is about to go: the focus needs another place. */
  onActed: () => void;
}

function ReviewStanding({ review, model, onActed }: ReviewStandingProps) {
  const { of, isOn, error } = review;
  const state = useReviewState();
  if (isOn === false) {
    return (
      <p className="text-ink-soft">
        {model.label} is off: nothing of this document is sent to it.{' '}
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
            <p>{model.label} is asked to read the document</p>
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
      {model.label} could not be asked: {describeFailure(error, 'The server could not be reached.')}
      <Button size="small" disabled={isFetching} onClick={ask}>
        Try again
      </Button>
    </p>
  );
}
