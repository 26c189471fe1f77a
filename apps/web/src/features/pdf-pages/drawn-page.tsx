import type { SourceText, Span } from '@clauselight/schema';
import { type MouseEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { HighlightedPassage } from '../../lib/highlighted-passage.ts';
import { Failure } from '../../ui/error-boundary.tsx';
import type { Box } from './boxes.ts';
import { describePageFailure } from './failure.ts';
import type { OpenPdf } from './open-pdf.ts';
import { findBoxes, findIdsAt, findPageHighlights, type PageLayer } from './page-highlights.ts';
import { PageLights } from './page-lights.tsx';
import { describePage } from './page-note.ts';
import { usePagePicture } from './use-page-picture.ts';
import { usePageText } from './use-page-text.ts';

export interface DrawnPageProps {
  open: OpenPdf;
  /** 1-based. */
  number: number;
  scale: number;
  source: SourceText;
  /** What of the source text stands on the page. */
  parts: readonly Span[];
  /** Those that stand on the page. */
  passages: readonly HighlightedPassage[];
  passage: Span | undefined;
  onPassagesAt: (ids: readonly string[], point: DOMRectReadOnly) => void;
  onLayer: (number: number, layer: PageLayer | undefined) => void;
  /** Called with the boxes of the passage on this page whenever they are found. */
  onShown: (number: number, boxes: readonly Box[]) => void;
  /** Draws the page anew. */
  onRetry: () => void;
}

const noBoxes: readonly Box[] = [];

/** One page near the visible part: its picture, its text, its highlights and the notes on it. */
export function DrawnPage(props: DrawnPageProps) {
  const { open, number, scale, source, parts, passages, passage, onLayer, onShown } = props;
  const sheet = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [failure, setFailure] = useState<unknown>();
  const onFailure = useCallback((error: unknown) => setFailure(error ?? 'unknown'), []);
  usePagePicture({ open, number, scale, host: picture, onFailure });
  const layer = usePageText({ open, number, source, parts, sheet, host: text, onFailure });
  const lit = useMemo(() => layer && findPageHighlights(layer, passages), [layer, passages]);
  const { start = -1, end = -1 } = passage ?? {};
  const current = useMemo(
    () => (layer && start >= 0 ? (findBoxes(layer, { start, end }) ?? noBoxes) : noBoxes),
    [layer, start, end],
  );

  useEffect(() => {
    onLayer(number, layer);
    return () => onLayer(number, undefined);
  }, [onLayer, number, layer]);
  useEffect(() => {
    if (layer) onShown(number, current);
  }, [onShown, number, layer, current]);

  function choose(event: MouseEvent<HTMLElement>) {
    if (!lit || getSelection()?.isCollapsed === false) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const { clientX: x, clientY: y } = event;
    const ids = findIdsAt(lit, { x: (x - left) / width, y: (y - top) / height });
    if (ids.length > 0) props.onPassagesAt(ids, new DOMRect(x, y, 0, 0));
  }

  const note = lit && layer && describePage(layer.map, lit.unplaced);
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard steps through highlights with Alt and arrows */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the words themselves are no controls */}
      <div ref={sheet} onClick={choose} className="absolute inset-0">
        <div ref={picture} className="pdf-picture absolute inset-0" aria-hidden="true" />
        {lit && <PageLights lights={lit.lights} current={current} />}
        <div ref={text} className="pdf-text" />
      </div>
      {failure !== undefined && (
        <div className="absolute inset-x-4 top-4 z-3 bg-sheet p-3">
          <Failure message={describePageFailure(failure)} onRetry={props.onRetry} />
        </div>
      )}
      {note && (
        <p
          className="absolute top-full right-0 max-w-[75%] truncate text-micro leading-8 text-ink-soft"
          title={note}
        >
          {note}
        </p>
      )}
    </>
  );
}
