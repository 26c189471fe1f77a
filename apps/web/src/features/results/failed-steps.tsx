import { describeFailedSteps, incompleteTitle } from '@clauselight/core';
import type { FailedStep } from '@clauselight/schema';
import { TriangleAlert } from 'lucide-react';
import { useAnalysisSource } from '../../lib/analysis-source/analysis-source-context.ts';

/** What could not be checked. */
export function FailedSteps({ failedSteps }: { failedSteps: readonly FailedStep[] }) {
  const { isReadOnly } = useAnalysisSource();
  if (failedSteps.length === 0) return null;
  return (
    <div role="alert" className="mb-4 flex gap-3 border-l-2 border-high py-1 pl-4">
      <TriangleAlert aria-hidden="true" size={18} className="mt-0.5 shrink-0 text-high" />
      <div>
        <p className="font-semibold">{incompleteTitle}</p>
        <p className="text-small">{describeFailedSteps(failedSteps, { canRepeat: !isReadOnly })}</p>
      </div>
    </div>
  );
}
