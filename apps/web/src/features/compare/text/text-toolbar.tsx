import type { Comparison } from '@clauselight/schema';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { ChoiceRow } from '../../../ui/choice-row.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import type { ChangeFilter, CompareView } from '../compare-view.ts';
import { t } from '../messages.ts';

interface TextToolbarProps {
  counts: Comparison['counts'];
  filter: ChangeFilter;
  onFilterChange: (filter: ChangeFilter) => void;
  layout: CompareView['layout'];
  /** Undefined if the screen is too narrow for both layouts. */
  onLayoutChange: ((layout: CompareView['layout']) => void) | undefined;
  /** Number of the current change, from 1; undefined if no change is current. */
  position: number | undefined;
  total: number;
  onWalk: (direction: 1 | -1) => void;
}

const layouts = ['side-by-side', 'inline'] as const;

/** Filter and layout of the text, and buttons for the previous and next change. */
export function TextToolbar(props: TextToolbarProps) {
  const { filter, layout, onLayoutChange, position, total, onWalk } = props;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
      <SelectField
        label={t('compare.toolbar.show')}
        value={filter}
        onChange={props.onFilterChange}
        options={listFilters(props.counts)}
      />
      {onLayoutChange && (
        <ChoiceRow
          label={t('compare.toolbar.layout')}
          values={layouts}
          names={{
            'side-by-side': t('compare.toolbar.sideBySide'),
            inline: t('compare.toolbar.inline'),
          }}
          value={layout}
          onChange={onLayoutChange}
        />
      )}
      <div className="ml-auto flex items-center gap-1">
        <p role="status" className="text-small whitespace-nowrap text-ink-soft">
          {describePosition(position, total)}
        </p>
        <IconButton
          label={t('compare.toolbar.previous')}
          aria-keyshortcuts="Alt+ArrowUp"
          disabled={total === 0}
          onClick={() => onWalk(-1)}
        >
          <ChevronUp aria-hidden="true" size={20} />
        </IconButton>
        <IconButton
          label={t('compare.toolbar.next')}
          aria-keyshortcuts="Alt+ArrowDown"
          disabled={total === 0}
          onClick={() => onWalk(1)}
        >
          <ChevronDown aria-hidden="true" size={20} />
        </IconButton>
      </div>
    </div>
  );
}

function describePosition(position: number | undefined, total: number): string {
  if (total === 0 || position === undefined) return t('compare.toolbar.total', { total });
  return t('compare.toolbar.position', { position, total });
}

/** Filters that no passage passes are left out. */
function listFilters(counts: Comparison['counts']): { value: ChangeFilter; title: string }[] {
  const kinds = [
    ['changed', 'compare.filter.changed'],
    ['added', 'compare.filter.added'],
    ['removed', 'compare.filter.removed'],
    ['moved', 'compare.filter.moved'],
    ['renumbered', 'compare.filter.renumbered'],
  ] as const;
  return [
    { value: 'all', title: t('compare.filter.all') },
    { value: 'changes', title: t('compare.filter.changes') },
    ...kinds
      .filter(([kind]) => counts[kind] > 0)
      .map(([kind, title]) => ({ value: kind, title: t(title, { count: counts[kind] }) })),
  ];
}
