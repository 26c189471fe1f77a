import type { PassageChange } from '@clauselight/schema';
import { memo } from 'react';
import { t } from '../messages.ts';
import { ChangeMarks } from './change-marks.tsx';
import { nameClause, namePlace } from './name-place.ts';
import { nameChanges } from './passage-kinds.ts';
import { PassagePlace } from './passage-place.tsx';
import { RowNotes } from './row-notes.tsx';
import { Words } from './words.tsx';

interface TextRowProps {
  passage: PassageChange;
  layout: 'side-by-side' | 'inline';
  /** Whether the user went to this passage. */
  isCurrent: boolean;
  onGo: (target: string) => void;
}

/** One passage in both versions, side by side or inline. */
export const TextRow = memo(function TextRow(props: TextRowProps) {
  const { passage, layout, isCurrent, onGo } = props;
  const hasChanged = nameChanges(passage).length > 0;
  return (
    <li
      tabIndex={-1}
      data-row={passage.id}
      data-change={hasChanged}
      data-state={isCurrent ? 'target' : undefined}
      className="relative grid scroll-mt-44 grid-cols-1 gap-x-8 gap-y-1 border-b border-line px-3 py-3 outline-none data-[state=target]:bg-amber-wash data-[state=target]:shadow-[inset_3px_0_0_var(--color-amber)] md:grid-cols-[8.5rem_minmax(0,1fr)]"
    >
      <div className="min-w-0 max-md:flex max-md:flex-wrap max-md:gap-x-4">
        <ChangeMarks passage={passage} />
        {!hasChanged && <p className="label">{getClauseLabel(passage)}</p>}
      </div>
      <div className="min-w-0">
        {layout === 'inline' ? <InlineCell passage={passage} /> : <Cells passage={passage} />}
        {hasChanged && <RowNotes passage={passage} onGo={onGo} />}
      </div>
    </li>
  );
});

/** The clause of a passage; undefined for headings and for passages that begin with the number of the clause. */
function getClauseLabel({ after, before, words: [first] }: PassageChange): string | undefined {
  const place = after ?? before;
  const number = place?.clause?.number;
  if (place?.isHeading || (number && first?.text.startsWith(number))) return undefined;
  return nameClause(place?.clause);
}

function InlineCell({ passage }: { passage: PassageChange }) {
  const { before, after, words } = passage;
  const isHeading = (after ?? before)?.isHeading === true;
  return (
    <>
      {nameChanges(passage).length > 0 && (
        <div className="flex flex-wrap gap-x-5">
          {after && <PassagePlace passage={after} version="after" />}
          {before && (
            <PassagePlace passage={before} version="before" title={nameEarlier(passage)} />
          )}
        </div>
      )}
      <Words words={words} of="both" isHeading={isHeading} />
    </>
  );
}

/** The name of the earlier place when it stands beside the later one. */
function nameEarlier({ before, after }: PassageChange): string | undefined {
  if (!after) return undefined;
  const [earlier, later] = [namePlace(before), namePlace(after)];
  return earlier === later || earlier === undefined
    ? t('compare.row.earlierVersion')
    : t('compare.row.earlierPlace', { place: earlier });
}

function Cells({ passage }: { passage: PassageChange }) {
  return (
    <div className="grid grid-cols-2 gap-x-8">
      <Cell passage={passage} version="before" />
      <Cell passage={passage} version="after" />
    </div>
  );
}

function Cell({ passage, version }: { passage: PassageChange; version: 'before' | 'after' }) {
  const place = passage[version];
  if (!place) {
    return (
      <p className="self-center text-small text-ink-soft">
        {version === 'before' ? t('compare.row.notInEarlier') : t('compare.row.gone')}
      </p>
    );
  }
  return (
    <div className="min-w-0">
      <span className="sr-only">
        {version === 'before' ? t('compare.row.inEarlier') : t('compare.row.inLater')}
      </span>
      {nameChanges(passage).length > 0 && <PassagePlace passage={place} version={version} />}
      <Words words={passage.words} of={version} isHeading={place.isHeading} />
    </div>
  );
}
