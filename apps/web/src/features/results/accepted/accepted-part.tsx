import type { Finding } from '@clauselight/schema';
import { useRef } from 'react';
import { useReading } from '../../../lib/reading/reading-context.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Growing } from '../../../ui/growing.tsx';
import { Part } from '../../../ui/panel.tsx';
import { useAcceptance } from './acceptance-context.ts';
import { AcceptedRow } from './accepted-row.tsx';

interface AcceptedPartProps {
  findings: readonly Finding[];
  /** Whether it begins unfolded. */
  isOpen: boolean;
  /** Called where the last one was taken back, and with it the place of the focus. */
  onEmptied: () => void;
}

/** What the reader lives with, and the way back; nothing where nothing is accepted. */
export function AcceptedPart({ findings, isOpen, onEmptied }: AcceptedPartProps) {
  const { change } = useAcceptance();
  const { isReadOnly } = useReading();
  const part = useRef<HTMLDivElement>(null);
  if (findings.length === 0) return null;

  function undo(finding: Finding) {
    if (findings.length === 1) onEmptied();
    else part.current?.querySelector('summary')?.focus();
    change(finding, false);
  }

  return (
    <Part title={`Accepted (${findings.length})`}>
      <div ref={part}>
        <Disclosure
          title={
            isReadOnly
              ? 'What the sender lives with, and does not count'
              : 'What you live with, and do not count'
          }
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
