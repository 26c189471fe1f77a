import type { SignInSetup } from '@clauselight/schema';
import { CircleCheck, CircleX } from 'lucide-react';
import { Link } from 'wouter';
import { useServerFacts } from '../../lib/api/get-server.ts';
import { product } from '../../lib/product.ts';
import { Badge } from '../../ui/badge.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Failure } from '../../ui/error-boundary.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { AddressRow } from './address-row.tsx';
import { useSignInSetup } from './get-sign-in-setup.ts';
import { getScriptOrigin } from './redirect-address.ts';
import { SetupGuide } from './setup-guide.tsx';
import { TestSignInLink } from './test-sign-in-link.tsx';

/** How sign-in is set up on this server, and how to set it up. */
export function OAuthSetupPage() {
  return (
    <div className="max-w-3xl">
      <title>{`Sign-in setup · ${product.name}`}</title>
      <PageHead
        title="Google OAuth Setup"
        line="What to register with Google, so that people can sign in to this site."
      />
      <SetupBody />
      <div className="mt-10 flex flex-wrap items-center gap-3 border-t border-line-strong pt-5">
        <Link href="/" className={buttonClass()}>
          Back to App
        </Link>
        <TestSignInLink />
      </div>
    </div>
  );
}

function SetupBody() {
  const { data: setup, isFetching, refetch } = useSignInSetup();
  if (setup) return <SetupFacts setup={setup} />;
  if (isFetching) return <Waiting>Loading OAuth configuration…</Waiting>;
  return (
    <Failure
      message="Unable to load OAuth configuration. Please try again."
      onRetry={() => void refetch()}
    />
  );
}

function SetupFacts({ setup }: { setup: SignInSetup }) {
  return (
    <div className="space-y-10">
      <DevelopmentNote />
      <Panel
        title="Configuration"
        aside={
          setup.hasGoogleCredentials ? (
            <Badge icon={CircleCheck}>Credentials Configured</Badge>
          ) : (
            <Badge icon={CircleX}>Missing Credentials</Badge>
          )
        }
      >
        <div className="divide-y divide-line">
          <AddressRow label="Authorized JavaScript origin" address={getScriptOrigin(setup)} />
          <AddressRow label="Authorized redirect address" address={setup.callbackURL} />
        </div>
      </Panel>
      <SetupGuide />
    </div>
  );
}

function DevelopmentNote() {
  const { data: server } = useServerFacts();
  if (!server?.isDevelopmentSignIn) return null;
  return (
    <Panel title="Development sign-in">
      <p>
        A development identity provider stands in for Google while no credentials are configured:
        anybody who opens this site on this machine can sign in under any name. It exists on this
        machine alone, and never in production.
      </p>
    </Panel>
  );
}
