import { type SignInFailure, signInFailures } from '@clauselight/schema';

interface FailureWords {
  /** What happened. */
  what: string;
  /** What can be done about it. */
  wayOn: string;
}

/** What a person is told of a sign-in that did not come about. */
export const failureWords = {
  denied: {
    what: 'You did not allow the identity provider to say who you are.',
    wayOn: 'Nothing was passed on. You can try again and allow it, or go on as a guest.',
  },
  expired: {
    what: 'This sign-in took too long, or it was used before.',
    wayOn: 'Start it again: it stays open for ten minutes, and counts once.',
  },
  tampered: {
    what: 'What came back does not belong to a sign-in that began in this browser.',
    wayOn:
      'It was not accepted, for your safety. Try again in one window, with cookies allowed for this site.',
  },
  mismatch: {
    what: 'The identity provider does not know the address it should return to.',
    wayOn:
      'Only those who run this site can mend that. As a guest you have every feature meanwhile.',
  },
  unverified: {
    what: 'The identity provider has not confirmed your e-mail address.',
    wayOn: 'Confirm the address there, or sign in with another account.',
  },
  unavailable: {
    what: 'The identity provider could not be reached.',
    wayOn: 'It may be back in a moment. Try again, or go on as a guest.',
  },
  failed: {
    what: 'The identity provider ended the sign-in with an error.',
    wayOn:
      'Try again. Where it happens again, those who run this site can look at how it is set up.',
  },
} as const satisfies Record<SignInFailure, FailureWords>;

/** Reads the reason out of the address; one that nobody knows is a failure like any other. */
export function readFailure(reason: string | null): SignInFailure {
  return signInFailures.find((name) => name === reason) ?? 'failed';
}

/** Where to try again from: a path of this site, and nothing else that an address may hold. */
export function readReturnPath(value: string | null): { pathname: string; search: string } {
  const home = { pathname: '/', search: '' };
  if (value === null || !/^\/(?![/\\])/.test(value)) return home;
  const site = 'https://site.invalid';
  if (!URL.canParse(value, site)) return home;
  const { origin, pathname, search } = new URL(value, site);
  return origin === site ? { pathname, search } : home;
}
