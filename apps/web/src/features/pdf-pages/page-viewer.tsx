import type { SourceText, Span } from '@clauselight/schema';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import type { HighlightedPassage, TextSelection } from '../../lib/highlighted-passage.ts';
import { useLatestCallback } from '../../lib/use-latest-callback.ts';
import { WithSidebar } from '../../ui/with-sidebar.tsx';
import type { OpenPdf } from './open-pdf.ts';
import { findNeighbor, usePagePassages } from './page-passages.ts';
import { PageSheet } from './page-sheet.tsx';
import type { PageSize } from './page-size.ts';
import { PageToolbar } from './page-toolbar.tsx';
import { useNearPages } from './use-near-pages.ts';
import { usePagePosition } from './use-page-position.ts';
import { usePageSelection } from './use-page-selection.ts';
import { useReveal } from './use-reveal.ts';
import { useRoom } from './use-room.ts';
import { computeScale, stepZoom, type Zoom } from './zoom.ts';
import './pdf-pages.css';
import { t } from './messages.ts';

export interface PageViewerProps {
  open: OpenPdf;
  sizes: readonly PageSize[];
  /** The text into which every offset points. */
  source: SourceText;
  /** The highlighted passages, in any order; they may overlap. */
  passages: readonly HighlightedPassage[];
  /** The passage to show, highlighted above all others. */
  passage: Span | undefined;
  onPassageChange: (passage: Span) => void;
  /** Called with every highlighted passage at the clicked position, the shortest first. */
  onPassagesAt: (ids: readonly string[], point: DOMRectReadOnly) => void;
  /** Called with a finished selection, and with undefined once it is cleared. */
  onSelect: (selection: TextSelection | undefined) => void;
  /** Shown beside the pages where there is room, else above them. */
  sidebar?: ReactNode;
}

const nothing: readonly never[] = [];

/** The list of pages in a scrolling pane, with its toolbar and keyboard shortcuts. */
export function PageViewer(props: PageViewerProps) {
  const { open, sizes, source, passages, passage, onPassageChange, onSelect } = props;
  const pane = useRef<HTMLElement>(null);
  const [zoom, setZoom] = useState<Zoom>('fit');
  const room = useRoom(pane);
  const scale = computeScale(zoom, { sizes, room });
  const { parts, findPages, byPage } = usePagePassages(source, passages);
  const { number, goTo } = usePagePosition({ scroller: pane, scale, sizes });
  const near = useNearPages(pane, sizes.length);
  const setLayer = usePageSelection({ text: source.text, pane, onSelect });
  const reveal = useReveal({ scroller: pane, passage, parts, findPages, goTo });
  const choose = useLatestCallback(props.onPassagesAt);
  const passagePages: readonly number[] = passage ? findPages(passage) : nothing;

  function step(direction: 1 | -1) {
    const neighbor = findNeighbor(passages, passage, direction);
    if (neighbor) onPassageChange({ start: neighbor.start, end: neighbor.end });
  }

  function press(event: KeyboardEvent) {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (altKey && (key === 'ArrowDown' || key === 'ArrowUp')) step(key === 'ArrowDown' ? 1 : -1);
    else if (ctrlKey || metaKey || altKey) return;
    else if (key === '+' || key === '=') setZoom(stepZoom(scale, 1));
    else if (key === '-') setZoom(stepZoom(scale, -1));
    else if (key === '0') setZoom('fit');
    else return;
    event.preventDefault();
  }

  return (
    <div>
      <PageToolbar
        number={number}
        count={sizes.length}
        onGoTo={(page) => goTo(page - 1)}
        zoom={zoom}
        onZoom={setZoom}
        hasPassages={passages.length > 0}
        onStep={step}
      />
      <WithSidebar sidebar={props.sidebar}>
        <section
          ref={pane}
          aria-label={t('pdf-pages.viewer.label')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a pane that scrolls must be reachable by keyboard
          tabIndex={0}
          onKeyDown={press}
          className="relative h-[75dvh] min-w-0 lg:order-first overflow-auto border border-line bg-shade p-2 sm:p-4 lg:h-[var(--pane-height,600px)]"
        >
          {sizes.map((size, index) => (
            <PageSheet
              // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
              key={index}
              size={size}
              isNear={near.has(index + 1)}
              open={open}
              number={index + 1}
              scale={scale}
              source={source}
              parts={parts[index] ?? nothing}
              passages={byPage.get(index) ?? nothing}
              passage={passagePages.includes(index) ? passage : undefined}
              onPassagesAt={choose}
              onLayer={setLayer}
              onShown={reveal}
            />
          ))}
        </section>
      </WithSidebar>
    </div>
  );
}
