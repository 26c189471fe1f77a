import type { Highlight, Span } from '@clauselight/schema';
import { useDeferredValue } from 'react';
import { useAnalysisSource } from '../../lib/analysis-source/analysis-source-context.ts';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../../ui/error-boundary.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { describeNetworkFailure } from './failure.ts';
import { filterHighlights, type HighlightFilter, isFiltering, noFilter } from './filter.ts';
import type { useHighlights } from './get-highlights.ts';
import { HighlightFilters } from './highlight-filters.tsx';
import { HighlightList } from './highlight-list.tsx';
import { t } from './messages.ts';

interface HighlightSidebarProps {
  answer: ReturnType<typeof useHighlights>;
  filter: HighlightFilter;
  onFilterChange: (filter: HighlightFilter) => void;
  passage: Span | undefined;
  onShow: (span: Span) => void;
}

/** The highlights of the text as a list beside it, also for people who do not see the colors. */
export function HighlightSidebar(props: HighlightSidebarProps) {
  const { answer, filter, onFilterChange } = props;
  const { isReadOnly } = useAnalysisSource();
  return (
    <section
      aria-label={t('highlights.list.label')}
      tabIndex={-1}
      className="flex max-h-[26rem] min-w-0 flex-col gap-2 outline-none lg:h-[var(--pane-height,600px)] lg:max-h-none"
    >
      {answer.isPending && <Waiting>{t('highlights.list.loading')}</Waiting>}
      {answer.error && (
        <Failure
          message={describeNetworkFailure(answer.error, t('highlights.list.notLoaded'))}
          onRetry={() => void answer.refetch()}
        />
      )}
      {answer.data?.length === 0 && (
        <p className="text-small text-ink-soft">
          {isReadOnly ? t('highlights.list.emptyShared') : t('highlights.list.empty')}
        </p>
      )}
      {answer.data && answer.data.length > 0 && (
        <>
          <HighlightFilters highlights={answer.data} filter={filter} onChange={onFilterChange} />
          <FilteredList {...props} highlights={answer.data} />
        </>
      )}
    </section>
  );
}

function FilteredList(props: HighlightSidebarProps & { highlights: readonly Highlight[] }) {
  const { highlights, onFilterChange, passage, onShow } = props;
  // Deferred, so that typing stays fast with thousands of highlights.
  const filter = useDeferredValue(props.filter);
  const shown = filterHighlights(highlights, filter);
  const count = highlights.length;
  return (
    <>
      <p role="status" className="text-small text-ink-soft">
        {isFiltering(filter)
          ? t('highlights.list.shown', { shown: shown.length, count })
          : t('highlights.list.count', { count })}
      </p>
      {shown.length === 0 ? (
        <div className="space-y-2 text-small text-ink-soft">
          <p>{t('highlights.list.noMatch')}</p>
          <Button size="small" onClick={() => onFilterChange(noFilter)}>
            {t('highlights.list.showAll')}
          </Button>
        </div>
      ) : (
        <HighlightList
          key={JSON.stringify(filter)}
          highlights={shown}
          passage={passage}
          onShow={onShow}
        />
      )}
    </>
  );
}
