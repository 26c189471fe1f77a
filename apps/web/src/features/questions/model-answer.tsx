import type { ModelPart } from '@clauselight/schema';
import { useModelLabel } from '../../lib/language-model.ts';
import { isWorthAnotherTry } from '../../lib/model-failures.ts';
import { describeSpending, listModelNotes } from '../../lib/model-notes.ts';
import { noteSentences } from '../../lib/number-notes.ts';
import { Button } from '../../ui/button.tsx';
import { NotedSentences } from '../../ui/noted-sentences.tsx';
import { useAskContext } from './ask-context.ts';
import { t } from './messages.ts';

interface ModelAnswerProps {
  part: ModelPart;
  /** Whether more of it may come. */
  isComing: boolean;
  /** Asks the same again; absent where that cannot be done yet. */
  onAskAgain: (() => void) | undefined;
}

/** What a language model answers, each sentence with the passages it rests on as numbered notes. */
export function ModelAnswer({ part, isComing, onAskAgain }: ModelAnswerProps) {
  const { getPassageAddress, onFollow } = useAskContext();
  const label = useModelLabel(part.model);
  const spending = isComing ? undefined : describeSpending(part.usage);
  return (
    <div className="mt-2">
      {part.sentences.length > 0 && (
        <>
          <p className="label">{t('questions.answer.checked', { model: label })}</p>
          <p className="mt-0.5 font-serif break-words">
            <NotedSentences
              sentences={noteSentences(part.sentences, getPassageAddress)}
              meaning={t('questions.answer.unsupported')}
              onFollow={onFollow}
            />
            {isComing && <span aria-hidden="true">…</span>}
          </p>
        </>
      )}
      {listModelNotes(part, label).map((note) => (
        <p key={note} className="mt-2 border-l-3 border-line-strong pl-2.5 text-small">
          {note}
        </p>
      ))}
      {spending && <p className="mt-1 text-small text-ink-soft">{spending}</p>}
      {part.failure && onAskAgain && isWorthAnotherTry([part.failure]) && (
        <Button size="small" className="mt-2" onClick={onAskAgain}>
          {t('questions.answer.tryAgain')}
        </Button>
      )}
    </div>
  );
}
