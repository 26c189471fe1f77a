import { useServerFacts } from '../../lib/api/get-server.ts';
import { useAuth } from '../../lib/api/get-user.ts';
import { product } from '../../lib/product.ts';
import { useSignInAddress } from '../../lib/sign-in-address.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { DataRows } from '../../ui/data-rows.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ToneMark } from '../../ui/tone.tsx';
import { t } from './messages.ts';
import { getRedirectAddress } from './redirect-address.ts';
import { useAuthChecks } from './use-auth-checks.ts';

/** Facts about the sign-in on this server and in this browser, and checks to run. */
export function AuthDebugPage() {
  const { user } = useAuth();
  const { data: server } = useServerFacts();
  const { testOAuth, refreshStatus, running, result } = useAuthChecks(server);
  const signIn = useSignInAddress();
  const { host, origin } = window.location;
  return (
    <div className="max-w-3xl">
      <title>{`${t('sign-in-help.debug.pageTitle')} · ${product.name}`}</title>
      <PageHead title={t('sign-in-help.debug.title')} line={t('sign-in-help.debug.line')} />
      <div className="space-y-10">
        <Panel title={t('sign-in-help.debug.user')}>
          {user ? (
            <pre className="border border-line bg-sheet p-4 text-small break-words whitespace-pre-wrap">
              {JSON.stringify(user, null, 2)}
            </pre>
          ) : (
            <p>{t('sign-in-help.debug.guest')}</p>
          )}
        </Panel>
        <Panel title={t('sign-in-help.debug.checks')}>
          <div className="flex flex-wrap gap-3">
            <Button disabled={running !== undefined} onClick={() => void testOAuth()}>
              {t('sign-in-help.debug.testOAuth')}
            </Button>
            <Button disabled={running !== undefined} onClick={() => void refreshStatus()}>
              {t('sign-in-help.debug.refresh')}
            </Button>
            <a href={signIn} className={buttonClass({ variant: 'primary' })}>
              {t('sign-in-help.debug.signIn')}
            </a>
          </div>
          <div role="status" className="mt-4 min-h-7">
            {running && <p className="text-small text-ink-soft">{running}</p>}
            {!running && result && (
              <ToneMark tone={result.isSuccess ? 'good' : 'critical'}>{result.message}</ToneMark>
            )}
          </div>
        </Panel>
        <Panel title={t('sign-in-help.debug.addresses')}>
          <DataRows
            rows={[
              { label: t('sign-in-help.debug.domain'), value: host },
              { label: t('sign-in-help.debug.redirect'), value: getRedirectAddress(origin) },
            ]}
          />
        </Panel>
      </div>
    </div>
  );
}
