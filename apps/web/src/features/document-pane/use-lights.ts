import type { Span } from '@clauselight/schema';
import { useCallback, useMemo } from 'react';
import type { LitPassage } from '../../lib/lit-passage.ts';
import { findPassageStyle, highlightStyles } from './light/highlight-styles.ts';
import type { Light } from './light/painter.ts';
import { findPassagesOver } from './passage-order.ts';
import { listHitsWithin } from './search/find-hits.ts';
import { findVisibleSpan } from './text/words-at.ts';
import { type LitText, useLight } from './use-lit-text.ts';

/** Lights up the passages in their colors. */
export function useLitPassages(lit: LitText | undefined, passages: readonly LitPassage[]): void {
  const light = useCallback<Light>(
    (within) =>
      findPassagesOver(passages, within).map((passage) => ({
        start: passage.start,
        end: passage.end,
        style: findPassageStyle(passage),
      })),
    [passages],
  );
  useLight(lit, 'passages', light);
}

/** Lights up one span above all highlights; at an empty one the word there. */
export function useLitSpan(
  lit: LitText | undefined,
  layer: 'shown' | 'selected' | 'place',
  span: Span | undefined,
): void {
  const { start, end } = span ?? {};
  const light = useMemo<Light | undefined>(() => {
    if (!lit || start === undefined || end === undefined) return undefined;
    const visible = findVisibleSpan(lit.surface.source.text, { start, end });
    const style = layer === 'place' ? highlightStyles.hit : highlightStyles[layer];
    return (within) =>
      visible.start < within.end && within.start < visible.end ? [{ ...visible, style }] : [];
  }, [lit, layer, start, end]);
  useLight(lit, layer, light);
}

/** Highlights the search hits, and most strongly the current one. */
export function useLitHits(
  lit: LitText | undefined,
  hits: readonly Span[],
  current: Span | undefined,
): void {
  const light = useCallback<Light>(
    (within) =>
      listHitsWithin(hits, within).map(({ start, end }) => ({
        start,
        end,
        style: start === current?.start ? highlightStyles.currentHit : highlightStyles.hit,
      })),
    [hits, current],
  );
  useLight(lit, 'hits', light);
}

/** Underlines what tracked changes have put in. */
export function useLitInsertions(lit: LitText | undefined): void {
  const light = useMemo<Light | undefined>(() => {
    const insertions =
      lit?.surface.source.revisions.filter(({ kind }) => kind === 'insertion') ?? [];
    if (insertions.length === 0) return undefined;
    return (within) =>
      insertions
        .filter(({ start, end }) => start < within.end && within.start < end)
        .map(({ start, end }) => ({ start, end, style: highlightStyles.insertion }));
  }, [lit]);
  useLight(lit, 'insertions', light);
}
