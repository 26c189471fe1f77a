import type { ModelFailure } from '@clauselight/schema';

interface FailureFacts {
  /** What happened, in a sentence. */
  readonly words: string;
  /** What asking again would do: it may help, it would come out the same, or it would be refused at once. */
  readonly again: 'helps' | 'useless' | 'refused';
}

/** The one table of what is told of a language model's failures. */
const failures: Readonly<Record<ModelFailure, FailureFacts>> = {
  'key-refused': { words: 'The provider refuses the key of this server.', again: 'refused' },
  'rate-limited': { words: 'The provider takes no more questions for now.', again: 'helps' },
  'timed-out': { words: 'An answer did not come in time.', again: 'helps' },
  dropped: { words: 'An answer broke off before its end.', again: 'helps' },
  malformed: { words: 'An answer was not in the form that was asked for.', again: 'helps' },
  truncated: { words: 'An answer was cut off at the longest length allowed.', again: 'helps' },
  'wrong-language': { words: 'An answer came in another language.', again: 'helps' },
  empty: { words: 'An answer was empty.', again: 'helps' },
  declined: { words: 'The model declined to answer.', again: 'useless' },
  'too-long': { words: 'A part of the document is longer than the model takes.', again: 'useless' },
  unavailable: {
    words: 'The provider cannot be reached, or does not work at the moment.',
    again: 'helps',
  },
  misconfigured: {
    words: 'The language model is not set up correctly on this server.',
    again: 'refused',
  },
  'document-budget': {
    words: 'What may be spent on one document is used up.',
    again: 'refused',
  },
  'day-budget': { words: "Today's budget is used up.", again: 'refused' },
  unsupported: {
    words: 'Nothing of an answer stood the comparison with the document.',
    again: 'helps',
  },
};

/** Why an answer of a language model could not be had or used, in a sentence. */
export function describeModelFailure(failure: ModelFailure): string {
  return failures[failure].words;
}

/** Whether asking again makes sense after these failures; after none it does. */
export function isWorthAnotherTry(met: readonly ModelFailure[]): boolean {
  const outlooks = met.map((failure) => failures[failure].again);
  if (outlooks.includes('refused')) return false;
  return outlooks.length === 0 || outlooks.includes('helps');
}
