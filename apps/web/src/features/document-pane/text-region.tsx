import type { Span } from '@clauselight/schema';
import { type KeyboardEvent, type MouseEvent, type RefObject, useId } from 'react';
import type { HighlightedPassage } from '../../lib/highlighted-passage.ts';
import { Minimap } from './minimap.tsx';
import { findNeighbor, findPassagesOver } from './passage-order.ts';
import { findCharacterAt } from './text/point.ts';
import { createTextRange } from './text/ranges.ts';
import type { PaintedText } from './use-painted-text.ts';
import './text/document-text.css';
import { Message, t } from './messages.ts';

interface TextRegionProps {
  ref: RefObject<HTMLDivElement | null>;
  lit: PaintedText | undefined;
  /** In the order of the document. */
  passages: readonly HighlightedPassage[];
  passage: Span | undefined;
  /** The length of the text, in UTF-16 units. */
  length: number;
  onShow: (passage: Span) => void;
  onPassagesAt: (ids: readonly string[], point: DOMRectReadOnly) => void;
}

const elements = { key: <kbd /> };

/** The text in a pane that scrolls, with clicks, selections and steps through highlights. */
export function TextRegion(props: TextRegionProps) {
  const { ref, lit, passages, passage, onShow, onPassagesAt } = props;
  const helpId = useId();

  function tellPassages(span: Span, point: DOMRectReadOnly) {
    const ids = findPassagesOver(passages, span).map(({ id }) => id);
    if (ids.length > 0) onPassagesAt(ids, point);
  }

  function openUnderPointer({ clientX, clientY }: MouseEvent) {
    if (!lit || !getSelection()?.isCollapsed) return;
    const character = findCharacterAt(lit.surface, clientX, clientY);
    if (character) tellPassages(character, new DOMRectReadOnly(clientX, clientY, 0, 0));
  }

  function openCurrent() {
    const rect = lit && passage && createTextRange(lit.surface, passage)?.getClientRects()[0];
    if (passage && rect) tellPassages(passage, rect);
  }

  function step(direction: 1 | -1) {
    const next = findNeighbor(passages, passage, direction);
    if (next) onShow(next);
  }

  function act(event: KeyboardEvent<HTMLElement>) {
    if (event.target !== event.currentTarget) return;
    const isCommand = event.ctrlKey || event.metaKey;
    if (event.key === 'a' && isCommand) getSelection()?.selectAllChildren(event.currentTarget);
    else if (event.altKey && event.key === 'ArrowDown') step(1);
    else if (event.altKey && event.key === 'ArrowUp') step(-1);
    else if (event.key === 'Enter' && passage) openCurrent();
    else return;
    event.preventDefault();
  }

  return (
    <div className="min-w-0 lg:order-first">
      <div className="relative">
        <section
          ref={ref}
          aria-label={t('document-pane.text.label')}
          aria-describedby={helpId}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a pane that scrolls must be reachable by keyboard
          tabIndex={0}
          onClick={openUnderPointer}
          onKeyDown={act}
          className="document-text min-w-0 border border-line bg-sheet px-4 py-4 sm:px-8 lg:h-[var(--pane-height,600px)] lg:overflow-y-auto lg:pr-12"
        />
        <Minimap passages={passages} length={props.length} onShow={onShow} />
      </div>
      <p id={helpId} className="mt-1.5 hidden text-micro text-ink-soft lg:block">
        <Message id="document-pane.text.help" elements={elements} />
      </p>
    </div>
  );
}
