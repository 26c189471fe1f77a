import type { Span } from '@clauselight/schema';
import type { TextSelection } from '../../../lib/highlighted-passage.ts';
import { isSameSpan } from '../../../lib/spans.ts';
import type { TextSurface } from '../text/text-surface.ts';
import { describeSelection, readSelectedSpan } from './read-selection.ts';
import { findSelectedSpan } from './selected-span.ts';

/** How long a selection made by keys or by handles must rest to count as settled, in milliseconds. */
const restMs = 250;

/** Tells of selections in a text. */
export interface SelectionWatch {
  /** Marks a selection of this span as made by the page: it is not the user's until it changes. */
  readonly expect: (span: Span) => void;
  readonly stop: () => void;
}

/** Calls `onSelect` with each selection that has settled in the text, and with nothing once it is cleared. */
export function watchSelection(
  surface: TextSurface,
  onSelect: (selection: TextSelection | undefined) => void,
): SelectionWatch {
  const life = new AbortController();
  const { signal } = life;
  let told: Span | undefined;
  let ours: Span | undefined;
  let isPointerDown = false;
  let timer = 0;

  function tell(span: Span | undefined) {
    if (isSameSpan(span, told)) return;
    told = span;
    onSelect(span && describeSelection(surface, span));
  }

  function settle() {
    if (isPointerDown) return;
    const span = readSelectedSpan(surface);
    if (!span && hasMovedIntoField(surface)) return;
    if (!isSameSpan(span, ours)) ours = undefined;
    tell(span && isSameSpan(span, ours) ? undefined : span);
  }

  function settleAfter(ms: number) {
    clearTimeout(timer);
    timer = window.setTimeout(settle, ms);
  }

  function change() {
    if (getSelection()?.isCollapsed && !hasMovedIntoField(surface)) {
      clearTimeout(timer);
      ours = undefined;
      tell(undefined);
    } else if (!isPointerDown) settleAfter(restMs);
  }

  function release() {
    if (!isPointerDown) return;
    isPointerDown = false;
    // A click on selected words clears the selection only after the pointer is up.
    settleAfter(0);
  }

  document.addEventListener('selectionchange', change, { signal });
  document.addEventListener(
    'pointerdown',
    ({ pointerType }) => {
      // A finger that scrolls or drags a handle never comes up as a pointer: there the rest decides.
      isPointerDown = pointerType === 'mouse';
    },
    { signal, capture: true },
  );
  for (const type of ['pointerup', 'pointercancel', 'dragend'] as const) {
    document.addEventListener(type, release, { signal, capture: true });
  }

  return {
    expect(span) {
      ours = findSelectedSpan(surface.source, span);
    },
    stop() {
      life.abort();
      clearTimeout(timer);
    },
  };
}

/** A selection that went into a field or a dialog outside leaves that of the text as it was. */
function hasMovedIntoField({ root }: TextSurface): boolean {
  const anchor = getSelection()?.anchorNode;
  const element = anchor instanceof Element ? anchor : anchor?.parentElement;
  if (element && root.contains(element)) return false;
  return [document.activeElement, element].some((place) =>
    place?.closest(
      'input, textarea, select, [contenteditable], dialog, [role="dialog"], [popover]',
    ),
  );
}
