import { type Preferences, preferencesSchema } from '@clauselight/schema';
import { useSyncExternalStore } from 'react';
import { readStored, store } from './storage.ts';

const key = 'clauselight.preferences';
const listeners = new Set<() => void>();
let current: Preferences | undefined;

/** The chosen preferences. Something unreadable under the key counts as nothing chosen. */
export function getPreferences(): Preferences {
  current ??= parsePreferences(readStored(key));
  return current;
}

/** Changes some preferences, remembers all of them in this browser and tells every reader. */
export function setPreferences(change: Partial<Preferences>): void {
  const next = { ...getPreferences(), ...change };
  store(key, JSON.stringify(next));
  announce(next);
}

/** The preferences as they are now, here or in another tab. */
export function usePreferences(): Preferences {
  return useSyncExternalStore(subscribe, getPreferences);
}

/** Reads what was stored: text of another version may lack a field or hold one it does not know. */
export function parsePreferences(text: string | undefined): Preferences {
  return preferencesSchema.safeParse(parseJson(text)).data ?? preferencesSchema.parse({});
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '{}');
  } catch {
    return undefined;
  }
}

function subscribe(listener: () => void): () => void {
  // Added again it is the same one; it stays, or what another tab writes meanwhile would be missed.
  addEventListener('storage', readAgain);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Another tab has written. */
function readAgain(event: StorageEvent): void {
  if (event.key !== null && event.key !== key) return;
  announce(parsePreferences(readStored(key)));
}

function announce(next: Preferences): void {
  current = Object.freeze(next);
  for (const listener of listeners) listener();
}
