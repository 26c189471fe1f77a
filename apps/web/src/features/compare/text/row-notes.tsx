import type { ClauseReference, PassageChange } from '@clauselight/schema';
import { Link } from 'wouter';
import { useComparison } from '../compare-context.ts';
import { t } from '../messages.ts';
import { createDepartureTarget } from './find-target.ts';
import { nameClause, namePlace } from './name-place.ts';

interface RowNotesProps {
  passage: PassageChange;
  onGo: (target: string) => void;
}

/** Notes on a passage: its earlier position, and which of its references have a new target. */
export function RowNotes({ passage, onGo }: RowNotesProps) {
  const { getRowAddress } = useComparison();
  const { isMoved, before, redirected } = passage;
  const target = createDepartureTarget(passage);
  const place = namePlace(before);
  return (
    <>
      {isMoved && before && (
        <p className="mt-1 text-small text-ink-soft">
          {place ? t('compare.row.stoodAt', { place }) : t('compare.row.stoodElsewhere')}{' '}
          <Link
            href={getRowAddress(target)}
            replace
            onClick={() => onGo(target)}
            className="rounded-sm text-action underline underline-offset-4 hover:text-action-hover"
          >
            {t('compare.row.showOldPlace')}
          </Link>
        </p>
      )}
      {redirected.map(({ quote, before: from, after: to }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: references never move, and two may be alike
        <p key={index} className="mt-1 text-small text-ink-soft">
          {t('compare.row.redirected', { quote, from: nameTarget(from), to: nameTarget(to) })}
        </p>
      ))}
    </>
  );
}

function nameTarget(clause: ClauseReference | undefined): string {
  const named = nameClause(clause);
  return named ? t('compare.row.targetClause', { clause: named }) : t('compare.row.noTarget');
}
