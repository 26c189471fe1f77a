import type { ClauseReference, ComparedPassage } from '@clauselight/schema';
import { t } from '../messages.ts';

/** Number and heading of a clause: `9.2 Liability`; undefined if it has neither. */
export function nameClause(clause: ClauseReference | undefined): string | undefined {
  return [clause?.number, clause?.heading].filter(Boolean).join(' ') || undefined;
}

/** The clause and page of a passage, as far as they are known: `clause 9.2 Liability, page 4`. */
export function namePlace(passage: ComparedPassage | undefined): string | undefined {
  const clause = nameClause(passage?.clause);
  const page = passage?.page;
  const named = clause && (/^\d/.test(clause) ? t('compare.place.clause', { clause }) : clause);
  if (page === undefined) return named;
  return named
    ? t('compare.place.withPage', { clause: named, page })
    : t('compare.place.page', { page });
}
