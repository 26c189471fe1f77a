const key = 'clauselight.theme';

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

/** Remembers a theme and lets `public/theme.js` apply it. */
export function chooseTheme(choice: ThemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, choice);
  } catch {
    // Private windows may refuse storage; the page then follows the system.
  }
  window.dispatchEvent(new Event('clauselight:theme'));
}
