import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { TextSelection } from '../../lib/highlighted-passage.ts';
import { useLatestCallback } from '../../lib/use-latest-callback.ts';
import type { PageLayer } from './page-highlights.ts';
import { readSelection } from './selection.ts';
import { steadySelection } from './steady-selection.ts';

/** Time after which a selection made by touch or keyboard counts as settled. */
const settleMs = 150;

interface PageSelectionOptions {
  text: string;
  pane: RefObject<HTMLElement | null>;
  onSelect: (selection: TextSelection | undefined) => void;
}

/** Reports which passage is selected on the pages once the selection is finished. Pages register their layers with `setLayer`. */
export function usePageSelection({ text, pane, onSelect }: PageSelectionOptions) {
  const layers = useRef(new Map<number, PageLayer>());
  const hasSelection = useRef(false);

  const setLayer = useCallback((number: number, layer: PageLayer | undefined) => {
    if (layer) layers.current.set(number, layer);
    else layers.current.delete(number);
  }, []);

  const report = useLatestCallback(() => {
    // Typing in a field keeps the earlier selection.
    if (document.activeElement?.closest('input, textarea, select, dialog')) return;
    const selection = readSelection(text, [...layers.current.values()]);
    if (!selection && !hasSelection.current) return;
    hasSelection.current = selection !== undefined;
    onSelect(selection);
  });

  useEffect(() => {
    let isPressed = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const settle = () => {
      clearTimeout(timer);
      if (!isPressed) timer = setTimeout(report, settleMs);
    };
    const press = () => {
      isPressed = true;
    };
    const release = () => {
      isPressed = false;
      settle();
    };
    document.addEventListener('selectionchange', settle, { signal });
    document.addEventListener('pointerdown', press, { signal });
    document.addEventListener('pointerup', release, { signal });
    document.addEventListener('pointercancel', release, { signal });
    const unsteady = pane.current ? steadySelection(pane.current) : undefined;
    return () => {
      clearTimeout(timer);
      stop.abort();
      unsteady?.();
    };
  }, [report, pane]);

  return setLayer;
}
