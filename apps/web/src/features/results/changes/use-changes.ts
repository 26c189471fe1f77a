import { isSetAside } from '@clauselight/core';
import type { ProposedChange, Redline } from '@clauselight/schema';
import { useQuery } from '@tanstack/react-query';
import { type AskedChanges, changesQuery } from '../../../lib/api/get-changes.ts';
import { useAnalysisContext } from '../analysis-context.ts';
import { useFindingStates } from '../states/finding-states-context.ts';

export interface ProposedChanges {
  /** What was asked for; absent where changes are not proposed: in shared analyses, and where there is no contract. */
  asked: AskedChanges | undefined;
  /** Changes for findings that are not settled; absent before they were asked for. */
  changes: readonly ProposedChange[] | undefined;
  /** The scores with all changes; absent as long as some are left out, because a finding was settled since. */
  scores: Redline['scores'] | undefined;
  isProposing: boolean;
  error: Error | null;
  propose: () => void;
}

const nothing: AskedChanges = { analysisId: '', side: undefined };

/** The changes that are proposed for the analysis and the side on the page, once somebody has asked for them. */
export function useChanges(): ProposedChanges {
  const { askedChanges } = useAnalysisContext();
  const { getDecision } = useFindingStates();
  const { data, error, isFetching, refetch } = useQuery(changesQuery(askedChanges ?? nothing));
  const isOpen = (findingId: string) => {
    const decision = getDecision(findingId);
    return !isSetAside(decision) && decision.state !== 'done';
  };
  const changes = data?.changes.filter(({ findingIds }) => findingIds.some(isOpen));
  return {
    asked: askedChanges,
    changes,
    scores: changes?.length === data?.changes.length ? data?.scores : undefined,
    isProposing: isFetching,
    error,
    propose: () => void refetch(),
  };
}
