import type { ModelFailure } from '@clauselight/schema';
import { t } from './messages.ts';

interface FailureFacts {
  /** Id of the sentence that says what happened. */
  readonly sentence: string;
  /** What another request would do: it may help, have the same outcome, or be refused at once. */
  readonly again: 'helps' | 'useless' | 'refused';
}

/** What people are told about each failure of a language model. */
const failures = {
  'key-refused': { sentence: 'lib.modelFailure.keyRefused', again: 'refused' },
  'rate-limited': { sentence: 'lib.modelFailure.rateLimited', again: 'helps' },
  'timed-out': { sentence: 'lib.modelFailure.timedOut', again: 'helps' },
  dropped: { sentence: 'lib.modelFailure.dropped', again: 'helps' },
  malformed: { sentence: 'lib.modelFailure.malformed', again: 'helps' },
  truncated: { sentence: 'lib.modelFailure.truncated', again: 'helps' },
  'wrong-language': { sentence: 'lib.modelFailure.wrongLanguage', again: 'helps' },
  empty: { sentence: 'lib.modelFailure.empty', again: 'helps' },
  declined: { sentence: 'lib.modelFailure.declined', again: 'useless' },
  'too-long': { sentence: 'lib.modelFailure.tooLong', again: 'useless' },
  unavailable: {
    sentence: 'lib.modelFailure.unavailable',
    again: 'helps',
  },
  misconfigured: {
    sentence: 'lib.modelFailure.misconfigured',
    again: 'refused',
  },
  'document-budget': {
    sentence: 'lib.modelFailure.documentBudget',
    again: 'refused',
  },
  'day-budget': { sentence: 'lib.modelFailure.dayBudget', again: 'refused' },
  unsupported: {
    sentence: 'lib.modelFailure.unsupported',
    again: 'helps',
  },
} as const satisfies Record<ModelFailure, FailureFacts>;

/** Why a language model gave no usable answer, in a sentence. */
export function describeModelFailure(failure: ModelFailure): string {
  return t(failures[failure].sentence);
}

/** Whether another request may help after these failures; true without failures. */
export function isWorthAnotherTry(met: readonly ModelFailure[]): boolean {
  const outlooks = met.map((failure) => failures[failure].again);
  if (outlooks.includes('refused')) return false;
  return outlooks.length === 0 || outlooks.includes('helps');
}
