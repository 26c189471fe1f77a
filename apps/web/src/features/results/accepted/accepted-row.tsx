import type { Finding } from '@clauselight/schema';
import { Check } from 'lucide-react';
import { useAnalysisSource } from '../../../lib/analysis-source/analysis-source-context.ts';
import { severityTones } from '../../../lib/severity.ts';
import { toneInk } from '../../../ui/tone.tsx';
import { useWording } from '../analysis-context.ts';
import { EvidenceLink } from '../evidence-link.tsx';
import { FindingLink } from '../finding-link.tsx';
import { t } from '../messages.ts';
import { UndoButton } from './undo-button.tsx';

interface AcceptedRowProps {
  finding: Finding;
  /** Whether its button takes the focus when it appears, because the finding has just been accepted. */
  takesFocus?: boolean;
  onUndo: (finding: Finding) => void;
}

/** An accepted finding: its title, its passage, and the undo button with its effect on the score. */
export function AcceptedRow({ finding, takesFocus = false, onUndo }: AcceptedRowProps) {
  const { severityNames } = useWording();
  const { isReadOnly } = useAnalysisSource();
  const { title, severity, evidence, clause } = finding;
  const lead = evidence[0];
  return (
    <li
      data-state="accepted"
      className="grid grid-cols-1 gap-x-8 gap-y-1 py-3 sm:grid-cols-[8.5rem_1fr]"
    >
      <div className="flex flex-wrap items-baseline gap-x-4 sm:block">
        <p className="flex items-center gap-1.5 font-semibold text-ink-soft">
          <Check aria-hidden="true" size={15} strokeWidth={2.5} className="shrink-0" />
          {t('results.accepted.mark')}
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
          {lead && <EvidenceLink evidence={lead} clause={clause} />}
        </div>
        {!isReadOnly && <UndoButton finding={finding} takesFocus={takesFocus} onUndo={onUndo} />}
      </div>
    </li>
  );
}
