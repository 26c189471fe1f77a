import { useSettings } from '../../lib/api/get-settings.ts';
import { describeFailure } from '../../lib/http.ts';
import { product } from '../../lib/product.ts';
import { Failure } from '../../ui/error-boundary.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { AccountSecurity } from './account-security.tsx';
import { DangerZone } from './deletion/danger-zone.tsx';
import { t } from './messages.ts';
import { SettingsForm } from './settings-form.tsx';

interface SettingsPageProps {
  /** Called when the server has deleted the account. */
  onAccountDeleted: () => void;
}

/** The settings, sessions and account deletion of a signed-in person. */
export function SettingsPage({ onAccountDeleted }: SettingsPageProps) {
  return (
    <div className="max-w-3xl">
      <title>{`${t('settings.page.title')} · ${product.name}`}</title>
      <PageHead title={t('settings.page.title')} line={t('settings.page.line')} />
      <SavedSettings />
      <div className="mt-12 space-y-10">
        <AccountSecurity />
        <DangerZone onDeleted={onAccountDeleted} />
      </div>
    </div>
  );
}

function SavedSettings() {
  const { data: saved, error, isFetching, refetch } = useSettings();
  if (saved) return <SettingsForm saved={saved} />;
  if (isFetching) return <Waiting>{t('settings.page.loading')}</Waiting>;
  return (
    <Failure
      message={describeFailure(error, t('settings.page.notLoaded'))}
      onRetry={() => void refetch()}
    />
  );
}
