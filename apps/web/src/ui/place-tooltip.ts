interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const margin = 8;

/**
 * The upper left corner of a tooltip of `size` for `anchor`, in CSS pixels of the window: centered above, below
 * where there is no room above, and never beyond the sides.
 */
export function placeTooltip(
  anchor: Box,
  size: Pick<Box, 'width' | 'height'>,
  windowWidth: number,
) {
  const centered = anchor.left + anchor.width / 2 - size.width / 2;
  const left = Math.max(margin, Math.min(centered, windowWidth - size.width - margin));
  const above = anchor.top - size.height;
  return { left, top: above >= 0 ? above : anchor.top + anchor.height };
}
