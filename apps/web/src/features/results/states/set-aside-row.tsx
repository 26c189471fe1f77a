import { getFindingStateNames } from '@clauselight/core';
import type { Finding } from '@clauselight/schema';
import { useAnalysisSource } from '../../../lib/analysis-source/analysis-source-context.ts';
import { severityTones } from '../../../lib/severity.ts';
import { toneInk } from '../../../ui/tone.tsx';
import { useAnalysisContext, useWording } from '../analysis-context.ts';
import { EvidenceLink } from '../evidence-link.tsx';
import { FindingLink } from '../finding-link.tsx';
import { NoteText } from './finding-note.tsx';
import { useFindingStates } from './finding-states-context.ts';
import { ReasonField } from './reason-field.tsx';
import { StateBadge } from './state-badge.tsx';
import { stateIcons } from './state-menu.tsx';
import { UndoButton } from './undo-button.tsx';

interface SetAsideRowProps {
  finding: Finding;
  /** Whether its button takes the focus when it appears, because the finding has just been set aside. */
  takesFocus?: boolean;
  onUndo: (finding: Finding) => void;
}

/** A finding that does not count: its title, its passage, why, and the undo button with its effect on the score. */
export function SetAsideRow({ finding, takesFocus = false, onUndo }: SetAsideRowProps) {
  const { severityNames } = useWording();
  const { family } = useAnalysisContext();
  const { getDecision } = useFindingStates();
  const { isReadOnly } = useAnalysisSource();
  const { title, severity, evidence, clause } = finding;
  const { state, note = '' } = getDecision(finding.id);
  const Icon = stateIcons[state];
  const lead = evidence[0];
  return (
    <li
      data-state="set-aside"
      data-finding={finding.id}
      className="grid grid-cols-1 gap-x-5 gap-y-1 py-3 sm:grid-cols-[6.5rem_1fr]"
    >
      <div className="flex flex-wrap items-baseline gap-x-4 sm:block">
        <p className="flex items-center gap-1.5 font-semibold text-ink-soft">
          <Icon aria-hidden="true" size={15} strokeWidth={2.5} className="shrink-0" />
          {getFindingStateNames(family)[state]}
        </p>
        <p className={toneInk(severityTones[severity])}>
          <span className="text-small">{severityNames[severity]}</span>
        </p>
      </div>
      <div className="flex min-w-0 flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0 flex-1 basis-64">
          <h4 className="font-serif font-semibold text-ink-soft">
            <FindingLink findingId={finding.id}>{title}</FindingLink>
          </h4>
          {lead && <EvidenceLink evidence={lead} clause={clause} isShort />}
          {isReadOnly ? <StateBadge findingId={finding.id} /> : <ReasonField finding={finding} />}
          <NoteText note={note} />
        </div>
        {!isReadOnly && <UndoButton finding={finding} takesFocus={takesFocus} onUndo={onUndo} />}
      </div>
    </li>
  );
}
