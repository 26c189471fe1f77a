import { useSettings } from '../../lib/api/get-settings.ts';
import { describeFailure } from '../../lib/http.ts';
import { product } from '../../lib/product.ts';
import { Failure } from '../../ui/error-boundary.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { AccountSecurity } from './account-security.tsx';
import { DangerZone } from './deletion/danger-zone.tsx';
import { SettingsForm } from './settings-form.tsx';

interface SettingsPageProps {
  /** Called as soon as the account is gone from the server. */
  onAccountDeleted: () => void;
}

/** What a signed-in person can choose and end. */
export function SettingsPage({ onAccountDeleted }: SettingsPageProps) {
  return (
    <div className="max-w-3xl">
      <title>{`Settings · ${product.name}`}</title>
      <PageHead title="Settings" line="They are kept with your account." />
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
  if (isFetching) return <Waiting>Loading your settings…</Waiting>;
  return (
    <Failure
      message={describeFailure(error, 'Your settings could not be loaded.')}
      onRetry={() => void refetch()}
    />
  );
}
