import { Suspense, useState } from 'react';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { Panel } from '../../ui/panel.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { type Contact, trimContact } from './contact.ts';
import { ContactForm } from './contact-form.tsx';
import { useCreateSubscription } from './create-subscription.ts';
import { t } from './messages.ts';
import { SubscriptionNote } from './subscription-note.tsx';

const PaymentStep = lazyComponent(() =>
  import('./payment/payment-step.tsx').then((part) => part.PaymentStep),
);

interface SubscribePanelProps {
  email: string;
  paymentKey: string;
  isTrialAvailable: boolean;
  onSetUp: () => void;
}

/** The two steps, contact and payment. Going back keeps the contact and discards the client secret. */
export function SubscribePanel(props: SubscribePanelProps) {
  const { email, paymentKey, isTrialAvailable, onSetUp } = props;
  const [contact, setContact] = useState<Contact>({ email, phone: '' });
  const [clientSecret, setClientSecret] = useState<string>();
  const create = useCreateSubscription({ isTrialAvailable, onCreated: setClientSecret });
  if (clientSecret !== undefined) {
    return (
      <Suspense fallback={<Waiting>{t('subscribe.payment.loading')}</Waiting>}>
        <PaymentStep
          paymentKey={paymentKey}
          clientSecret={clientSecret}
          contact={trimContact(contact)}
          isTrialAvailable={isTrialAvailable}
          onBack={() => setClientSecret(undefined)}
          onSetUp={onSetUp}
        />
      </Suspense>
    );
  }
  return (
    <Panel title={t('subscribe.contact.title')}>
      <ContactForm
        contact={contact}
        onChange={(change) => setContact((last) => ({ ...last, ...change }))}
        isSubmitting={create.isPending}
        onSubmit={() => create.mutate(contact)}
      />
      <SubscriptionNote isTrialAvailable={isTrialAvailable} />
    </Panel>
  );
}
