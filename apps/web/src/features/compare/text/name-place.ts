import type { ClauseReference, ComparedPassage } from '@clauselight/schema';

/** A clause as its number and heading name it: `9.2 Liability`; nothing where it has neither. */
export function nameClause(clause: ClauseReference | undefined): string | undefined {
  return [clause?.number, clause?.heading].filter(Boolean).join(' ') || undefined;
}

/** `clause 9.2 Liability, page 4`: where a passage stands, as far as the document names places. */
export function namePlace(passage: ComparedPassage | undefined): string | undefined {
  const clause = nameClause(passage?.clause);
  const page = passage?.page;
  const named = clause && (/^\d/.test(clause) ? `clause ${clause}` : clause);
  return [named, page !== undefined && `page ${page}`].filter(Boolean).join(', ') || undefined;
}
