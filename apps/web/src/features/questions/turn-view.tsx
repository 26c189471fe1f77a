import type { AskAnswer } from '@clauselight/schema';
import { useId } from 'react';
import { describeFailure } from '../../lib/http.ts';
import { type LanguageModel, useLanguageModel, useModelLabel } from '../../lib/language-model.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Failure } from '../../ui/error-boundary.tsx';
import { AnswerCopy } from './answer-copy.tsx';
import { t } from './messages.ts';
import { ModelAnswer } from './model-answer.tsx';
import { PassageList } from './passage-list.tsx';
import type { Turn } from './turn.ts';
import { writeAnswer } from './write-answer.ts';

interface TurnViewProps {
  turn: Turn;
  onAsk: (question: string) => void;
}

/** One question with its answer so far. */
export function TurnView({ turn, onAsk }: TurnViewProps) {
  const { question, answer, state } = turn;
  const id = useId();
  const label = useModelLabel(answer?.model?.model);
  return (
    <article aria-labelledby={id} className="border-line py-4 not-first:border-t last:min-h-full">
      <div className="flex items-start gap-2">
        <h3 id={id} className="min-w-0 flex-1 font-semibold break-words whitespace-pre-wrap">
          {question}
        </h3>
        {answer && state !== 'asking' && (
          <AnswerCopy text={writeAnswer({ question, answer, label })} />
        )}
      </div>
      {answer && (
        <Answer
          answer={answer}
          isComing={state === 'asking'}
          onAskAgain={state === 'answered' ? () => onAsk(question) : undefined}
        />
      )}
      {state === 'asking' && !answer?.model?.sentences.length && (
        <p className="mt-2 text-small text-ink-soft">
          {answer?.model
            ? t('questions.turn.answering', { model: label })
            : t('questions.turn.searching')}
        </p>
      )}
      {state === 'stopped' && (
        <p className="mt-2 text-small text-ink-soft">{t('questions.turn.stopped')}</p>
      )}
      {state === 'failed' && (
        <div className="mt-2">
          <Failure
            message={describeFailure(turn.error, t('questions.turn.failed'))}
            onRetry={() => onAsk(question)}
          />
        </div>
      )}
    </article>
  );
}

interface AnswerProps {
  answer: AskAnswer;
  /** Whether more of it may come. */
  isComing: boolean;
  onAskAgain: (() => void) | undefined;
}

/** The answer of the model above the passages; without one, the passages are shown unfolded. */
function Answer({ answer, ...rest }: AnswerProps) {
  const { model, passages } = answer;
  const { isComing } = rest;
  if (model && (model.sentences.length > 0 || isComing)) {
    return (
      <>
        <ModelAnswer part={model} {...rest} />
        {passages.length > 0 && (
          <div className="mt-3">
            <Disclosure title={t('questions.passages.bestCount', { count: passages.length })}>
              <PassageList passages={passages} />
            </Disclosure>
          </div>
        )}
      </>
    );
  }
  return (
    <>
      {model && <ModelAnswer part={model} {...rest} />}
      <Passages answer={answer} />
    </>
  );
}

function Passages({ answer: { passages, model } }: { answer: AskAnswer }) {
  const { model: configured } = useLanguageModel();
  if (passages.length === 0) {
    return <p className="mt-2 text-small text-ink-soft">{t('questions.passages.none')}</p>;
  }
  return (
    <>
      <p className="label mt-3 mb-1">
        {model ? t('questions.passages.best') : describeMatches(configured)}
      </p>
      <PassageList passages={passages} />
    </>
  );
}

function describeMatches(model: LanguageModel | undefined): string {
  if (!model) return t('questions.passages.noModel');
  return t('questions.passages.withoutModel', { model: model.label });
}
