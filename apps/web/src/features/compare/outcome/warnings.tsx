import type { Comparison } from '@clauselight/schema';
import { TriangleAlert } from 'lucide-react';
import { listWarnings } from './describe-outcome.ts';

interface WarningsProps {
  comparison: Comparison;
  /** Id of the side that was asked for. */
  side: string | undefined;
}

/** Reasons to doubt the comparison. Renders nothing if there are none. */
export function Warnings({ comparison, side }: WarningsProps) {
  const warnings = listWarnings(comparison, side);
  if (warnings.length === 0) return null;
  return (
    <div role="note" className="flex gap-3 border-l-3 border-high py-1 pl-4">
      <TriangleAlert aria-hidden="true" size={18} className="mt-0.5 shrink-0 text-high" />
      <ul className="min-w-0 max-w-[80ch] space-y-1 text-small">
        {warnings.map((warning) => (
          <li key={warning} className="break-words">
            {warning}
          </li>
        ))}
      </ul>
    </div>
  );
}
