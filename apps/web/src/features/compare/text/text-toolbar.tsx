import type { Comparison } from '@clauselight/schema';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { formatNumber } from '../../../lib/format.ts';
import { ChoiceRow } from '../../../ui/choice-row.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import type { ChangeFilter, CompareView } from '../compare-view.ts';

interface TextToolbarProps {
  counts: Comparison['counts'];
  filter: ChangeFilter;
  onFilterChange: (filter: ChangeFilter) => void;
  layout: CompareView['layout'];
  /** Absent where there is no room for a choice. */
  onLayoutChange: ((layout: CompareView['layout']) => void) | undefined;
  /** Number of the change the reader is at, from 1; none where they are at no change. */
  position: number | undefined;
  total: number;
  onWalk: (direction: 1 | -1) => void;
}

const layoutNames = { 'side-by-side': 'Side by side', inline: 'Inline' } as const;
const layouts = ['side-by-side', 'inline'] as const;

/** How the text is shown, and the way from change to change. */
export function TextToolbar(props: TextToolbarProps) {
  const { filter, layout, onLayoutChange, position, total, onWalk } = props;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
      <SelectField
        label="Show"
        value={filter}
        onChange={props.onFilterChange}
        options={listFilters(props.counts)}
      />
      {onLayoutChange && (
        <ChoiceRow
          label="Layout"
          values={layouts}
          names={layoutNames}
          value={layout}
          onChange={onLayoutChange}
        />
      )}
      <div className="ml-auto flex items-center gap-1">
        <p role="status" className="text-small whitespace-nowrap text-ink-soft">
          {describePosition(position, total)}
        </p>
        <IconButton
          label="Previous change (Alt+↑)"
          aria-keyshortcuts="Alt+ArrowUp"
          disabled={total === 0}
          onClick={() => onWalk(-1)}
        >
          <ChevronUp aria-hidden="true" size={20} />
        </IconButton>
        <IconButton
          label="Next change (Alt+↓)"
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
  if (total === 0) return 'No changes';
  if (position === undefined) return total === 1 ? '1 change' : `${formatNumber(total)} changes`;
  return `Change ${formatNumber(position)} of ${formatNumber(total)}`;
}

/** Filters that would let nothing through are left out. */
function listFilters(counts: Comparison['counts']): { value: ChangeFilter; title: string }[] {
  const kinds = [
    ['changed', 'Changed'],
    ['added', 'Added'],
    ['removed', 'Removed'],
    ['moved', 'Moved'],
    ['renumbered', 'Renumbered'],
  ] as const;
  return [
    { value: 'all', title: 'The whole text' },
    { value: 'changes', title: 'Changes only' },
    ...kinds
      .filter(([kind]) => counts[kind] > 0)
      .map(([kind, name]) => ({ value: kind, title: `${name} (${formatNumber(counts[kind])})` })),
  ];
}
