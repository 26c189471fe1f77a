import type { Comparison } from '@clauselight/schema';
import { useMemo, useRef } from 'react';
import { useMedia } from '../../../ui/use-media.ts';
import type { ChangeFilter, CompareView } from '../compare-view.ts';
import { t } from '../messages.ts';
import { findTargetIndex } from './find-target.ts';
import { listTextItems } from './text-items.ts';
import { TextRows } from './text-rows.tsx';
import { TextToolbar } from './text-toolbar.tsx';
import { useChangeKeys } from './use-change-keys.ts';
import { useOpenedRuns } from './use-opened-runs.ts';
import { useTarget } from './use-target.ts';
import { countChanges, findNextChange } from './walk.ts';

export interface TextPartProps {
  comparison: Comparison;
  view: Pick<CompareView, 'filter' | 'layout' | 'row'>;
  onFilterChange: (filter: ChangeFilter) => void;
  onLayoutChange: (layout: CompareView['layout']) => void;
  /** Called with the id of a passage that the user went to, or with the target of a place that a moved passage left. */
  onRowChange: (row: string) => void;
}

/** The words of both versions: beside each other or in one text, unchanged passages folded. */
export function TextPart(props: TextPartProps) {
  const { comparison, view } = props;
  const region = useRef<HTMLElement>(null);
  const runs = useOpenedRuns(region);
  const { target, go, leave } = useTarget({
    row: view.row,
    onGo: (row) => {
      runs.keep(row);
      props.onRowChange(row);
    },
    region,
  });
  const isWide = useMedia('(min-width: 60rem)');
  const layout = isWide ? view.layout : 'inline';

  const { passages } = comparison;
  const items = useMemo(
    () => listTextItems({ passages, filter: view.filter, opened: runs.opened, row: target }),
    [passages, view.filter, runs.opened, target],
  );
  const current = findTargetIndex(items, target);
  const item = items[current];

  // Another filter shows its list from the start.
  function changeFilter(filter: ChangeFilter) {
    leave();
    props.onFilterChange(filter);
  }

  function walk(direction: 1 | -1) {
    const next = findNextChange({ items, current, direction });
    if (next !== undefined) go(next);
  }
  useChangeKeys(region, walk);

  return (
    <section ref={region} aria-label={t('compare.text.label')}>
      <div className="sticky top-0 z-10 -mx-3 border-b border-line-strong bg-paper px-3 py-1.5">
        <TextToolbar
          counts={comparison.counts}
          filter={view.filter}
          onFilterChange={changeFilter}
          layout={layout}
          onLayoutChange={isWide ? props.onLayoutChange : undefined}
          position={item?.kind === 'row' ? item.order : undefined}
          total={countChanges(items)}
          onWalk={walk}
        />
        {layout === 'side-by-side' && <ColumnHeads comparison={comparison} />}
      </div>
      {items.length === 0 && <p className="px-3 py-6">{t('compare.text.noneOfKind')}</p>}
      <TextRows items={items} current={current} layout={layout} onGo={go} onOpen={runs.open} />
    </section>
  );
}

/** Hidden from screen readers: each cell says which version it belongs to. */
function ColumnHeads({ comparison: { before, after } }: Pick<TextPartProps, 'comparison'>) {
  return (
    <div
      aria-hidden="true"
      className="label grid grid-cols-[8.5rem_minmax(0,1fr)] gap-x-8 px-3 pt-1"
    >
      <span />
      <div className="grid grid-cols-2 gap-x-8">
        <span className="truncate">
          {t('compare.text.earlierFile', { filename: before.filename })}
        </span>
        <span className="truncate">
          {t('compare.text.laterFile', { filename: after.filename })}
        </span>
      </div>
    </div>
  );
}
