import type { Share } from '@clauselight/schema';
import { type ReactNode, useRef } from 'react';
import { LinkRow } from './link-row.tsx';

interface LinkListProps {
  label: string;
  shares: readonly Share[];
  /** What a link is called in the list. */
  renderTitle: (share: Share) => ReactNode;
}

/** Links with what became of them; those that are open can be taken back. */
export function LinkList({ label, shares, renderTitle }: LinkListProps) {
  const list = useRef<HTMLUListElement>(null);
  const now = Date.now();
  return (
    <ul
      ref={list}
      tabIndex={-1}
      aria-label={label}
      className="divide-y divide-line border-y border-line outline-none"
    >
      {shares.map((share) => (
        <LinkRow
          key={share.id}
          share={share}
          title={renderTitle(share)}
          now={now}
          // The button that was pressed goes; the focus stays in the list.
          onRevoked={() => list.current?.focus()}
        />
      ))}
    </ul>
  );
}
