import type { Highlight, Span } from '@clauselight/schema';
import { useDeferredValue } from 'react';
import { formatCount, formatNumber } from '../../lib/format.ts';
import { useReading } from '../../lib/reading/reading-context.ts';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../../ui/error-boundary.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { describeNetworkFailure } from './failure.ts';
import { filterHighlights, type HighlightFilter, isFiltering, noFilter } from './filter.ts';
import type { useHighlights } from './get-highlights.ts';
import { HighlightFilters } from './highlight-filters.tsx';
import { HighlightList } from './highlight-list.tsx';

interface HighlightSidebarProps {
  answer: ReturnType<typeof useHighlights>;
  filter: HighlightFilter;
  onFilterChange: (filter: HighlightFilter) => void;
  passage: Span | undefined;
  onShow: (span: Span) => void;
}

/** The highlights beside the text: what its light says, for those who do not see it as well. */
export function HighlightSidebar(props: HighlightSidebarProps) {
  const { answer, filter, onFilterChange } = props;
  const { isReadOnly } = useReading();
  return (
    <section
      aria-label="Highlights"
      tabIndex={-1}
      className="flex max-h-[26rem] min-w-0 flex-col gap-2 outline-none lg:h-[600px] lg:max-h-none"
    >
      {answer.isPending && <Waiting>Loading the highlights…</Waiting>}
      {answer.error && (
        <Failure
          message={describeNetworkFailure(answer.error, 'The highlights could not be loaded.')}
          onRetry={() => void answer.refetch()}
        />
      )}
      {answer.data?.length === 0 && (
        <p className="text-small text-ink-soft">
          {isReadOnly
            ? 'Nothing is lit up in this document.'
            : 'Nothing is lit up yet. Select words in the text to highlight them.'}
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
  // Typing stays ahead of a list of thousands.
  const filter = useDeferredValue(props.filter);
  const shown = filterHighlights(highlights, filter);
  const count = formatNumber(highlights.length);
  return (
    <>
      <p role="status" className="text-small text-ink-soft">
        {isFiltering(filter)
          ? `${formatNumber(shown.length)} of ${count}`
          : formatCount(highlights.length, 'highlight')}
      </p>
      {shown.length === 0 ? (
        <div className="space-y-2 text-small text-ink-soft">
          <p>No highlight is all of this.</p>
          <Button size="small" onClick={() => onFilterChange(noFilter)}>
            Show all
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
