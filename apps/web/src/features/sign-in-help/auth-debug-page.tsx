import { useServerFacts } from '../../lib/api/get-server.ts';
import { useAuth } from '../../lib/api/get-user.ts';
import { product } from '../../lib/product.ts';
import { useSignInAddress } from '../../lib/sign-in-address.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { DataRows } from '../../ui/data-rows.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ToneMark } from '../../ui/tone.tsx';
import { getRedirectAddress } from './redirect-address.ts';
import { useAuthChecks } from './use-auth-checks.ts';

/** What this server and this browser know of the sign-in, and ways to try it. */
export function AuthDebugPage() {
  const { user } = useAuth();
  const { data: server } = useServerFacts();
  const { testOAuth, refreshStatus, running, result } = useAuthChecks(server);
  const signIn = useSignInAddress();
  const { host, origin } = window.location;
  return (
    <div className="max-w-3xl">
      <title>{`Sign-in debug · ${product.name}`}</title>
      <PageHead title="Authentication Debug" line="What this site knows of your sign-in." />
      <div className="space-y-10">
        <Panel title="Current user">
          {user ? (
            <pre className="border border-line bg-sheet p-4 text-small break-words whitespace-pre-wrap">
              {JSON.stringify(user, null, 2)}
            </pre>
          ) : (
            <p>Not authenticated</p>
          )}
        </Panel>
        <Panel title="Checks">
          <div className="flex flex-wrap gap-3">
            <Button disabled={running !== undefined} onClick={() => void testOAuth()}>
              Test Google OAuth
            </Button>
            <Button disabled={running !== undefined} onClick={() => void refreshStatus()}>
              Refresh Auth Status
            </Button>
            <a href={signIn} className={buttonClass({ variant: 'primary' })}>
              Sign In with Google
            </a>
          </div>
          <div role="status" className="mt-4 min-h-7">
            {running && <p className="text-small text-ink-soft">{running}</p>}
            {!running && result && (
              <ToneMark tone={result.isSuccess ? 'good' : 'critical'}>{result.message}</ToneMark>
            )}
          </div>
        </Panel>
        <Panel title="Addresses">
          <DataRows
            rows={[
              { label: 'Current domain', value: host },
              { label: 'Redirect address', value: getRedirectAddress(origin) },
            ]}
          />
        </Panel>
      </div>
    </div>
  );
}
