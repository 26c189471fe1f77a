import type { Finding } from '@clauselight/schema';
import { useRef } from 'react';
import { useAnalysisSource } from '../../../lib/analysis-source/analysis-source-context.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Growing } from '../../../ui/growing.tsx';
import { Part } from '../../../ui/panel.tsx';
import { t } from '../messages.ts';
import { useAcceptance } from './acceptance-context.ts';
import { AcceptedRow } from './accepted-row.tsx';

interface AcceptedPartProps {
  findings: readonly Finding[];
  /** Whether it begins unfolded. */
  isOpen: boolean;
  /** Called when the last one is undone: the element that had the focus is then gone. */
  onEmptied: () => void;
}

/** The findings that the user accepted, each with an undo button. Renders nothing if there are none. */
export function AcceptedPart({ findings, isOpen, onEmptied }: AcceptedPartProps) {
  const { change } = useAcceptance();
  const { isReadOnly } = useAnalysisSource();
  const part = useRef<HTMLDivElement>(null);
  if (findings.length === 0) return null;

  function undo(finding: Finding) {
    if (findings.length === 1) onEmptied();
    else part.current?.querySelector('summary')?.focus();
    change(finding, false);
  }

  return (
    <Part title={t('results.accepted.title', { count: findings.length })}>
      <div ref={part}>
        <Disclosure
          title={t(isReadOnly ? 'results.accepted.bySender' : 'results.accepted.byReader')}
          isOpenAtFirst={isOpen}
        >
          <Growing items={findings}>
            {(shown) => (
              <ul className="divide-y divide-line">
                {shown.map((finding) => (
                  <AcceptedRow key={finding.id} finding={finding} onUndo={undo} />
                ))}
              </ul>
            )}
          </Growing>
        </Disclosure>
      </div>
    </Part>
  );
}
