const key = 'clauselight.portal-visit';

/** Remembers, for this tab, that the person goes to the payment provider, where they may change their subscription. */
export function notePortalVisit(): void {
  try {
    sessionStorage.setItem(key, 'begun');
  } catch {
    // The page then learns of a change as late as the server does.
  }
}

/** Whether the person has been there since this was last asked. */
export function takePortalVisit(): boolean {
  try {
    const hasBegun = sessionStorage.getItem(key) !== null;
    sessionStorage.removeItem(key);
    return hasBegun;
  } catch {
    return false;
  }
}
