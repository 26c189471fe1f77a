import { useExplanation, useModelName } from '../../../lib/review/review-context.ts';
import { t } from '../messages.ts';
import { ModelWords } from './model-words.tsx';

/** What a finding means in the language model's words; nothing until it has said it. */
export function Explanation({ findingId }: { findingId: string }) {
  const words = useExplanation(findingId);
  const modelName = useModelName();
  if (!words) return null;
  return (
    <div className="max-w-[70ch] border-l border-dashed border-line-strong pl-4">
      <p className="label">{t('results.review.explanation', { modelName })}</p>
      <p>
        <ModelWords words={words} />
      </p>
    </div>
  );
}
