import type { Preferences } from '@clauselight/schema';
import { useState } from 'react';
import { setPreferences, usePreferences } from '../../lib/preferences.ts';
import { chooseTheme, useIsDark } from '../../ui/theme.ts';
import { useToast } from '../../ui/toast-context.ts';

/** The switches of the page. */
export interface Settings extends Preferences {
  darkMode: boolean;
}

export interface SettingsPartProps {
  settings: Settings;
  onChange: (change: Partial<Settings>) => void;
}

/** The settings as the switches stand: what is in force, and over it what has not been saved yet. */
export function useSettings() {
  const toast = useToast();
  const preferences = usePreferences();
  const darkMode = useIsDark();
  const [draft, setDraft] = useState<Partial<Settings>>({});
  const inForce: Settings = { ...preferences, darkMode };
  const settings = { ...inForce, ...draft };

  function save() {
    const { darkMode: wanted, ...rest } = settings;
    setPreferences(rest);
    // Unless it was switched here, the theme goes on following the system.
    if (wanted !== darkMode) chooseTheme(wanted ? 'dark' : 'light');
    setDraft({});
    toast({
      title: 'Settings Saved',
      description: 'Your preferences have been updated successfully.',
    });
  }

  return {
    settings,
    change: (change: Partial<Settings>) => setDraft((last) => ({ ...last, ...change })),
    save,
    isChanged: !isSame(settings, inForce),
  };
}

function isSame(one: Settings, other: Settings): boolean {
  return (Object.keys(one) as (keyof Settings)[]).every((key) => one[key] === other[key]);
}
