import { type SignInFailure, signInFailures } from '@clauselight/schema';

interface FailureWords {
  /** Says what happened. */
  what: string;
  /** Says what can be done about it. */
  wayOn: string;
}

/** What a person is told about a failed sign-in, by the ids of the messages. */
export const failureWords = {
  denied: {
    what: 'sign-in-help.denied.what',
    wayOn: 'sign-in-help.denied.wayOn',
  },
  expired: {
    what: 'sign-in-help.expired.what',
    wayOn: 'sign-in-help.expired.wayOn',
  },
  tampered: {
    what: 'sign-in-help.tampered.what',
    wayOn: 'sign-in-help.tampered.wayOn',
  },
  mismatch: {
    what: 'sign-in-help.mismatch.what',
    wayOn: 'sign-in-help.mismatch.wayOn',
  },
  unverified: {
    what: 'sign-in-help.unverified.what',
    wayOn: 'sign-in-help.unverified.wayOn',
  },
  unavailable: {
    what: 'sign-in-help.unavailable.what',
    wayOn: 'sign-in-help.unavailable.wayOn',
  },
  failed: {
    what: 'sign-in-help.failure.what',
    wayOn: 'sign-in-help.failure.wayOn',
  },
} as const satisfies Record<SignInFailure, FailureWords>;

/** Reads the reason from the address; an unknown reason counts as `failed`. */
export function readFailure(reason: string | null): SignInFailure {
  return signInFailures.find((name) => name === reason) ?? 'failed';
}

/** The page to return to after another try: a path of this site; anything else counts as the start page. */
export function readReturnPath(value: string | null): { pathname: string; search: string } {
  const home = { pathname: '/', search: '' };
  if (value === null || !/^\/(?![/\\])/.test(value)) return home;
  const site = 'https://site.invalid';
  if (!URL.canParse(value, site)) return home;
  const { origin, pathname, search } = new URL(value, site);
  return origin === site ? { pathname, search } : home;
}
