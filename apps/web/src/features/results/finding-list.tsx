import type { Finding } from '@clauselight/schema';
import { useAcceptance } from './accepted/acceptance-context.ts';
import { AcceptedRow } from './accepted/accepted-row.tsx';
import { FindingCard } from './finding-card.tsx';
import type { useFindingView } from './use-finding-view.ts';

interface FindingListProps {
  findings: readonly Finding[];
  view: Pick<
    ReturnType<typeof useFindingView>,
    'targetId' | 'changedId' | 'isAllOpen' | 'accept' | 'undo'
  >;
}

/** Findings as cards; those accepted here keep their place as a line with the way back. */
export function FindingList({ findings, view }: FindingListProps) {
  const { isAccepted } = useAcceptance();
  const { targetId, changedId, isAllOpen, accept, undo } = view;
  return (
    <ul className="divide-y divide-line">
      {findings.map((finding) =>
        isAccepted(finding.id) && finding.id !== targetId ? (
          <AcceptedRow
            key={finding.id}
            finding={finding}
            takesFocus={finding.id === changedId}
            onUndo={undo}
          />
        ) : (
          <FindingCard
            key={finding.id}
            finding={finding}
            isTarget={finding.id === targetId}
            isAllOpen={isAllOpen}
            isChanged={finding.id === changedId}
            onAccept={accept}
            onUndo={undo}
          />
        ),
      )}
    </ul>
  );
}
