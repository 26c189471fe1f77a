import { useLayoutEffect, useRef } from 'react';
import { useModelLabel } from '../../lib/language-model.ts';
import { Button } from '../../ui/button.tsx';
import { useAskContext } from './ask-context.ts';
import { describeNews } from './describe-news.ts';
import { getExampleQuestions } from './example-questions.ts';
import { t } from './messages.ts';
import type { Turn } from './turn.ts';
import { TurnView } from './turn-view.tsx';

interface ConversationLogProps {
  turns: readonly Turn[];
  onAsk: (question: string) => void;
}

/** The questions and answers; example questions before the first one. */
export function ConversationLog({ turns, onAsk }: ConversationLogProps) {
  const list = useRef<HTMLDivElement>(null);
  const last = turns.at(-1);
  const label = useModelLabel(last?.answer?.model?.model);
  useLayoutEffect(() => {
    // A new question stands at the top, with the room below it for its answer.
    const item = last?.id === undefined ? undefined : list.current?.lastElementChild;
    if (list.current && item instanceof HTMLElement) list.current.scrollTop = item.offsetTop;
  }, [last?.id]);

  return (
    <>
      <div
        ref={list}
        role="log"
        aria-label={t('questions.log.label')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keys
        tabIndex={0}
        className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 focus-visible:-outline-offset-2"
      >
        {turns.length === 0 && <Beginning onAsk={onAsk} />}
        {turns.map((turn) => (
          <TurnView key={turn.id} turn={turn} onAsk={onAsk} />
        ))}
      </div>
      <p role="status" className="sr-only">
        {last && describeNews(last, label)}
      </p>
    </>
  );
}

function Beginning({ onAsk }: Pick<ConversationLogProps, 'onAsk'>) {
  const { documentKind } = useAskContext();
  return (
    <div className="py-4">
      <p className="text-small text-ink-soft">{t('questions.log.invitation')}</p>
      <p className="label mt-5 mb-2">{t('questions.log.examples')}</p>
      <ul className="space-y-2">
        {getExampleQuestions(documentKind).map((question) => (
          <li key={question}>
            <Button
              size="small"
              onClick={() => onAsk(question)}
              className="w-full justify-start py-1.5 text-left"
            >
              {question}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
