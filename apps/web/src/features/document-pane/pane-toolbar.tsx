import type { SourceText, Span } from '@clauselight/schema';
import { ChevronDown, ChevronUp, ListTree, Search as SearchIcon } from 'lucide-react';
import { useState } from 'react';
import { formatNumber } from '../../lib/format.ts';
import type { HighlightedPassage } from '../../lib/highlighted-passage.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { t } from './messages.ts';
import { findGroup, findNeighbor, type PassageGroup } from './passage-order.ts';
import { GoToField } from './places/go-to-field.tsx';
import { SearchField } from './search/search-field.tsx';
import type { Search } from './search/use-search.ts';

interface PaneToolbarProps {
  source: SourceText;
  /** In the order of the document. */
  passages: readonly HighlightedPassage[];
  passage: Span | undefined;
  search: Search;
  isOutlineOpen: boolean;
  onToggleOutline: () => void;
  onShow: (passage: Span) => void;
  onJump: (place: Span) => void;
}

/** Steps through the passages, searches the text and finds its places; on small screens the fields open on demand. */
export function PaneToolbar(props: PaneToolbarProps) {
  const { source, passages, passage, search, onJump } = props;
  const [isFindOpen, setIsFindOpen] = useState(false);

  return (
    <div className="sticky top-0 z-10 mb-2 flex flex-wrap items-center gap-x-2 gap-y-1.5 bg-paper py-1 lg:static">
      <StepButtons passages={passages} passage={passage} onShow={props.onShow} />
      <IconButton
        label={t('document-pane.toolbar.find')}
        aria-expanded={isFindOpen}
        className="aria-expanded:bg-shade aria-expanded:text-ink @3xl:hidden"
        onClick={() => setIsFindOpen(!isFindOpen)}
      >
        <SearchIcon aria-hidden="true" size={18} />
      </IconButton>
      <div
        data-open={isFindOpen}
        className="hidden min-w-0 flex-wrap gap-2 data-[open=true]:flex @max-3xl:order-last @max-3xl:w-full @3xl:flex @3xl:flex-1"
      >
        <SearchField search={search} />
        <GoToField source={source} onJump={onJump} />
      </div>
      <Button
        size="small"
        className="aria-expanded:bg-shade"
        aria-expanded={props.isOutlineOpen}
        onClick={props.onToggleOutline}
      >
        <ListTree aria-hidden="true" size={16} />
        {t('document-pane.outline.title')}
      </Button>
    </div>
  );
}

type StepButtonsProps = Pick<PaneToolbarProps, 'passages' | 'passage' | 'onShow'>;

function StepButtons({ passages, passage, onShow }: StepButtonsProps) {
  const current = findGroup(passages, passage);

  function step(direction: 1 | -1) {
    const next = findNeighbor(passages, passage, direction);
    if (next) onShow(next);
  }

  return (
    <div className="flex min-w-fit flex-1 items-center @3xl:flex-none">
      <IconButton
        label={t('document-pane.toolbar.previous')}
        disabled={passages.length === 0}
        onClick={() => step(-1)}
      >
        <ChevronUp aria-hidden="true" size={20} />
      </IconButton>
      <IconButton
        label={t('document-pane.toolbar.next')}
        disabled={passages.length === 0}
        onClick={() => step(1)}
      >
        <ChevronDown aria-hidden="true" size={20} />
      </IconButton>
      <p role="status" className="ml-2 text-small whitespace-nowrap text-ink-soft">
        {describePlace(current, passages.length)}
      </p>
    </div>
  );
}

function describePlace(group: PassageGroup | undefined, count: number): string {
  if (!group) return t('document-pane.toolbar.count', { count });
  const first = group.first + 1;
  const last = group.last + 1;
  const total = formatNumber(count);
  return first === last
    ? t('document-pane.toolbar.position', { position: first, count: total })
    : t('document-pane.toolbar.positions', { first, last, count: total });
}
