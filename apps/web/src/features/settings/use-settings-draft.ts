import { isPhone, type Settings } from '@clauselight/schema';
import { useState } from 'react';
import { useChangeSettings } from '../../lib/api/change-settings.ts';
import { createFailureNotice } from '../../lib/failure-notice.ts';
import { useToast } from '../../ui/toast-context.ts';
import { keepUnsent, listChanges } from './draft.ts';

export interface SettingsPartProps {
  settings: Settings;
  onChange: (change: Partial<Settings>) => void;
}

/** The settings as they stand on the page: what the server has, and over it what has not been saved yet. */
export function useSettingsDraft(saved: Settings) {
  const toast = useToast();
  const [draft, setDraft] = useState<Partial<Settings>>({});
  const { mutate, isPending } = useChangeSettings();
  const settings = { ...saved, ...draft };

  function save() {
    const sent = listChanges(draft, saved);
    mutate(sent, {
      onSuccess: () => {
        setDraft((last) => keepUnsent(last, sent));
        toast({
          title: 'Settings Saved',
          description: 'Your preferences have been updated successfully.',
        });
      },
      onError: (error) => toast(createFailureNotice(error, { title: 'Settings Not Saved' })),
    });
  }

  return {
    settings,
    change: (change: Partial<Settings>) => setDraft((last) => ({ ...last, ...change })),
    save,
    isSaving: isPending,
    isChanged: Object.keys(listChanges(draft, saved)).length > 0,
    /** Text messages need somewhere to go. */
    isPhoneMissing: settings.smsNotifications && !isPhone(settings.phone),
  };
}
