import { ChevronDown, ChevronUp } from 'lucide-react';
import { ChoiceRow } from '../../ui/choice-row.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { t } from './messages.ts';
import { PageField } from './page-field.tsx';
import { type Zoom, zooms } from './zoom.ts';

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
          label={t('pdf-pages.toolbar.previous')}
          aria-keyshortcuts="Alt+ArrowUp"
          disabled={!hasPassages}
          onClick={() => onStep(-1)}
        >
          <ChevronUp aria-hidden="true" size={20} />
        </IconButton>
        <IconButton
          label={t('pdf-pages.toolbar.next')}
          aria-keyshortcuts="Alt+ArrowDown"
          disabled={!hasPassages}
          onClick={() => onStep(1)}
        >
          <ChevronDown aria-hidden="true" size={20} />
        </IconButton>
      </div>
      <PageField number={number} count={count} onGoTo={onGoTo} />
      <ChoiceRow
        label={t('pdf-pages.toolbar.size')}
        values={zooms}
        names={{ fit: t('pdf-pages.toolbar.fitWidth'), '100': '100 %', '150': '150 %' }}
        value={zoom}
        onChange={onZoom}
        className="sm:ml-auto"
      />
    </div>
  );
}
