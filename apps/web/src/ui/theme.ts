import { useSyncExternalStore } from 'react';

const key = 'clauselight.theme';
const changed = 'clauselight:theme';

export const themeChoices = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** The chosen theme; the system's until one is chosen. */
export function readTheme(): ThemeChoice {
  try {
    const stored = localStorage.getItem(key);
    return themeChoices.find((choice) => choice === stored) ?? 'system';
  } catch {
    return 'system';
  }
}

let chosenHere: ThemeChoice | undefined;

/** Takes a theme as the person chose it in this page. */
export function chooseTheme(choice: ThemeChoice): void {
  chosenHere = choice;
  keepTheme(choice);
}

/** Remembers a theme and lets `public/theme.js` apply it. */
export function keepTheme(choice: ThemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, choice);
  } catch {
    // Private windows may refuse storage; the page then follows the system.
  }
  window.dispatchEvent(new Event(changed));
}

/** What was chosen in this page since it was last asked for, if anything. */
export function takeChosenTheme(): ThemeChoice | undefined {
  const choice = chosenHere;
  chosenHere = undefined;
  return choice;
}

/** The chosen theme, followed wherever it is chosen. */
export function useTheme(): ThemeChoice {
  return useSyncExternalStore(subscribeToChoice, readTheme);
}

/** Whether the page is dark now, by choice or as the system is. */
export function useIsDark(): boolean {
  return useSyncExternalStore(
    subscribeToPage,
    () => document.documentElement.dataset.theme === 'dark',
  );
}

/** Calls `listener` after each theme that is taken in this page; answers with the way to stop. */
export function watchTheme(listener: () => void): () => void {
  addEventListener(changed, listener);
  return () => removeEventListener(changed, listener);
}

function subscribeToChoice(listener: () => void): () => void {
  addEventListener(changed, listener);
  addEventListener('storage', listener);
  return () => {
    removeEventListener(changed, listener);
    removeEventListener('storage', listener);
  };
}

function subscribeToPage(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
