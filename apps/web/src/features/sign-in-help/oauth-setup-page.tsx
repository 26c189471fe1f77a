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
import { t } from './messages.ts';
import { getScriptOrigin } from './redirect-address.ts';
import { SetupGuide } from './setup-guide.tsx';
import { TestSignInLink } from './test-sign-in-link.tsx';

/** How sign-in is set up on this server, and how to set it up. */
export function OAuthSetupPage() {
  return (
    <div className="max-w-3xl">
      <title>{`${t('sign-in-help.setup.pageTitle')} · ${product.name}`}</title>
      <PageHead title={t('sign-in-help.setup.title')} line={t('sign-in-help.setup.line')} />
      <SetupBody />
      <div className="mt-10 flex flex-wrap items-center gap-3 border-t border-line-strong pt-5">
        <Link href="/" className={buttonClass()}>
          {t('sign-in-help.setup.back')}
        </Link>
        <TestSignInLink />
      </div>
    </div>
  );
}

function SetupBody() {
  const { data: setup, isFetching, refetch } = useSignInSetup();
  if (setup) return <SetupFacts setup={setup} />;
  if (isFetching) return <Waiting>{t('sign-in-help.setup.loading')}</Waiting>;
  return <Failure message={t('sign-in-help.setup.notLoaded')} onRetry={() => void refetch()} />;
}

function SetupFacts({ setup }: { setup: SignInSetup }) {
  return (
    <div className="space-y-10">
      <DevelopmentNote />
      <Panel
        title={t('sign-in-help.setup.configuration')}
        aside={
          setup.hasGoogleCredentials ? (
            <Badge icon={CircleCheck}>{t('sign-in-help.setup.configured')}</Badge>
          ) : (
            <Badge icon={CircleX}>{t('sign-in-help.setup.missing')}</Badge>
          )
        }
      >
        <div className="divide-y divide-line">
          <AddressRow label={t('sign-in-help.setup.origin')} address={getScriptOrigin(setup)} />
          <AddressRow label={t('sign-in-help.setup.redirect')} address={setup.callbackURL} />
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
    <Panel title={t('sign-in-help.setup.development')}>
      <p>{t('sign-in-help.setup.developmentText')}</p>
    </Panel>
  );
}
