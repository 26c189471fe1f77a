import type { Span } from '@clauselight/schema';
import { useCallback, useMemo } from 'react';
import type { HighlightedPassage } from '../../lib/highlighted-passage.ts';
import { findPassageStyle, highlightStyles } from './light/highlight-styles.ts';
import type { HighlightLayer } from './light/painter.ts';
import { findPassagesOver } from './passage-order.ts';
import { listHitsWithin } from './search/find-hits.ts';
import { findVisibleSpan } from './text/words-at.ts';
import { type PaintedText, useHighlightLayer } from './use-painted-text.ts';

/** Lights up the passages in their colors. */
export function useLitPassages(
  lit: PaintedText | undefined,
  passages: readonly HighlightedPassage[],
): void {
  const light = useCallback<HighlightLayer>(
    (within) =>
      findPassagesOver(passages, within).map((passage) => ({
        start: passage.start,
        end: passage.end,
        style: findPassageStyle(passage),
      })),
    [passages],
  );
  useHighlightLayer(lit, 'passages', light);
}

/** Lights up one span above all highlights; at an empty one the word there. */
export function useLitSpan(
  lit: PaintedText | undefined,
  layer: 'shown' | 'selected' | 'place',
  span: Span | undefined,
): void {
  const { start, end } = span ?? {};
  const light = useMemo<HighlightLayer | undefined>(() => {
    if (!lit || start === undefined || end === undefined) return undefined;
    const visible = findVisibleSpan(lit.surface.source.text, { start, end });
    const style = layer === 'place' ? highlightStyles.hit : highlightStyles[layer];
    return (within) =>
      visible.start < within.end && within.start < visible.end ? [{ ...visible, style }] : [];
  }, [lit, layer, start, end]);
  useHighlightLayer(lit, layer, light);
}

/** Highlights the search hits, and most strongly the current one. */
export function useLitHits(
  lit: PaintedText | undefined,
  hits: readonly Span[],
  current: Span | undefined,
): void {
  const light = useCallback<HighlightLayer>(
    (within) =>
      listHitsWithin(hits, within).map(({ start, end }) => ({
        start,
        end,
        style: start === current?.start ? highlightStyles.currentHit : highlightStyles.hit,
      })),
    [hits, current],
  );
  useHighlightLayer(lit, 'hits', light);
}

/** Underlines what tracked changes have put in. */
export function useLitInsertions(lit: PaintedText | undefined): void {
  const light = useMemo<HighlightLayer | undefined>(() => {
    const insertions =
      lit?.surface.source.revisions.filter(({ kind }) => kind === 'insertion') ?? [];
    if (insertions.length === 0) return undefined;
    return (within) =>
      insertions
        .filter(({ start, end }) => start < within.end && within.start < end)
        .map(({ start, end }) => ({ start, end, style: highlightStyles.insertion }));
  }, [lit]);
  useHighlightLayer(lit, 'insertions', light);
}
