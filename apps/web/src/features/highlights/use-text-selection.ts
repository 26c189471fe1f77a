import type { Span } from '@clauselight/schema';
import { useRef, useState } from 'react';
import type { TextSelection } from '../../lib/highlighted-passage.ts';

interface Selected {
  selection: TextSelection | undefined;
  isOpen: boolean;
  /** How often the focus was asked to move into the card. */
  focusRequest: number;
}

const nothing: Selected = { selection: undefined, isOpen: false, focusRequest: 0 };

interface TextSelectionOptions {
  /** The whole text that is selected in. */
  text: string;
  /** The passage that is shown: it stands in where nothing is selected. */
  passage: Span | undefined;
}

/** The words selected in the text and whether the card for them is open: it opens by itself, and again on demand. */
export function useTextSelection({ text, passage }: TextSelectionOptions) {
  const card = useRef<HTMLDivElement>(null);
  const pane = useRef<HTMLElement>(null);
  /** Whether the page's selection was cleared while the card still works with it. */
  const isLetGo = useRef(false);
  const [state, setState] = useState(nothing);

  function select(selection: TextSelection | undefined) {
    // A link of the card selects its own passage; the card stays with the words it was opened for.
    isLetGo.current = !selection && hasFocus(card.current);
    if (isLetGo.current) return;
    const isEmpty = !selection || selection.quote.trim() === '';
    if (!isEmpty) pane.current = findPane();
    setState(isEmpty ? nothing : { selection, isOpen: true, focusRequest: 0 });
  }

  function close() {
    if (hasFocus(card.current)) pane.current?.focus({ preventScroll: true });
    setState((last) => ({ ...last, isOpen: false, focusRequest: 0 }));
  }

  function closeSaved() {
    close();
    // The words are lit in their color now; the browser's own would hide it.
    const selected = getSelection();
    if (selected && !selected.isCollapsed) selected.collapseToEnd();
  }

  function handlePressOutside() {
    if (isLetGo.current) setState(nothing);
  }

  function openWithFocus() {
    const selection = state.selection ?? (passage && describePassage(text, passage));
    if (!selection) return;
    if (!hasFocus(card.current)) pane.current = findPane();
    setState({ selection, isOpen: true, focusRequest: state.focusRequest + 1 });
  }

  return { ...state, card, select, close, closeSaved, handlePressOutside, openWithFocus };
}

function hasFocus(element: HTMLElement | null): boolean {
  return element?.contains(document.activeElement) ?? false;
}

/** The pane that the selected words stand in: it takes the focus back. */
function findPane(): HTMLElement | null {
  const selected = getSelection();
  for (const node of [selected?.anchorNode, selected?.focusNode]) {
    const element = node instanceof Element ? node : node?.parentElement;
    const pane = element?.closest<HTMLElement>('[tabindex="0"]');
    if (pane) return pane;
  }
  return null;
}

/** A passage that is shown is selected on the page as well: the card stands where it ends. */
function describePassage(text: string, { start, end }: Span): TextSelection {
  const selected = getSelection();
  const rects = selected?.rangeCount ? [...selected.getRangeAt(0).getClientRects()] : [];
  const rect = rects.at(-1) ?? new DOMRectReadOnly(innerWidth / 2, innerHeight / 3, 0, 0);
  return { start, end, quote: text.slice(start, end), rect };
}
