import type { Settings } from '@clauselight/schema';
import { ArrowLeft } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { Button, buttonClass } from '../../ui/button.tsx';
import { AppPreferences } from './app-preferences.tsx';
import { t } from './messages.ts';
import { Notifications } from './notifications.tsx';
import { Retention } from './retention.tsx';
import { useSettingsDraft } from './use-settings-draft.ts';

/** The form of the settings; changes take effect on Save Settings. */
export function SettingsForm({ saved }: { saved: Settings }) {
  const { settings, change, save, isSaving, isChanged, isPhoneMissing } = useSettingsDraft(saved);
  const [hasTried, setHasTried] = useState(false);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setHasTried(true);
    if (isPhoneMissing) {
      event.currentTarget.querySelector<HTMLElement>('input[type=tel]')?.focus();
      return;
    }
    save();
  }

  return (
    <form noValidate onSubmit={submit} className="space-y-10">
      <Notifications
        settings={settings}
        onChange={change}
        isPhoneMissing={hasTried && isPhoneMissing}
      />
      <AppPreferences settings={settings} onChange={change} />
      <Retention settings={settings} onChange={change} saved={saved} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line-strong pt-5">
        <Button type="submit" variant="primary" aria-disabled={isSaving}>
          {isSaving ? t('settings.form.saving') : t('settings.form.save')}
        </Button>
        <Link href="/profile" className={buttonClass()}>
          <ArrowLeft aria-hidden="true" size={16} />
          {t('settings.form.back')}
        </Link>
        <p role="status" className="text-small text-ink-soft">
          {isChanged && t('settings.form.unsaved')}
        </p>
      </div>
    </form>
  );
}
