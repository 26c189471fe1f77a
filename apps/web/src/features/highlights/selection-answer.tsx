import type { SelectionAnswer as Answer } from '@clauselight/schema';
import { Link } from 'wouter';
import { Failure } from '../../ui/error-boundary.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import type { useExplanation } from './explain-selection.ts';
import { describeNetworkFailure } from './failure.ts';
import { useHighlightContext } from './highlight-context.ts';
import { t } from './messages.ts';
import { ModelExplanation } from './model-explanation.tsx';
import { shorten, shownQuoteLength } from './shorten.ts';

/** The explanation of a selected passage: titled parts with their evidence, then what a language model adds. */
export function SelectionAnswer({ answer }: { answer: ReturnType<typeof useExplanation> }) {
  const { data, error, isFetching, refetch } = answer;
  if (!data) {
    if (isFetching) return <Waiting>{t('highlights.answer.analyzing')}</Waiting>;
    if (error) return <NoAnswer error={error} onRetry={() => void refetch()} />;
    return null;
  }
  return (
    <section
      aria-label={t('highlights.answer.label')}
      className="space-y-3 border-l-3 border-amber pl-3"
    >
      <p role="status" className="sr-only">
        {isFetching ? t('highlights.answer.engineDone') : t('highlights.answer.done')}
      </p>
      <EngineParts parts={data.parts} />
      {data.model && <ModelExplanation part={data.model} isComing={isFetching} />}
      {error && !isFetching && <NoAnswer error={error} onRetry={() => void refetch()} />}
    </section>
  );
}

function NoAnswer({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const message = describeNetworkFailure(error, t('highlights.answer.failed'));
  return <Failure message={message} onRetry={onRetry} />;
}

function EngineParts({ parts }: Pick<Answer, 'parts'>) {
  const { getPassageAddress } = useHighlightContext();
  return (
    <>
      {parts.map((part) => (
        <div key={`${part.title} ${part.text}`}>
          <h4 className="font-serif text-base font-semibold">{part.title}</h4>
          <p className="text-small whitespace-pre-line">{part.text}</p>
          {part.evidence.length > 0 && (
            <ul className="mt-1 space-y-1">
              {part.evidence.map((evidence) => (
                <li key={`${evidence.start}-${evidence.end}`} className="text-small">
                  <Link
                    replace
                    href={getPassageAddress(evidence)}
                    className="block rounded-sm py-0.5 font-serif hover:text-action"
                  >
                    <span className="sr-only">{t('highlights.answer.showInDocument')}</span>
                    <span className="lit-words">“{shorten(evidence.quote, shownQuoteLength)}”</span>
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </>
  );
}
