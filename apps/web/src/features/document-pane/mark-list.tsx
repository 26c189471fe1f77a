import { memo, useDeferredValue, useEffect, useRef } from 'react';
import { useLatestCallback } from '../../lib/use-latest-callback.ts';
import { MarkItem } from './mark-item.tsx';
import type { Mark, MarkGroup } from './marks.ts';

interface MarkListProps {
  marks: readonly Mark[];
  current: MarkGroup | undefined;
  onChoose: (mark: Mark) => void;
}

const nothing: readonly Mark[] = [];

/** The marks as a list: what the light in the text says, for those who do not see it. */
export function MarkList({ marks, current, onChoose }: MarkListProps) {
  const list = useRef<HTMLUListElement>(null);
  const choose = useLatestCallback(onChoose);
  // The text comes first: a list of thousands is made after it is on the screen.
  const shown = useDeferredValue(marks, nothing);
  useEffect(() => {
    const item = list.current?.children[current?.first ?? -1];
    if (item instanceof HTMLElement && list.current && shown.length > 0) {
      scrollWithin(list.current, item);
    }
  }, [current, shown]);

  if (marks.length === 0) {
    return <p className="text-small text-ink-soft">Nothing is lit up: there are no findings.</p>;
  }
  return (
    <ul
      ref={list}
      aria-label="Highlights"
      aria-busy={shown !== marks}
      className="relative max-h-72 divide-y divide-line overflow-y-auto border-y border-line lg:max-h-none lg:h-[600px]"
    >
      <MarkItems marks={shown} current={current} onChoose={choose} />
    </ul>
  );
}

const MarkItems = memo(function MarkItems({ marks, current, onChoose }: MarkListProps) {
  return marks.map((mark, index) => (
    <MarkItem key={mark.key} mark={mark} isCurrent={contains(current, index)} onChoose={onChoose} />
  ));
});

function contains(group: MarkGroup | undefined, index: number): boolean {
  return group !== undefined && group.first <= index && index <= group.last;
}

function scrollWithin(list: HTMLElement, item: HTMLElement): void {
  const isAbove = item.offsetTop < list.scrollTop;
  const isBelow = item.offsetTop + item.offsetHeight > list.scrollTop + list.clientHeight;
  if (isAbove || isBelow) list.scrollTop = item.offsetTop - list.clientHeight / 3;
}
