import { plan } from '@clauselight/schema';
import { Elements } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { useState } from 'react';
import { ErrorBoundary, Failure } from '../../../ui/error-boundary.tsx';
import { FocusHeading } from '../../../ui/focus-heading.tsx';
import { Waiting } from '../../../ui/waiting.tsx';
import type { Contact } from '../contact.ts';
import { t } from '../messages.ts';
import { SubscriptionNote } from '../subscription-note.tsx';
import { BackButton } from './back-button.tsx';
import { CardForm } from './card-form.tsx';
import { isSetUp } from './confirm-card.ts';
import { useProvider } from './load-provider.ts';
import { useAppearance } from './use-appearance.ts';

export interface PaymentStepProps {
  /** The public key of this server at the payment provider. */
  paymentKey: string;
  /** Permits this page to set up one card. */
  clientSecret: string;
  contact: Contact;
  isTrialAvailable: boolean;
  onBack: () => void;
  /** Called when the card is set up. */
  onSetUp: () => void;
}

/** The step "payment". */
export function PaymentStep(props: PaymentStepProps) {
  const { data: stripe, isFetching, refetch } = useProvider(props.paymentKey);
  return (
    <section aria-labelledby="payment" className="border-t border-line-strong pt-3">
      <FocusHeading id="payment" className="mb-3 text-title">
        {t('subscribe.payment.title')}
      </FocusHeading>
      <ErrorBoundary message={t('subscribe.payment.notShown')}>
        {stripe ? (
          <CardStep {...props} stripe={stripe} />
        ) : (
          <>
            {isFetching ? (
              <Waiting>{t('subscribe.payment.loading')}</Waiting>
            ) : (
              <Failure message={t('subscribe.payment.noProvider')} onRetry={() => void refetch()} />
            )}
            <div className="mt-5">
              <BackButton onBack={props.onBack} />
            </div>
          </>
        )}
      </ErrorBoundary>
      <SubscriptionNote isTrialAvailable={props.isTrialAvailable} />
    </section>
  );
}

function CardStep(props: PaymentStepProps & { stripe: Stripe }) {
  const { stripe, clientSecret, isTrialAvailable, onBack, onSetUp } = props;
  const [hasFailed, setHasFailed] = useState(false);
  const appearance = useAppearance();

  /** The form also fails to load when another tab has already set the card up. */
  async function explainFailure() {
    setHasFailed(true);
    const answer = await stripe.retrieveSetupIntent(clientSecret).catch(() => undefined);
    if (isSetUp(answer?.setupIntent)) onSetUp();
  }

  if (hasFailed) {
    return (
      <>
        <Failure message={t('subscribe.payment.notLoaded')} onRetry={() => setHasFailed(false)} />
        <div className="mt-5">
          <BackButton onBack={onBack} />
        </div>
      </>
    );
  }
  return (
    <Elements stripe={stripe} options={{ clientSecret, appearance }}>
      <CardForm
        contact={props.contact}
        action={
          isTrialAvailable
            ? t('subscribe.plan.startTrial', { days: plan.trialDays })
            : t('subscribe.plan.subscribe')
        }
        onBack={onBack}
        onSetUp={onSetUp}
        onLoadError={() => void explainFailure()}
      />
    </Elements>
  );
}
