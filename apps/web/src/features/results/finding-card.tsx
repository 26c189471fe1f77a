import {
  categoryNames,
  describeFindingLaw,
  describePoints,
  describeUsual,
  favorTitle,
  findingLabels,
  findUsual,
  isSetAside,
} from '@clauselight/core';
import type { Finding, FindingStateName } from '@clauselight/schema';
import { ChevronRight } from 'lucide-react';
import { memo, useEffect, useId, useRef, useState } from 'react';
import { useAnalysisSource } from '../../lib/analysis-source/analysis-source-context.ts';
import { severityTones } from '../../lib/severity.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { ToneMark } from '../../ui/tone.tsx';
import { useAnalysisContext, useWording } from './analysis-context.ts';
import { FindingChange } from './changes/finding-change.tsx';
import { CopiedLabel } from './copied-label.tsx';
import { useShowWords } from './desk/use-show-words.ts';
import { EvidenceLink } from './evidence-link.tsx';
import { EvidenceList } from './evidence-list.tsx';
import { FindingJudgement } from './finding-judgement.tsx';
import { t } from './messages.ts';
import { Explanation } from './review/explanation.tsx';
import { AcceptButton } from './states/accept-button.tsx';
import { FindingNote, NoteText } from './states/finding-note.tsx';
import { useFindingStates } from './states/finding-states-context.ts';
import { StateBadge } from './states/state-badge.tsx';
import { StateMenu } from './states/state-menu.tsx';
import { UndoButton } from './states/undo-button.tsx';
import { UsualLines } from './usual-lines.tsx';

interface FindingCardProps {
  finding: Finding;
  /** Whether the URL names it: it is then scrolled to, focused and marked. */
  isTarget: boolean;
  /** Whether every card is open. */
  isAllOpen: boolean;
  /** Whether it has just been decided about: its button then takes the focus. */
  isChanged: boolean;
  onDecide: (finding: Finding, state: FindingStateName) => void;
}

/** A finding in one line with its operative words; it opens in place to the reason, the advice and what can be done. */
export const FindingCard = memo(function FindingCard(props: FindingCardProps) {
  const { finding, isTarget, isAllOpen } = props;
  const card = useRef<HTMLLIElement>(null);
  const contentId = useId();
  const isWanted = isTarget || isAllOpen;
  const [isOpen, setIsOpen] = useState(isWanted);
  const [wasWanted, setWasWanted] = useState(isWanted);
  const showWords = useShowWords();
  const [lead] = finding.evidence;
  const { isReadOnly } = useAnalysisSource();
  const isFixed = isReadOnly || finding.standing === 'favour';
  if (isWanted !== wasWanted) {
    setWasWanted(isWanted);
    setIsOpen(isWanted);
  }
  useEffect(() => {
    if (isTarget) goTo(card.current);
  }, [isTarget]);

  function toggle() {
    setIsOpen(!isOpen);
    if (!isOpen && lead) showWords(lead);
  }

  return (
    <li
      ref={card}
      data-state={isTarget ? 'target' : undefined}
      data-finding={finding.id}
      data-fixed={isFixed || undefined}
      className="grid scroll-mt-4 grid-cols-1 gap-x-5 gap-y-1 py-2.5 data-[state=target]:-mx-3 data-[state=target]:border-l-3 data-[state=target]:border-l-amber data-[state=target]:bg-amber-wash data-[state=target]:px-3 sm:grid-cols-[6.5rem_1fr]"
    >
      <Margin finding={finding} isOpen={isOpen} />
      <div className="min-w-0">
        <div className="flex items-start gap-x-3">
          <h4 className="min-w-0 flex-1 font-serif text-base font-semibold">
            <button
              type="button"
              data-finding-focus
              aria-expanded={isOpen}
              aria-controls={contentId}
              onClick={toggle}
              className="group flex w-full items-baseline gap-1.5 rounded-sm text-left hover:text-action"
            >
              <ChevronRight
                aria-hidden="true"
                size={15}
                className="shrink-0 translate-y-0.5 transition-transform group-aria-expanded:rotate-90"
              />
              {finding.title}
            </button>
          </h4>
          {!isFixed && <Choice {...props} />}
        </div>
        <div className="pl-5">
          {lead && <EvidenceLink evidence={lead} clause={finding.clause} isShort={!isOpen} />}
          <Decision findingId={finding.id} isOpen={isOpen} />
          <div id={contentId} hidden={!isOpen} className="space-y-3 pt-2 pb-3">
            {isOpen && <FindingContent finding={finding} />}
          </div>
        </div>
      </div>
    </li>
  );
});

/** Why it is a finding, where else it stands, and what to do about it. */
function FindingContent({ finding }: { finding: Finding }) {
  const { checks } = useAnalysisContext();
  const isFavor = finding.standing === 'favour';
  return (
    <>
      {finding.detail && <p className="max-w-[70ch]">{finding.detail}</p>}
      {finding.evidence.slice(1).map((evidence) => (
        <EvidenceLink key={`${evidence.start}-${evidence.end}`} evidence={evidence} />
      ))}
      <LookedIn finding={finding} />
      <p className="max-w-[70ch]">{isFavor ? (finding.advantage ?? finding.why) : finding.why}</p>
      <UsualLines lines={describeUsual(findUsual(finding, checks))} />
      <Explanation findingId={finding.id} />
      {!isFavor && <Mitigation finding={finding} />}
      {!isFavor && <FindingChange finding={finding} />}
      {!isFavor && <FindingNote finding={finding} />}
      <Disclosure title={t('results.finding.judgement')}>
        <FindingJudgement finding={finding} />
      </Disclosure>
    </>
  );
}

function goTo(card: HTMLElement | null): void {
  card?.scrollIntoView({ block: 'start' });
  card?.querySelector<HTMLElement>('h4 button')?.focus({ preventScroll: true });
}

function Choice({ finding, isChanged, onDecide }: FindingCardProps) {
  const { getDecision } = useFindingStates();
  return (
    <div className="flex shrink-0 items-start gap-x-1">
      {isSetAside(getDecision(finding.id)) ? (
        <UndoButton
          finding={finding}
          takesFocus={isChanged}
          onUndo={() => onDecide(finding, 'open')}
        />
      ) : (
        <AcceptButton
          finding={finding}
          takesFocus={isChanged}
          onAccept={() => onDecide(finding, 'accepted')}
        />
      )}
      <StateMenu finding={finding} onDecide={onDecide} />
    </div>
  );
}

/** What was decided about the finding, and in a closed card the note on it. */
function Decision({ findingId, isOpen }: { findingId: string; isOpen: boolean }) {
  const { getDecision } = useFindingStates();
  const { state, note = '' } = getDecision(findingId);
  if (state === 'open' && (isOpen || note === '')) return null;
  return (
    <div className="mt-1 flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <StateBadge findingId={findingId} />
      {!isOpen && <NoteText note={note} />}
    </div>
  );
}

function Margin({ finding, isOpen }: { finding: Finding; isOpen: boolean }) {
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
      {isOpen && <p className="text-small leading-6 text-ink-soft">{describePoints(finding)}</p>}
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
