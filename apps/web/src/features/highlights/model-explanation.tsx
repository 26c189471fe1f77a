import type { ModelPart } from '@clauselight/schema';
import { useModelLabel } from '../../lib/language-model.ts';
import { describeSpending, listModelNotes } from '../../lib/model-notes.ts';
import { noteSentences } from '../../lib/number-notes.ts';
import { NotedSentences } from '../../ui/noted-sentences.tsx';
import { useHighlightContext } from './highlight-context.ts';
import { t } from './messages.ts';

interface ModelExplanationProps {
  part: ModelPart;
  /** Whether more of it may come. */
  isComing: boolean;
}

/** What a language model adds to the explanation of a passage, under its name. */
export function ModelExplanation({ part, isComing }: ModelExplanationProps) {
  const { getPassageAddress } = useHighlightContext();
  const label = useModelLabel(part.model);
  const spending = isComing ? undefined : describeSpending(part.usage);
  return (
    <div className="border-t border-line pt-2">
      <h4 className="font-serif text-base font-semibold">
        {t('highlights.model.title', { model: label })}
      </h4>
      <p aria-live="polite" className="text-small break-words">
        <NotedSentences
          sentences={noteSentences(part.sentences, getPassageAddress)}
          meaning={t('highlights.model.unsupported')}
          replace
        />
        {isComing && (
          <span className="text-ink-soft">{t('highlights.model.writing', { model: label })}</span>
        )}
      </p>
      {listModelNotes(part, label).map((note) => (
        <p key={note} className="mt-1 text-small text-ink-soft">
          {note}
        </p>
      ))}
      {spending && <p className="mt-1 text-small text-ink-soft">{spending}</p>}
    </div>
  );
}
