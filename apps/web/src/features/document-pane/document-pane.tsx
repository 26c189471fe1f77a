import type { SourceText, Span } from '@clauselight/schema';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { HighlightedPassage, TextSelection } from '../../lib/highlighted-passage.ts';
import { isSameSpan } from '../../lib/spans.ts';
import { WithSidebar } from '../../ui/with-sidebar.tsx';
import { DeletionMarks } from './notes/deletion-marks.tsx';
import { ReaderNotes } from './notes/reader-notes.tsx';
import { PaneToolbar } from './pane-toolbar.tsx';
import { sortPassages } from './passage-order.ts';
import { OutlinePanel } from './places/outline-panel.tsx';
import { useSearch } from './search/use-search.ts';
import { findReadingOffset, revealSpan } from './text/show-range.ts';
import { TextRegion } from './text-region.tsx';
import { useLitHits, useLitInsertions, useLitPassages, useLitSpan } from './use-lights.ts';
import { usePaintedText } from './use-painted-text.ts';
import { useSelection } from './use-selection.ts';
import { useShownPassage } from './use-shown-passage.ts';

interface DocumentPaneProps {
  source: SourceText;
  /** The highlighted passages, in any order; they may overlap. */
  passages: readonly HighlightedPassage[];
  /** The passage in the address: selected, scrolled to and highlighted above all others. */
  passage: Span | undefined;
  onPassageChange: (passage: Span) => void;
  /** Called with each finished selection in the text, and with undefined once it is cleared. */
  onSelect: (selection: TextSelection | undefined) => void;
  /** Called for a click or Enter on highlighted words with every passage that overlaps there, the shortest first. */
  onPassagesAt: (ids: readonly string[], point: DOMRectReadOnly) => void;
  /** Shown beside the text where there is room, else above it. */
  sidebar?: ReactNode;
}

/** A document's exact text with highlighted passages, search, an outline and selection. */
export function DocumentPane(props: DocumentPaneProps) {
  const { source, passage, onPassageChange, sidebar } = props;
  const passages = useMemo(() => sortPassages(props.passages), [props.passages]);
  const { ref, lit } = usePaintedText(source);
  const [place, setPlace] = useState<Span>();
  const [isOutlineOpen, setIsOutlineOpen] = useState(false);
  const getPlace = useCallback(() => (lit ? findReadingOffset(lit.surface) : 0), [lit]);
  const reveal = useCallback((span: Span) => lit && revealSpan(lit.surface, span), [lit]);
  const search = useSearch({ text: source.text, getPlace, onShow: reveal });
  const { selected, watch } = useSelection(lit, props.onSelect);
  const show = useShownPassage({ lit, passage, watch });
  useLitPassages(lit, passages);
  useLitInsertions(lit);
  useLitHits(lit, search.hits, search.hits[search.current]);
  useLitSpan(lit, 'place', place);
  useLitSpan(lit, 'shown', passage);
  useLitSpan(lit, 'selected', selected);

  function choose({ start, end }: Span) {
    setPlace(undefined);
    if (isSameSpan(passage, { start, end })) show({ start, end });
    else onPassageChange({ start, end });
  }

  function jump(span: Span) {
    setPlace(span);
    reveal(span);
  }

  return (
    <div className="@container">
      <ReaderNotes source={source} onShow={choose} />
      <PaneToolbar
        source={source}
        passages={passages}
        passage={passage}
        search={search}
        isOutlineOpen={isOutlineOpen}
        onToggleOutline={() => setIsOutlineOpen(!isOutlineOpen)}
        onShow={choose}
        onJump={jump}
      />
      {isOutlineOpen && lit && <OutlinePanel surface={lit.surface} onJump={jump} />}
      <WithSidebar sidebar={sidebar}>
        <TextRegion
          ref={ref}
          lit={lit}
          passages={passages}
          passage={passage}
          length={source.text.length}
          onShow={choose}
          onPassagesAt={props.onPassagesAt}
        />
      </WithSidebar>
      {lit && source.revisions.length > 0 && <DeletionMarks surface={lit.surface} />}
    </div>
  );
}
