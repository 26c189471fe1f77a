import type { CheckedText } from '@clauselight/schema';
import { MarkedText } from '../../../ui/marked-text.tsx';
import { t } from '../messages.ts';

/** What a language model says, as plain words; what the document does not hold is marked in them. */
export function ModelWords({ words }: { words: CheckedText }) {
  return (
    <MarkedText
      text={words.text}
      marks={words.unsupported}
      meaning={t('results.review.unsupported')}
    />
  );
}
