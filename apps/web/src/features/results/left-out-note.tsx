import { describeLeftOut, leftOutTitle } from '@clauselight/core';
import type { LeftOut } from '@clauselight/schema';
import { TriangleAlert } from 'lucide-react';

/** What a result of bounded size does not show. */
export function LeftOutNote({ leftOut }: { leftOut: readonly LeftOut[] }) {
  const words = describeLeftOut(leftOut);
  if (words === undefined) return null;
  return (
    <div role="note" className="mb-4 flex gap-3 border-l-2 border-high py-1 pl-4">
      <TriangleAlert aria-hidden="true" size={18} className="mt-0.5 shrink-0 text-high" />
      <div>
        <p className="font-semibold">{leftOutTitle}</p>
        <p className="text-small">{words}</p>
      </div>
    </div>
  );
}
