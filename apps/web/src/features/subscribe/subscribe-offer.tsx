import { errors, type User } from '@clauselight/schema';
import type { useEntitlement } from '../../lib/api/get-entitlement.ts';
import { useServerFacts } from '../../lib/api/get-server.ts';
import { describeFailure } from '../../lib/http.ts';
import { product } from '../../lib/product.ts';
import { Failure } from '../../ui/error-boundary.tsx';
import { FocusHeading } from '../../ui/focus-heading.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { BillingOff } from './billing-off.tsx';
import { CurrentSubscription } from './current-subscription.tsx';
import { t } from './messages.ts';
import { SignInFirst } from './sign-in-first.tsx';
import { hasSubscription } from './standing.ts';
import { SubscribePanel } from './subscribe-panel.tsx';

interface SubscribeOfferProps {
  user: User | null;
  entitlement: ReturnType<typeof useEntitlement>;
  /** The card was set up a moment ago. */
  isDone: boolean;
  onSetUp: () => void;
}

/** What this visitor can do on this server: nothing, sign in, subscribe, or manage the subscription. */
export function SubscribeOffer(props: SubscribeOfferProps) {
  const { data: server, error, refetch } = useServerFacts();
  if (!server) {
    if (!error) return <Waiting>{t('subscribe.page.loading')}</Waiting>;
    return (
      <Failure
        message={describeFailure(error, t('subscribe.page.noFacts'))}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!server.isBillingConfigured) return <BillingOff />;
  if (server.paymentKey === undefined) {
    return <Failure message={errors.payment_misconfigured.message} />;
  }
  return <PersonalOffer {...props} paymentKey={server.paymentKey} />;
}

function PersonalOffer(props: SubscribeOfferProps & { paymentKey: string }) {
  const { user, entitlement, isDone, onSetUp, paymentKey } = props;
  const { data, error, refetch } = entitlement;
  if (isDone) return <Done />;
  if (user === null) return <SignInFirst />;
  if (hasSubscription(user.subscriptionStatus)) return <CurrentSubscription user={user} />;
  if (data) {
    return (
      <SubscribePanel
        email={user.email}
        paymentKey={paymentKey}
        isTrialAvailable={data.isTrialAvailable}
        onSetUp={onSetUp}
      />
    );
  }
  if (!error) return <Waiting>{t('subscribe.page.loading')}</Waiting>;
  return (
    <Failure
      message={describeFailure(error, t('subscribe.page.noTerms'))}
      onRetry={() => void refetch()}
    />
  );
}

function Done() {
  return (
    <section aria-labelledby="done" className="border-t border-line-strong pt-3">
      <FocusHeading id="done" className="mb-3 text-title">
        {t('subscribe.done.title', { product: product.name })}
      </FocusHeading>
      <p>{t('subscribe.done.text')}</p>
    </section>
  );
}
