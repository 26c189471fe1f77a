import {
  categoryNames,
  describeFindingLaw,
  describePoints,
  favorTitle,
  findingLabels,
} from '@clauselight/core';
import type { Finding } from '@clauselight/schema';
import { memo, useEffect, useRef } from 'react';
import { useAnalysisSource } from '../../lib/analysis-source/analysis-source-context.ts';
import { severityTones } from '../../lib/severity.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { ToneMark } from '../../ui/tone.tsx';
import { AcceptButton } from './accepted/accept-button.tsx';
import { useAcceptance } from './accepted/acceptance-context.ts';
import { UndoButton } from './accepted/undo-button.tsx';
import { useAnalysisContext, useWording } from './analysis-context.ts';
import { CopiedLabel } from './copied-label.tsx';
import { EvidenceLink } from './evidence-link.tsx';
import { EvidenceList } from './evidence-list.tsx';
import { FindingJudgement } from './finding-judgement.tsx';
import { t } from './messages.ts';
import { Explanation } from './review/explanation.tsx';

interface FindingCardProps {
  finding: Finding;
  /** Whether the URL names it: it is then scrolled to, focused and marked. */
  isTarget: boolean;
  /** Whether it has just been accepted or restored: its button then takes the focus. */
  isChanged: boolean;
  onAccept: (finding: Finding) => void;
  onUndo: (finding: Finding) => void;
}

/** A finding: severity, category and points in the margin, the reason and the advice beside them. */
export const FindingCard = memo(function FindingCard(props: FindingCardProps) {
  const { finding, isTarget } = props;
  const isFavor = finding.standing === 'favour';
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isTarget) goTo(card.current);
  }, [isTarget]);
  return (
    <li
      ref={card}
      data-state={isTarget ? 'target' : undefined}
      className="grid scroll-mt-4 grid-cols-1 gap-x-8 gap-y-2 py-6 data-[state=target]:-mx-4 data-[state=target]:border-l-3 data-[state=target]:border-l-amber data-[state=target]:bg-amber-wash data-[state=target]:px-4 sm:grid-cols-[8.5rem_1fr]"
    >
      <Margin finding={finding} />
      <div className="min-w-0 space-y-3">
        <h4 tabIndex={-1} className="font-serif text-lead font-semibold outline-none">
          {finding.title}
        </h4>
        {finding.detail && <p className="max-w-[70ch]">{finding.detail}</p>}
        {finding.evidence.map((evidence, index) => (
          <EvidenceLink
            key={`${evidence.start}-${evidence.end}`}
            evidence={evidence}
            clause={index === 0 ? finding.clause : undefined}
          />
        ))}
        <LookedIn finding={finding} />
        <p className="max-w-[70ch]">{isFavor ? (finding.advantage ?? finding.why) : finding.why}</p>
        <Explanation findingId={finding.id} />
        {!isFavor && <Mitigation finding={finding} />}
        <Disclosure title={t('results.finding.judgement')}>
          <FindingJudgement finding={finding} />
        </Disclosure>
        {!isFavor && <Choice {...props} />}
      </div>
    </li>
  );
});

function goTo(card: HTMLElement | null): void {
  card?.scrollIntoView({ block: 'start' });
  card?.querySelector<HTMLElement>('h4')?.focus({ preventScroll: true });
}

function Choice({ finding, isChanged, onAccept, onUndo }: FindingCardProps) {
  const { isAccepted } = useAcceptance();
  const { isReadOnly } = useAnalysisSource();
  if (isReadOnly) return null;
  return isAccepted(finding.id) ? (
    <UndoButton finding={finding} takesFocus={isChanged} onUndo={onUndo} />
  ) : (
    <AcceptButton finding={finding} takesFocus={isChanged} onAccept={onAccept} />
  );
}

function Margin({ finding }: { finding: Finding }) {
  const { severityNames } = useWording();
  const { standing, severity, category } = finding;
  return (
    <div className="flex flex-wrap gap-x-4 sm:block">
      {standing === 'favour' ? (
        <ToneMark tone="good">{favorTitle}</ToneMark>
      ) : (
        <ToneMark tone={severityTones[severity]}>{severityNames[severity]}</ToneMark>
      )}
      <p className="text-small leading-6 text-ink-soft">{categoryNames[category]}</p>
      <p className="text-small leading-6 text-ink-soft">{describePoints(finding)}</p>
    </div>
  );
}

/** Where the check looked for something that is missing. */
function LookedIn({ finding }: { finding: Finding }) {
  if (finding.lookedIn.length === 0) return null;
  return (
    <Disclosure title={t('results.finding.lookedIn', { count: finding.lookedIn.length })}>
      <EvidenceList passages={finding.lookedIn} />
    </Disclosure>
  );
}

function Mitigation({ finding }: { finding: Finding }) {
  const { adviceLabel } = useWording();
  const { lawNotes } = useAnalysisContext();
  const { title, mitigation, wording } = finding;
  const law = describeFindingLaw(finding, lawNotes);
  return (
    <div className="max-w-[70ch] space-y-3 border-l border-line-strong pl-4">
      <div>
        <CopiedLabel text={mitigation} action={t('results.finding.copyAdvice', { title })}>
          {adviceLabel}
        </CopiedLabel>
        <p>{mitigation}</p>
      </div>
      {wording && (
        <div>
          <CopiedLabel text={wording} action={t('results.finding.copyWording', { title })}>
            {findingLabels.wording}
          </CopiedLabel>
          <p className="font-serif">{wording}</p>
        </div>
      )}
      {law && <p className="text-small text-ink-soft">{law}</p>}
    </div>
  );
}
