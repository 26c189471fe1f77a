import type { Analysis, Finding, FindingStateName } from '@clauselight/schema';
import { useDeferredValue, useMemo, useState } from 'react';
import { useSearchParams } from 'wouter';
import { changeParams } from '../../lib/change-params.ts';
import { useLatestCallback } from '../../lib/use-latest-callback.ts';
import { useWording } from './analysis-context.ts';
import { arrangeFindings } from './arrange-findings.ts';
import { readFindingFilter } from './findings.ts';
import { useFindingStates } from './states/finding-states-context.ts';

export type FilterKey = 'severity' | 'category' | 'q' | 'status' | 'sort';

const filterKeys: readonly FilterKey[] = ['severity', 'category', 'q', 'status'];
/** Findings of a list that are on the page from the beginning. */
const firstShown = 50;
const none: ReadonlySet<string> = new Set();

/** What the tab of the findings shows, as its address says it, and the ways to change that. */
export function useFindingView(analysis: Analysis, whole: Analysis) {
  const [params, setParams] = useSearchParams();
  const { setAside, getDecision, decide: change } = useFindingStates();
  const [lingering, setLingering] = useState(none);
  const [changedId, setChangedId] = useState<string>();
  const [isAllOpen, setIsAllOpen] = useState(false);
  const filter = useMemo(() => readFindingFilter(params), [params]);
  // The fields show what is typed at once; lists of thousands follow when there is time.
  const listedFilter = useDeferredValue(filter);
  const lists = useMemo(
    () =>
      arrangeFindings({
        whole: whole.findings,
        remaining: analysis.findings,
        setAside,
        getDecision,
        lingering,
        filter: listedFilter,
      }),
    [whole, analysis, setAside, getDecision, lingering, listedFilter],
  );

  function update(changes: Partial<Record<FilterKey, string>>) {
    setLingering(none);
    setChangedId(undefined);
    setParams(changeParams(params, { ...changes, finding: '' }), { replace: true });
  }

  /** Decides about a finding in its place. Its row takes the focus unless that has moved on. */
  const decide = useLatestCallback(
    (finding: Finding, state: FindingStateName, keepsFocus = true) => {
      setLingering(new Set([...lingering, finding.id]));
      setChangedId(keepsFocus ? finding.id : undefined);
      change(finding, { state });
    },
  );

  const target = useTarget(params.get('finding'), lists, [...analysis.findings, ...setAside]);
  const pinned = target?.isInSight === false ? target.finding : undefined;
  return {
    filter,
    /** Tells one filtering from another, as far as the lists have followed. */
    listKey: JSON.stringify(listedFilter),
    lists: pinned ? leaveOut(lists, pinned.id) : lists,
    changedId,
    /** Whether every finding is shown with its reasons. */
    isAllOpen,
    toggleAll: () => setIsAllOpen(!isAllOpen),
    targetId: target?.finding.id,
    /** The finding that the address names, where it would not be seen in the lists. */
    pinned,
    set: (key: FilterKey, value: string) => update({ [key]: value }),
    clear: () => update(Object.fromEntries(filterKeys.map((key) => [key, '']))),
    decide,
  };
}

/** The finding that the address names, and whether it is to be seen in the lists as they begin. */
function useTarget(
  id: string | null,
  lists: ReturnType<typeof arrangeFindings>,
  findings: readonly Finding[],
) {
  const { firstFindings } = useWording();
  const finding = findings.find((candidate) => candidate.id === id);
  if (finding === undefined) return undefined;
  const inSight = [
    ...lists.risks.slice(0, Math.min(firstFindings, firstShown)),
    ...lists.favors.slice(0, firstShown),
  ];
  return { finding, isInSight: inSight.some((shown) => shown.id === finding.id) };
}

/** A finding shown above the lists is not in them as well. */
function leaveOut(lists: ReturnType<typeof arrangeFindings>, id: string) {
  const isOther = (finding: Finding) => finding.id !== id;
  return { ...lists, risks: lists.risks.filter(isOther), favors: lists.favors.filter(isOther) };
}
