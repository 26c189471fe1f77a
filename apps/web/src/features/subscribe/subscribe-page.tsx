import type { User } from '@clauselight/schema';
import { useServerFacts } from '../../lib/api/get-server.ts';
import { describeFailure } from '../../lib/http.ts';
import { product } from '../../lib/product.ts';
import { Failure } from '../../ui/error-boundary.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { BillingOff } from './billing-off.tsx';
import { PlanPanel } from './plan-panel.tsx';
import { SubscribePanel } from './subscribe-panel.tsx';

/** The Pro plan, and the way to it where this server takes money. */
export function SubscribePage({ user }: { user: User | null }) {
  return (
    <div className="max-w-5xl">
      <title>{`Start Your Free Trial · ${product.name}`}</title>
      <PageHead
        title="Start Your Free Trial"
        line="Unlock unlimited document analysis"
        back={{ href: '/', label: 'Back to Dashboard' }}
      />
      <div className="grid grid-cols-1 gap-x-16 gap-y-10 md:grid-cols-2">
        <SubscribeOffer email={user?.email ?? ''} />
        <PlanPanel />
      </div>
    </div>
  );
}

function SubscribeOffer({ email }: { email: string }) {
  const { data: server, error, refetch } = useServerFacts();
  if (server) {
    return server.isBillingConfigured ? <SubscribePanel email={email} /> : <BillingOff />;
  }
  if (!error) return <Waiting>Loading…</Waiting>;
  return (
    <Failure
      message={describeFailure(error, 'The server does not say whether billing is on.')}
      onRetry={() => void refetch()}
    />
  );
}
