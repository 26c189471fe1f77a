import type { Settings } from '@clauselight/schema';
import { useSyncExternalStore } from 'react';
import { readStored, store } from './storage.ts';

/** The settings that the page itself acts on. */
export type Preferences = Readonly<Pick<Settings, 'autoAnalysis' | 'usualRole' | 'languageModel'>>;

/** The preferences of a signed-in person, which the server keeps. */
export interface AccountPreferences {
  readonly preferences: Preferences;
  /** Saves what is changed here. */
  readonly change: (change: Partial<Preferences>) => void;
}

const key = 'clauselight.preferences';
const listeners = new Set<() => void>();
let current: Preferences | undefined;
let account: AccountPreferences | undefined;

/** The chosen preferences: those of the account that is followed, else those of this browser. */
export function getPreferences(): Preferences {
  current ??= parsePreferences(readStored(key));
  return account?.preferences ?? current;
}

/** Changes some preferences where they are kept, and tells every reader. */
export function setPreferences(change: Partial<Preferences>): void {
  if (account) {
    account.change(change);
    return;
  }
  const next = { ...getPreferences(), ...change };
  store(key, JSON.stringify(next));
  announce(next);
}

/** From now on the preferences are those of an account; without one, those of this browser again. */
export function followAccount(next: AccountPreferences | undefined): void {
  account = next;
  tell();
}

/** The preferences as they are now, here or in another tab. */
export function usePreferences(): Preferences {
  return useSyncExternalStore(subscribe, getPreferences);
}

/**
 * Reads what was stored for a guest, who has no role to name: text of another version may lack the field or hold more.
 * Something unreadable counts as nothing chosen.
 */
export function parsePreferences(text: string | undefined): Preferences {
  const fields = parseFields(text);
  return {
    autoAnalysis: fields?.autoAnalysis !== false,
    languageModel: fields?.languageModel !== false,
    usualRole: null,
  };
}

function parseFields(text: string | undefined): Partial<Preferences> | null {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
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
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}
