import type { ChecklistItem } from '@clauselight/schema';
import { t } from '../messages.ts';
import { PassageLink } from '../passage-link.tsx';
import { StateMark } from '../state-mark.tsx';

/** What such a document usually holds, and whether this one does. */
export function CheckItems({ items }: { items: readonly ChecklistItem[] }) {
  return (
    <ul className="gap-x-10 sm:columns-2">
      {items.map(({ name, evidence }) => (
        <li
          key={name}
          className="flex break-inside-avoid items-baseline justify-between gap-3 border-b border-line py-1.5"
        >
          <PassageLink evidence={evidence}>{name}</PassageLink>
          <span className="shrink-0 text-small leading-6.5">
            {evidence ? (
              <StateMark state="yes">{t('results.details.found')}</StateMark>
            ) : (
              <StateMark state="none">{t('results.details.notFound')}</StateMark>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
