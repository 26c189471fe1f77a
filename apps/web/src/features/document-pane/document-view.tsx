import type { SourceText, Span } from '@clauselight/schema';
import { type KeyboardEvent, type MouseEvent, useMemo, useState } from 'react';
import { DocumentText } from './document-text.tsx';
import { MarkList } from './mark-list.tsx';
import { findMarkAt, findMarkGroup, type Mark } from './marks.ts';
import { findOffsetAt } from './page-text.ts';
import { PaneToolbar } from './pane-toolbar.tsx';
import { buildSections } from './sections.ts';
import { useLitText } from './use-lit-text.ts';

interface DocumentViewProps {
  source: SourceText;
  marks: readonly Mark[];
  passage: Span | undefined;
  onPassageChange: (passage: Span) => void;
}

const wide = '(min-width: 64rem)';

/** Text and list side by side, the one showing what is chosen in the other. */
export function DocumentView({ source, marks, passage, onPassageChange }: DocumentViewProps) {
  const [isListOpen, setIsListOpen] = useState(() => matchMedia(wide).matches);
  const sections = useMemo(() => buildSections(source.blocks), [source]);
  const { ref, show } = useLitText({ source, sections, marks, passage });
  const current = useMemo(() => findMarkGroup(marks, passage), [marks, passage]);

  function choose({ start, end }: Span) {
    if (passage?.start === start && passage.end === end) show(passage);
    else onPassageChange({ start, end });
  }

  function chooseUnderPointer(event: MouseEvent) {
    if (!getSelection()?.isCollapsed) return;
    const offset = findOffsetAt(event.clientX, event.clientY);
    const mark = offset === undefined ? undefined : findMarkAt(marks, offset);
    if (mark) choose(mark);
  }

  function selectAllWithin(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'a' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    getSelection()?.selectAllChildren(event.currentTarget);
  }

  return (
    <div>
      <PaneToolbar
        marks={marks}
        passage={passage}
        isListOpen={isListOpen}
        onToggleList={() => setIsListOpen(!isListOpen)}
        onChoose={choose}
      />
      <div
        data-list={isListOpen}
        className="grid grid-cols-1 gap-x-6 gap-y-4 lg:data-[list=true]:grid-cols-[minmax(0,1fr)_19rem]"
      >
        {isListOpen && <MarkList marks={marks} current={current} onChoose={choose} />}
        <section
          ref={ref}
          aria-label="Document text"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a pane that scrolls must be reachable by keyboard
          tabIndex={0}
          onClick={chooseUnderPointer}
          onKeyDown={selectAllWithin}
          className="document-text min-w-0 border border-line bg-sheet px-4 py-4 sm:px-8 lg:order-first lg:h-[600px] lg:overflow-y-auto"
        >
          <DocumentText source={source} sections={sections} />
        </section>
      </div>
    </div>
  );
}
