import type { FailedStep } from '@clauselight/schema';
import { TriangleAlert } from 'lucide-react';
import { useReading } from '../../lib/reading/reading-context.ts';

/** Says what could not be checked: an analysis that lacks a step must not read like a clean one. */
export function FailedSteps({ failedSteps }: { failedSteps: readonly FailedStep[] }) {
  const { isReadOnly } = useReading();
  if (failedSteps.length === 0) return null;
  return (
    <div role="alert" className="mb-4 flex gap-3 border-l-2 border-high py-1 pl-4">
      <TriangleAlert aria-hidden="true" size={18} className="mt-0.5 shrink-0 text-high" />
      <div>
        <p className="font-semibold">This analysis is incomplete.</p>
        <p className="text-small">
          These steps failed, and what they would have found is unknown:{' '}
          {failedSteps.map(({ label }) => label).join('; ')}.{' '}
          {isReadOnly
            ? 'Read these points yourself.'
            : 'Analyze the document again; if it stays so, read these points yourself.'}
        </p>
      </div>
    </div>
  );
}
