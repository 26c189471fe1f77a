import type { Finding } from '@clauselight/schema';
import { useState } from 'react';
import { takeFocus } from '../../../ui/take-focus.ts';
import { t } from '../messages.ts';
import { ChangeEffect } from './change-effect.tsx';
import { ChangeWords } from './change-words.tsx';
import { ProposeButton } from './propose-button.tsx';
import { useChanges } from './use-changes.ts';

/** Findings below this severity are not answered by changes. */
const lowestAnswered = 2;

/** The change that answers a finding, when asked for: in its words, with what was seen when it was tried. */
export function FindingChange({ finding }: { finding: Finding }) {
  const proposed = useChanges();
  const { asked, changes } = proposed;
  const [wasAsked, setWasAsked] = useState(false);
  if (asked === undefined || finding.severity < lowestAnswered) return null;
  if (changes === undefined) {
    return (
      <ProposeButton
        label={t('results.changes.propose')}
        size="small"
        proposed={proposed}
        onAsk={() => setWasAsked(true)}
      />
    );
  }
  const own = changes.filter(({ findingIds }) => findingIds.includes(finding.id));
  return (
    <div
      ref={wasAsked ? takeFocus : undefined}
      tabIndex={-1}
      className="max-w-[70ch] space-y-3 border-l border-line-strong pl-4"
    >
      <p className="label">{t('results.changes.label')}</p>
      {own.length === 0 && <p className="text-ink-soft">{t('results.changes.noneHere')}</p>}
      {own.map((change) => (
        <div key={change.id} className="space-y-1">
          <p>{change.title}</p>
          <ChangeWords change={change} />
          <ChangeEffect change={change} />
        </div>
      ))}
    </div>
  );
}
