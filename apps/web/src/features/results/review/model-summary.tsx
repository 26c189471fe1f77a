import { isReviewFinal } from '@clauselight/schema';
import {
  useModelName,
  useReviewItems,
  useReviewState,
} from '../../../lib/review/review-context.ts';
import { Part } from '../../../ui/panel.tsx';
import { t } from '../messages.ts';
import { SentenceList } from '../sentence-list.tsx';
import { ModelWords } from './model-words.tsx';

/** The language model's summary as far as it is written. Renders nothing if there will be none. */
export function ModelSummary() {
  const sentences = useReviewItems('summary');
  const state = useReviewState();
  const modelName = useModelName();
  const isComing = state !== undefined && !isReviewFinal(state.status);
  if (sentences.length === 0) {
    if (!isComing) return null;
    return (
      <p className="border-l border-dashed border-line-strong pl-4 text-small text-ink-soft">
        {t('results.review.summaryComing', { modelName })}
      </p>
    );
  }
  return (
    <Part
      title={t('results.review.summaryBy', { modelName })}
      isFirst
      aside={
        <span className="label">
          {t(isComing ? 'results.review.summaryWriting' : 'results.review.summaryChecked')}
        </span>
      }
    >
      <SentenceList
        sentences={sentences.map(({ text, evidence }) => ({
          key: text.text,
          words: <ModelWords words={text} />,
          evidence,
        }))}
      />
    </Part>
  );
}
