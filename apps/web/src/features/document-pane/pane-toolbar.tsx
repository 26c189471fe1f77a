import type { Span } from '@clauselight/schema';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { findMarkGroup, findNeighbour, type Mark, type MarkGroup } from './marks.ts';

interface PaneToolbarProps {
  marks: readonly Mark[];
  passage: Span | undefined;
  isListOpen: boolean;
  onToggleList: () => void;
  onChoose: (passage: Span) => void;
}

/** Steps through the marks and shows or hides their list. */
export function PaneToolbar(props: PaneToolbarProps) {
  const { marks, passage, isListOpen, onToggleList, onChoose } = props;
  const current = findMarkGroup(marks, passage);

  function step(direction: 1 | -1) {
    const mark = findNeighbour(marks, passage, direction);
    if (mark) onChoose(mark);
  }

  return (
    <div className="sticky top-0 z-10 mb-2 flex flex-wrap items-center gap-x-2 gap-y-1 bg-paper py-1 lg:static">
      <IconButton label="Previous finding" disabled={marks.length === 0} onClick={() => step(-1)}>
        <ChevronUp aria-hidden="true" size={20} />
      </IconButton>
      <IconButton label="Next finding" disabled={marks.length === 0} onClick={() => step(1)}>
        <ChevronDown aria-hidden="true" size={20} />
      </IconButton>
      <p role="status" className="flex-1 text-small text-ink-soft">
        {current ? `${writePlaces(current)} of ${marks.length}` : `${marks.length} in all`}
        {current && <span className="sr-only">: {describe(marks, current)}</span>}
      </p>
      <Button size="small" aria-expanded={isListOpen} onClick={onToggleList}>
        {isListOpen ? 'Hide' : 'Show'} Highlights ({marks.length})
      </Button>
    </div>
  );
}

function writePlaces({ first, last }: MarkGroup): string {
  return first === last ? String(first + 1) : `${first + 1}–${last + 1}`;
}

function describe(marks: readonly Mark[], { first, last }: MarkGroup): string {
  const titles = marks.slice(first, last + 1).map(({ title }) => title);
  return `${titles.join('; ')}: “${marks[first]?.quote}”`;
}
