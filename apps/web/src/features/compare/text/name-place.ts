import type { ComparedPassage } from '@clauselight/schema';

/** The clause of a passage as its number and heading name it: `9.2 Liability`; nothing where it has neither. */
export function nameClause(passage: ComparedPassage | undefined): string | undefined {
  const { number, heading } = passage?.clause ?? {};
  return [number, heading].filter(Boolean).join(' ') || undefined;
}

/** `clause 9.2 Liability, page 4`: where a passage stands, as far as the document names places. */
export function namePlace(passage: ComparedPassage | undefined): string | undefined {
  const clause = nameClause(passage);
  const page = passage?.page;
  const named = clause && (/^\d/.test(clause) ? `clause ${clause}` : clause);
  return [named, page !== undefined && `page ${page}`].filter(Boolean).join(', ') || undefined;
}
