import { isSetAside } from '@clauselight/core';
import type { Finding } from '@clauselight/schema';
import { FindingCard } from './finding-card.tsx';
import { useFindingStates } from './states/finding-states-context.ts';
import { SetAsideRow } from './states/set-aside-row.tsx';
import type { useFindingView } from './use-finding-view.ts';

interface FindingListProps {
  findings: readonly Finding[];
  view: Pick<ReturnType<typeof useFindingView>, 'targetId' | 'changedId' | 'isAllOpen' | 'decide'>;
}

/** Findings as cards; those set aside here keep their place as a line with the way back. */
export function FindingList({ findings, view }: FindingListProps) {
  const { getDecision } = useFindingStates();
  const { targetId, changedId, isAllOpen, decide } = view;
  return (
    <ul className="divide-y divide-line">
      {findings.map((finding) =>
        isSetAside(getDecision(finding.id)) && finding.id !== targetId ? (
          <SetAsideRow
            key={finding.id}
            finding={finding}
            takesFocus={finding.id === changedId}
            onUndo={(undone) => decide(undone, 'open')}
          />
        ) : (
          <FindingCard
            key={finding.id}
            finding={finding}
            isTarget={finding.id === targetId}
            isAllOpen={isAllOpen}
            isChanged={finding.id === changedId}
            onDecide={decide}
          />
        ),
      )}
    </ul>
  );
}
