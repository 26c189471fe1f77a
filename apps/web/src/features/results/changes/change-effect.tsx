import type { ProposedChange } from '@clauselight/schema';
import { t } from '../messages.ts';

/** What the engine found in the changed text. */
export function ChangeEffect({ change: { effect, findingIds } }: { change: ProposedChange }) {
  const count = findingIds.length;
  return (
    <p className="text-small text-ink-soft">
      {effect === 'cured'
        ? t('results.changes.cured', { count })
        : t('results.changes.lowered', { count })}
    </p>
  );
}
