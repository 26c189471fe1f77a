import { isPhone, type Settings } from '@clauselight/schema';
import { useState } from 'react';
import { useChangeSettings } from '../../lib/api/change-settings.ts';
import { createFailureNotice } from '../../lib/failure-notice.ts';
import { useToast } from '../../ui/toast-context.ts';
import { keepUnsent, listChanges } from './draft.ts';
import { t } from './messages.ts';

export interface SettingsPartProps {
  settings: Settings;
  onChange: (change: Partial<Settings>) => void;
}

/** The settings on the page: those of the server, overlaid with unsaved changes. */
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
          title: t('settings.form.saved'),
          description: t('settings.form.savedText'),
        });
      },
      onError: (error) => toast(createFailureNotice(error, { title: t('settings.form.notSaved') })),
    });
  }

  return {
    settings,
    change: (change: Partial<Settings>) => setDraft((last) => ({ ...last, ...change })),
    save,
    isSaving: isPending,
    isChanged: Object.keys(listChanges(draft, saved)).length > 0,
    /** Whether text messages are on without a valid number. */
    isPhoneMissing: settings.smsNotifications && !isPhone(settings.phone),
  };
}
