import type { PageSize } from './page-size.ts';

export const zooms = ['fit', '100', '150'] as const;
/** Page width as wide as the pane, or a share of the real size in per cent. */
export type Zoom = (typeof zooms)[number];

/** Widest and narrowest that a fitted page gets, as shares of its real size. */
const fitLimits = { least: 0.1, most: 3 } as const;

/** Share of the real size at which pages are drawn. A page wider than the others does not shrink those. */
export function computeScale(
  zoom: Zoom,
  { sizes, room }: { sizes: readonly PageSize[]; room: number },
): number {
  if (zoom !== 'fit') return Number(zoom) / 100;
  const widths = sizes.map(({ width }) => width).sort((a, b) => a - b);
  const usual = widths[Math.floor(widths.length / 2)] ?? room;
  return Math.min(fitLimits.most, Math.max(fitLimits.least, room / usual));
}

/** The next larger or smaller share of the real size; `scale` is the present one. */
export function stepZoom(scale: number, direction: 1 | -1): Zoom {
  if (direction === 1) return scale < 0.99 ? '100' : '150';
  return scale > 1.01 ? '100' : 'fit';
}
