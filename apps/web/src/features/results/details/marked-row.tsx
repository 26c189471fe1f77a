import type { ReactNode } from 'react';

/** An item of a list: what became of it at the side, and what it says. */
export function MarkedRow({ mark, children }: { mark: ReactNode; children: ReactNode }) {
  return (
    <li className="grid grid-cols-1 gap-x-6 gap-y-0.5 py-2 sm:grid-cols-[8.5rem_1fr]">
      {mark}
      <div className="min-w-0 max-w-[70ch]">{children}</div>
    </li>
  );
}
