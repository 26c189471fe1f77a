import { useState } from 'react';
import { readStored, store } from '../lib/storage.ts';

const key = 'clauselight.guest-access';

/** Whether the visitor has chosen guest access in this browser, and the way to choose it. */
export function useGuestChoice() {
  const [isChosen, setIsChosen] = useState(hasChosenGuestAccess);

  function choose() {
    store(key, 'chosen');
    setIsChosen(true);
  }

  return { isChosen, choose };
}

/** Whether the visitor has chosen guest access in this browser before. */
export function hasChosenGuestAccess(): boolean {
  return readStored(key) === 'chosen';
}

/** Forgets the choice, for the next start. */
export function forgetGuestChoice(): void {
  store(key, undefined);
}
