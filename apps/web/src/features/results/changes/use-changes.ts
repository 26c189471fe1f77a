import { isSetAside } from '@clauselight/core';
import type { ProposedChange, Redline } from '@clauselight/schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type AskedChanges, changesQuery, leftOutQuery } from '../../../lib/api/get-changes.ts';
import { useAnalysisContext } from '../analysis-context.ts';
import { useFindingStates } from '../states/finding-states-context.ts';

export interface ProposedChanges {
  /** What was asked for; absent where changes are not proposed: in shared analyses, and where there is no contract. */
  asked: AskedChanges | undefined;
  /** Changes for findings that are not settled; absent before they were asked for. */
  changes: readonly ProposedChange[] | undefined;
  /** The scores with all changes; absent as long as some are left out, by wish or because a finding was settled since. */
  scores: Redline['scores'] | undefined;
  /** Ids of findings for which no change is wanted. */
  leftOut: readonly string[];
  /** Leaves a change out of the document, with all that answer the same findings, or takes it in again. */
  toggle: (change: ProposedChange) => void;
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
  const queries = useQueryClient();
  const left = leftOutQuery(askedChanges ?? nothing);
  const { data: leftOut = [] } = useQuery(left);
  const isOpen = (findingId: string) => {
    const decision = getDecision(findingId);
    return !isSetAside(decision) && decision.state !== 'done';
  };
  const changes = data?.changes.filter(({ findingIds }) => findingIds.some(isOpen));
  return {
    asked: askedChanges,
    changes,
    scores:
      changes?.length === data?.changes.length && leftOut.length === 0 ? data?.scores : undefined,
    leftOut,
    toggle: ({ findingIds }) => {
      const isOut = isLeftOut(findingIds, leftOut);
      const others = leftOut.filter((id) => !findingIds.includes(id));
      queries.setQueryData(left.queryKey, isOut ? others : [...others, ...findingIds]);
    },
    isProposing: isFetching,
    error,
    propose: () => void refetch(),
  };
}

/** Whether no finding that a change answers is to be answered. */
export function isLeftOut(findingIds: readonly string[], leftOut: readonly string[]): boolean {
  return findingIds.every((id) => leftOut.includes(id));
}
