import type { Term } from '@clauselight/schema';

/** Whether a term says what somebody must do: its clause says the rest of it. */
export function isDuty({ type }: Pick<Term, 'type'>): boolean {
  return type === 'obligation' || type === 'deadline';
}
