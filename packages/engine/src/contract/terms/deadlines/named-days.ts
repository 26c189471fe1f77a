import type { DraftTerm } from '../draft-term.ts';
import type { NamedDays } from './time-limit.ts';

const names: readonly (readonly [DraftTerm['type'], readonly string[]])[] = [
  ['effective-date', ['effective date']],
  ['agreement-date', ['agreement', 'date of this agreement', 'agreement date']],
  ['expiration-date', ['expiration date', 'expiry date']],
];

/** Collects the dates of earlier terms, by the names that contracts use for them. */
export function collectNamedDays(known: readonly DraftTerm[]): NamedDays {
  const days = new Map<string, string>();
  for (const [type, called] of names) {
    const value = known.find((term) => term.type === type)?.value;
    if (value?.kind !== 'date') continue;
    for (const name of called) days.set(name, value.date);
  }
  return days;
}
