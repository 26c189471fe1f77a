import type { AskAnswer } from '@clauselight/schema';
import { useId } from 'react';
import { describeFailure } from '../../lib/http.ts';
import { useLanguageModel, useModelLabel } from '../../lib/language-model.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Failure } from '../../ui/error-boundary.tsx';
import { AnswerCopy } from './answer-copy.tsx';
import { ModelAnswer } from './model-answer.tsx';
import { PassageList } from './passage-list.tsx';
import type { Turn } from './turn.ts';
import { writeAnswer } from './write-answer.ts';

interface TurnViewProps {
  turn: Turn;
  onAsk: (question: string) => void;
}

/** One question with what came of it so far. */
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
          {answer?.model ? `${label} is answering…` : 'Searching the document…'}
        </p>
      )}
      {state === 'stopped' && <p className="mt-2 text-small text-ink-soft">Stopped.</p>}
      {state === 'failed' && (
        <div className="mt-2">
          <Failure
            message={describeFailure(turn.error, 'The answer could not be had.')}
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

/** The words of the model above the passages, which stand open where there are none. */
function Answer({ answer, ...rest }: AnswerProps) {
  const { model, passages } = answer;
  const { isComing } = rest;
  if (model && (model.sentences.length > 0 || isComing)) {
    return (
      <>
        <ModelAnswer part={model} {...rest} />
        {passages.length > 0 && (
          <div className="mt-3">
            <Disclosure title={`Passages that answer best (${passages.length})`}>
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
    return (
      <p className="mt-2 text-small text-ink-soft">
        Nothing in the document matches this question. Other words may: those that the document
        itself would use.
      </p>
    );
  }
  return (
    <>
      <p className="label mt-3 mb-1">
        {model
          ? 'Passages that answer best'
          : `${configured ? `Without ${configured.label}` : 'No language model is set up'}: these passages of the document match best`}
      </p>
      <PassageList passages={passages} />
    </>
  );
}
