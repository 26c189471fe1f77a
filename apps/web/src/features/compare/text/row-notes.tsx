import type { ClauseReference, PassageChange } from '@clauselight/schema';
import { Link } from 'wouter';
import { useComparePlace } from '../compare-context.ts';
import { createDepartureTarget } from './find-target.ts';
import { nameClause, namePlace } from './name-place.ts';

interface RowNotesProps {
  passage: PassageChange;
  onGo: (target: string) => void;
}

/** What the words of a passage do not show: where it stood, and where its references lead. */
export function RowNotes({ passage, onGo }: RowNotesProps) {
  const { getRowAddress } = useComparePlace();
  const { isMoved, before, redirected } = passage;
  const target = createDepartureTarget(passage);
  return (
    <>
      {isMoved && before && (
        <p className="mt-1 text-small text-ink-soft">
          Stood at {namePlace(before) ?? 'another place'} before.{' '}
          <Link
            href={getRowAddress(target)}
            replace
            onClick={() => onGo(target)}
            className="rounded-sm text-action underline underline-offset-4 hover:text-action-hover"
          >
            Show where it stood
          </Link>
        </p>
      )}
      {redirected.map(({ quote, before: from, after: to }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: references never move, and two may be alike
        <p key={index} className="mt-1 text-small text-ink-soft">
          “{quote}” led to {nameTarget(from)} and leads to {nameTarget(to)} now.
        </p>
      ))}
    </>
  );
}

function nameTarget(clause: ClauseReference | undefined): string {
  const named = nameClause(clause);
  return named ? `clause ${named}` : 'no clause that was found';
}
