import type { User } from '@clauselight/schema';
import { useEntitlement } from '../../lib/api/get-entitlement.ts';
import { useServerFacts } from '../../lib/api/get-server.ts';
import { product } from '../../lib/product.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { t } from './messages.ts';
import { PlanPanel } from './plan-panel.tsx';
import { hasSubscription } from './standing.ts';
import { SubscribeOffer } from './subscribe-offer.tsx';
import { useSetUp } from './use-set-up.ts';

/** The Pro plan, and the form to subscribe if billing is on. */
export function SubscribePage({ user }: { user: User | null }) {
  const { data: server } = useServerFacts();
  const entitlement = useEntitlement(server?.isBillingConfigured === true && user !== null);
  const { done, finish } = useSetUp();
  // A trial that has just begun stays on the page. Until the entitlement is loaded, `trialEndsAt` tells of a past trial.
  const isTrialAvailable =
    done?.hasTrial ?? entitlement.data?.isTrialAvailable ?? user?.trialEndsAt === undefined;
  const isSubscribed = !done && hasSubscription(user?.subscriptionStatus);
  const { title, line } = getHead({ isSubscribed, isTrialAvailable });
  return (
    <div className="max-w-5xl">
      <title>{`${title} · ${product.name}`}</title>
      <PageHead title={title} line={line} back={{ href: '/', label: t('subscribe.page.back') }} />
      <div className="grid grid-cols-1 gap-x-16 gap-y-10 md:grid-cols-2">
        <SubscribeOffer
          user={user}
          entitlement={entitlement}
          isDone={done !== undefined}
          onSetUp={() => finish(isTrialAvailable)}
        />
        <PlanPanel isTrialAvailable={isTrialAvailable && !isSubscribed} />
      </div>
    </div>
  );
}

interface HeadFacts {
  isSubscribed: boolean;
  isTrialAvailable: boolean;
}

function getHead({ isSubscribed, isTrialAvailable }: HeadFacts) {
  if (isSubscribed)
    return { title: t('subscribe.page.yours'), line: t('subscribe.page.yoursLine') };
  return {
    title: isTrialAvailable ? t('subscribe.page.trial') : t('subscribe.page.subscribe'),
    line: t('subscribe.page.line'),
  };
}
