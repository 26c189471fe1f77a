import type { Span } from '@clauselight/schema';
import { useEffect, useRef, useState } from 'react';
import type { TextSelection } from '../../lib/highlighted-passage.ts';
import { useLatestCallback } from '../../lib/use-latest-callback.ts';
import { type SelectionWatch, watchSelection } from './selection/watch-selection.ts';
import type { PaintedText } from './use-painted-text.ts';

/** Reports the user's selections; `selected` is the current one, even if the focus has moved to a field. */
export function useSelection(
  lit: PaintedText | undefined,
  onSelect: (selection: TextSelection | undefined) => void,
) {
  const [selected, setSelected] = useState<Span>();
  const watch = useRef<SelectionWatch>(undefined);
  const tell = useLatestCallback((selection: TextSelection | undefined) => {
    setSelected(selection);
    onSelect(selection);
  });
  useEffect(() => {
    if (!lit) return undefined;
    const current = watchSelection(lit.surface, tell);
    watch.current = current;
    return () => current.stop();
  }, [lit, tell]);
  return { selected, watch };
}
