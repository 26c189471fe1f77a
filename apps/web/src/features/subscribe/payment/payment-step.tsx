import { plan } from '@clauselight/schema';
import { Elements } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { useState } from 'react';
import { ErrorBoundary, Failure } from '../../../ui/error-boundary.tsx';
import { FocusHeading } from '../../../ui/focus-heading.tsx';
import { Waiting } from '../../../ui/waiting.tsx';
import type { Contact } from '../contact.ts';
import { SubscriptionNote } from '../subscription-note.tsx';
import { BackButton } from './back-button.tsx';
import { CardForm } from './card-form.tsx';
import { isSetUp } from './confirm-card.ts';
import { useProvider } from './load-provider.ts';
import { useAppearance } from './use-appearance.ts';

export interface PaymentStepProps {
  /** Names this server to the payment provider. */
  paymentKey: string;
  /** Lets this page set up a card, and nothing else. */
  clientSecret: string;
  contact: Contact;
  isTrialAvailable: boolean;
  onBack: () => void;
  /** The card is set up. */
  onSetUp: () => void;
}

/** The step "payment". */
export function PaymentStep(props: PaymentStepProps) {
  const { data: stripe, isFetching, refetch } = useProvider(props.paymentKey);
  return (
    <section aria-labelledby="payment" className="border-t border-line-strong pt-3">
      <FocusHeading id="payment" className="mb-3 text-title">
        Payment
      </FocusHeading>
      <ErrorBoundary message="The card form could not be shown.">
        {stripe ? (
          <CardStep {...props} stripe={stripe} />
        ) : (
          <>
            {isFetching ? (
              <Waiting>Loading the card form…</Waiting>
            ) : (
              <Failure
                message="The payment provider could not be reached, so there is no card form. Nothing was charged. If something in your browser blocks js.stripe.com, please allow it here."
                onRetry={() => void refetch()}
              />
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

  /** There is no form either where another tab has set the card up meanwhile. */
  async function explainFailure() {
    setHasFailed(true);
    const answer = await stripe.retrieveSetupIntent(clientSecret).catch(() => undefined);
    if (isSetUp(answer?.setupIntent)) onSetUp();
  }

  if (hasFailed) {
    return (
      <>
        <Failure
          message="The card form could not be loaded. Nothing was charged. Please try again, or go back to the contact information."
          onRetry={() => setHasFailed(false)}
        />
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
        action={isTrialAvailable ? `Start ${plan.trialDays}-Day Free Trial` : 'Subscribe'}
        onBack={onBack}
        onSetUp={onSetUp}
        onLoadError={() => void explainFailure()}
      />
    </Elements>
  );
}
