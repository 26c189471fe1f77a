import type { Analysis } from '@clauselight/schema';
import { formatScore } from '../../lib/format.ts';
import { useReviewItems } from '../../lib/review/review-context.ts';
import { Part } from '../../ui/panel.tsx';
import { t } from './messages.ts';
import { ModelSummary } from './review/model-summary.tsx';
import { SentenceList } from './sentence-list.tsx';
import { useFindingStates } from './states/finding-states-context.ts';

/** The language model's summary, where it wrote one, and that of the engine. */
export function SummaryTab({ analysis }: { analysis: Analysis }) {
  const isAlone = useReviewItems('summary').length === 0;
  const summary = <EngineSummary analysis={analysis} />;
  return (
    <div className="space-y-8">
      <ModelSummary />
      {isAlone ? summary : <Part title={t('results.summary.byEngine')}>{summary}</Part>}
    </div>
  );
}

/** The summary, each sentence with the passages it rests on as numbered notes. */
function EngineSummary({ analysis }: { analysis: Analysis }) {
  const { setAside, score } = useFindingStates();
  if (analysis.summary.length === 0) {
    return <p className="text-ink-soft">{t('results.summary.none')}</p>;
  }
  return (
    <>
      {setAside.length > 0 && score !== undefined && (
        <p className="mb-4 max-w-[70ch] text-small text-ink-soft">
          {t('results.summary.setAside', { count: setAside.length, score: formatScore(score) })}
        </p>
      )}
      <SentenceList
        sentences={analysis.summary.map(({ text, evidence }) => ({
          key: text,
          words: text,
          evidence,
        }))}
      />
    </>
  );
}
