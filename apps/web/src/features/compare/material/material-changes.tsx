import {
  describeMaterialChange,
  materialChangesNote,
  materialChangesTitle,
  nameTopics,
} from '@clauselight/core';
import type { MaterialChange } from '@clauselight/schema';
import { formatNumber } from '../../../lib/format.ts';
import { Growing } from '../../../ui/growing.tsx';
import { Part } from '../../../ui/panel.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useComparison } from '../compare-context.ts';
import { t } from '../messages.ts';

interface MaterialChangesProps {
  changes: readonly MaterialChange[];
  /** Whether nothing stands above it in its tab. */
  isFirst?: boolean;
}

/** Changed sentences about money, time, or the end of the document, each with a link to its passage. */
export function MaterialChanges({ changes, isFirst = false }: MaterialChangesProps) {
  if (changes.length === 0) return null;
  return (
    <Part
      isFirst={isFirst}
      title={materialChangesTitle}
      aside={<span className="label">{formatNumber(changes.length)}</span>}
    >
      <p className="text-small text-ink-soft">{materialChangesNote}</p>
      <Growing items={changes}>
        {(shown) => (
          <ul aria-label={materialChangesTitle} className="divide-y divide-line">
            {shown.map((change, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: changes never move, and two may be alike
              <Change key={index} change={change} />
            ))}
          </ul>
        )}
      </Growing>
    </Part>
  );
}

function Change({ change }: { change: MaterialChange }) {
  const { getRowAddress } = useComparison();
  const topics = nameTopics(change.topics);
  return (
    <li className="grid grid-cols-1 gap-x-8 gap-y-1 py-4 sm:grid-cols-[9.5rem_1fr]">
      <p className="text-small font-semibold">{topics}</p>
      <div className="min-w-0 space-y-1">
        <p className="max-w-[70ch] break-words font-serif">{describeMaterialChange(change)}</p>
        <p className="text-small">
          <TextLink href={getRowAddress(change.passageId)}>{t('compare.material.show')}</TextLink>
          <span className="sr-only">: {topics}</span>
        </p>
      </div>
    </li>
  );
}
