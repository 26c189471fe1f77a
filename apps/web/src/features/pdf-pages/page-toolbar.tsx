import { ChevronDown, ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
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
  /** Shown at the right end. */
  children?: ReactNode;
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
      <fieldset className="flex items-center sm:ml-auto">
        <legend className="sr-only">Size of the pages</legend>
        {zooms.map((one) => (
          <Button
            key={one}
            size="small"
            variant="plain"
            aria-pressed={zoom === one}
            onClick={() => onZoom(one)}
            className="aria-pressed:border-line-strong aria-pressed:bg-shade aria-pressed:text-ink"
          >
            {zoomNames[one]}
          </Button>
        ))}
      </fieldset>
      {props.children}
    </div>
  );
}
