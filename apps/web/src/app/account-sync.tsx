import type { Settings } from '@clauselight/schema';
import { useEffect, useMemo } from 'react';
import { useChangeSettings } from '../lib/api/change-settings.ts';
import { useSettings } from '../lib/api/get-settings.ts';
import { createFailureNotice } from '../lib/failure-notice.ts';
import { followAccount } from '../lib/preferences.ts';
import { useLatestCallback } from '../lib/use-latest-callback.ts';
import { keepTheme, takeChosenTheme, watchTheme } from '../ui/theme.ts';
import { useToast } from '../ui/toast-context.ts';
import { t } from './messages.ts';

/** Applies the settings of the signed-in person to this page, and saves those changed outside the settings page. */
export function AccountSync() {
  const { data: saved } = useSettings();
  const { mutate, isPending, variables } = useChangeSettings();
  const toast = useToast();
  const change = useLatestCallback((wanted: Partial<Settings>) =>
    mutate(wanted, {
      onError: (error) => toast(createFailureNotice(error, { title: t('app.settings.notSaved') })),
    }),
  );
  // A change that is being saved already applies.
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
    // A theme chosen before the account was loaded is newer than the saved one.
    if (!save()) keepTheme(theme);
    return watchTheme(save);
  }, [theme, change]);
}
