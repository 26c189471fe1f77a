import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';
import { product } from '../../lib/product.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { AccountSecurity } from './account-security.tsx';
import { AppPreferences } from './app-preferences.tsx';
import { DangerZone } from './danger-zone.tsx';
import { Notifications } from './notifications.tsx';
import { useSettings } from './use-settings.ts';

/** What a signed-in person can choose; nothing takes effect before Save Settings. */
export function SettingsPage() {
  const { settings, change, save, isChanged } = useSettings();
  return (
    <div className="max-w-3xl">
      <title>{`Settings · ${product.name}`}</title>
      <PageHead title="Settings" line="They are kept in this browser." />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
        className="space-y-10"
      >
        <Notifications settings={settings} onChange={change} />
        <AppPreferences settings={settings} onChange={change} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line-strong pt-5">
          <Button type="submit" variant="primary">
            Save Settings
          </Button>
          <Link href="/profile" className={buttonClass()}>
            <ArrowLeft aria-hidden="true" size={16} />
            Back to Profile
          </Link>
          <p role="status" className="text-small text-ink-soft">
            {isChanged && 'Changes are not saved yet.'}
          </p>
        </div>
      </form>
      <div className="mt-12 space-y-10">
        <AccountSecurity />
        <DangerZone />
      </div>
    </div>
  );
}
