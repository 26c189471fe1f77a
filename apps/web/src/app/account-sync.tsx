import type { Settings } from '@clauselight/schema';
import { useEffect, useMemo } from 'react';
import { useChangeSettings } from '../lib/api/change-settings.ts';
import { useSettings } from '../lib/api/get-settings.ts';
import { createFailureNotice } from '../lib/failure-notice.ts';
import { followAccount } from '../lib/preferences.ts';
import { useLatestCallback } from '../lib/use-latest-callback.ts';
import { keepTheme, takeChosenTheme, watchTheme } from '../ui/theme.ts';
import { useToast } from '../ui/toast-context.ts';

/** Lets the settings of a signed-in person hold in this page, and saves those that are changed outside of them. */
export function AccountSync() {
  const { data: saved } = useSettings();
  const { mutate, isPending, variables } = useChangeSettings();
  const toast = useToast();
  const change = useLatestCallback((wanted: Partial<Settings>) =>
    mutate(wanted, {
      onError: (error) => toast(createFailureNotice(error, { title: 'Settings Not Saved' })),
    }),
  );
  // What is on its way counts already.
  const pending = isPending ? variables : undefined;
  const preferences = useMemo(() => saved && { ...saved, ...pending }, [saved, pending]);
  useEffect(() => {
    if (preferences) followAccount({ preferences, change });
  }, [preferences, change]);
  useEffect(() => () => followAccount(undefined), []);
  useAccountTheme(saved?.theme, change);
  return null;
}

type Theme = Settings['theme'];

function useAccountTheme(theme: Theme | undefined, change: (change: { theme: Theme }) => void) {
  useEffect(() => {
    if (!theme) return;
    const save = () => {
      const chosen = takeChosenTheme();
      if (chosen === undefined || chosen === theme) return false;
      change({ theme: chosen });
      return true;
    };
    // What was chosen before the account was known is newer than what it says.
    if (!save()) keepTheme(theme);
    return watchTheme(save);
  }, [theme, change]);
}
