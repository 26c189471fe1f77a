import type { Finding } from '@clauselight/schema';
import { useRef } from 'react';
import { useAnalysisSource } from '../../../lib/analysis-source/analysis-source-context.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Growing } from '../../../ui/growing.tsx';
import { Part } from '../../../ui/panel.tsx';
import { t } from '../messages.ts';
import { FeedbackButton } from './feedback-button.tsx';
import { useFindingStates } from './finding-states-context.ts';
import { SetAsideRow } from './set-aside-row.tsx';

interface SetAsidePartProps {
  findings: readonly Finding[];
  /** Whether it begins unfolded. */
  isOpen: boolean;
  /** Called when the last one is undone: the element that had the focus is then gone. */
  onEmptied: () => void;
}

/** The findings that the reader set aside, each with an undo button. Renders nothing if there are none. */
export function SetAsidePart({ findings, isOpen, onEmptied }: SetAsidePartProps) {
  const { decide } = useFindingStates();
  const { isReadOnly } = useAnalysisSource();
  const part = useRef<HTMLDivElement>(null);
  if (findings.length === 0) return null;

  function undo(finding: Finding) {
    if (findings.length === 1) onEmptied();
    else part.current?.querySelector('summary')?.focus();
    decide(finding, { state: 'open' });
  }

  return (
    <Part title={t('results.states.asideTitle', { count: findings.length })}>
      <div ref={part}>
        <Disclosure
          title={t(isReadOnly ? 'results.states.bySender' : 'results.states.byReader')}
          isOpenAtFirst={isOpen}
        >
          <Growing items={findings}>
            {(shown) => (
              <ul className="divide-y divide-line">
                {shown.map((finding) => (
                  <SetAsideRow key={finding.id} finding={finding} onUndo={undo} />
                ))}
              </ul>
            )}
          </Growing>
          {!isReadOnly && <FeedbackButton findings={findings} />}
        </Disclosure>
      </div>
    </Part>
  );
}
