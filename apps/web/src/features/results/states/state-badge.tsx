import { describeFindingState, getFindingStateNames } from '@clauselight/core';
import { Badge } from '../../../ui/badge.tsx';
import { useAnalysisContext } from '../analysis-context.ts';
import { useFindingStates } from './finding-states-context.ts';
import { stateIcons } from './state-menu.tsx';

/** What was decided about a finding; nothing while it is open. */
export function StateBadge({ findingId }: { findingId: string }) {
  const { getDecision } = useFindingStates();
  const names = getFindingStateNames(useAnalysisContext().family);
  const decision = getDecision(findingId);
  if (decision.state === 'open') return null;
  return <Badge icon={stateIcons[decision.state]}>{describeFindingState(decision, names)}</Badge>;
}
