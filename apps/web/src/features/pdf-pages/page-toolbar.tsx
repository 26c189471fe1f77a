import { ChevronDown, ChevronUp } from 'lucide-react';
import { ChoiceRow } from '../../ui/choice-row.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { PageField } from './page-field.tsx';
import { type Zoom, zoomNames, zooms } from './zoom.ts';

interface PageToolbarProps {
  /** The page that is shown, 1-based. */
  number: number;
  count: number;
  onGoTo: (number: number) => void;
  zoom: Zoom;
  onZoom: (zoom: Zoom) => void;
  hasPassages: boolean;
  onStep: (direction: 1 | -1) => void;
}

/** Steps through pages and highlights, and chooses how large the pages are. */
export function PageToolbar(props: PageToolbarProps) {
  const { number, count, onGoTo, zoom, onZoom, hasPassages, onStep } = props;
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-1 py-1">
      <div className="flex items-center gap-1">
        <IconButton
          label="Previous highlight"
          aria-keyshortcuts="Alt+ArrowUp"
          disabled={!hasPassages}
          onClick={() => onStep(-1)}
        >
          <ChevronUp aria-hidden="true" size={20} />
        </IconButton>
        <IconButton
          label="Next highlight"
          aria-keyshortcuts="Alt+ArrowDown"
          disabled={!hasPassages}
          onClick={() => onStep(1)}
        >
          <ChevronDown aria-hidden="true" size={20} />
        </IconButton>
      </div>
      <PageField number={number} count={count} onGoTo={onGoTo} />
      <ChoiceRow
        label="Size of the pages"
        values={zooms}
        names={zoomNames}
        value={zoom}
        onChange={onZoom}
        className="sm:ml-auto"
      />
    </div>
  );
}
