import { useLocation, useSearch } from 'wouter';
import { isPassedThrough } from './passed-through.ts';

type SignInStart = '/api/auth/google' | '/auth/google/simple';

/** The address that starts a sign-in and comes back to a page of this site. */
export function getSignInAddress(start: SignInStart, pathname: string, search = ''): string {
  const place = pathname + search;
  if (place === '/' || isPassedThrough(pathname)) return start;
  return `${start}?${new URLSearchParams({ return_to: place })}`;
}

/** The address that starts a sign-in and comes back to the present page. */
export function useSignInAddress(start: SignInStart = '/api/auth/google'): string {
  // Called for the changes they tell of; what they answer with is decoded already.
  useLocation();
  useSearch();
  return getSignInAddress(start, location.pathname, location.search);
}
