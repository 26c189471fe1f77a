import { memo, useMemo, useRef } from 'react';
import { cutChunks } from '../../../lib/chunks.ts';
import { useSeenChunks } from '../../../lib/use-seen-chunks.ts';
import { DepartureRow } from './departure-row.tsx';
import { RunRow } from './run-row.tsx';
import type { TextItem } from './text-items.ts';
import { TextRow } from './text-row.tsx';
import './compared-text.css';

interface RowHandlers {
  layout: 'side-by-side' | 'inline';
  onGo: (target: string) => void;
  onOpen: (id: string) => void;
}

interface TextRowsProps extends RowHandlers {
  items: readonly TextItem[];
  /** Index of the item that the user jumped to; -1 if there is none. */
  current: number;
}

const measures = { size: 30, itemHeight: 110 };

/** All rows, rendered as the user scrolls: a long document has thousands. */
export function TextRows({ items, current, ...handlers }: TextRowsProps) {
  const list = useRef<HTMLDivElement>(null);
  const seen = useSeenChunks(list, 'page');
  const chunks = useMemo(
    () =>
      cutChunks({ count: items.length, seen, current, ...measures }).map((chunk) => ({
        ...chunk,
        items: items.slice(chunk.first, chunk.last),
      })),
    [items, seen, current],
  );
  return (
    <div ref={list} className="compared-text">
      {chunks.map((chunk, index) =>
        chunk.isMade ? (
          <ol key={chunk.first}>
            {chunk.items.map((item, at) => (
              <Item
                key={getKey(item)}
                item={item}
                isCurrent={chunk.first + at === current}
                {...handlers}
              />
            ))}
          </ol>
        ) : (
          <div
            key={chunk.first}
            aria-hidden="true"
            data-chunk={index}
            style={{ height: chunk.estimatedHeight }}
          />
        ),
      )}
    </div>
  );
}

const Item = memo(function Item(props: RowHandlers & { item: TextItem; isCurrent: boolean }) {
  const { item, isCurrent, layout, onGo, onOpen } = props;
  if (item.kind === 'run') return <RunRow passages={item.passages} onOpen={onOpen} />;
  if (item.kind === 'departure') {
    return <DepartureRow passages={item.passages} isCurrent={isCurrent} onGo={onGo} />;
  }
  return <TextRow passage={item.passage} layout={layout} isCurrent={isCurrent} onGo={onGo} />;
});

function getKey(item: TextItem): string {
  if (item.kind === 'row') return item.passage.id;
  return `${item.kind} ${item.passages[0]?.id}`;
}
