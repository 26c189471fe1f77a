import { plan } from '@clauselight/schema';
import { useState } from 'react';
import { Panel } from '../../ui/panel.tsx';
import type { Contact } from './contact.ts';
import { ContactForm } from './contact-form.tsx';
import { useCreateSubscription } from './create-subscription.ts';
import { PaymentStep } from './payment-step.tsx';

/** The two steps, contact and payment; going back keeps what was entered and forgets the secret. */
export function SubscribePanel({ email }: { email: string }) {
  const [contact, setContact] = useState<Contact>({ email, phone: '' });
  const [clientSecret, setClientSecret] = useState<string>();
  const create = useCreateSubscription(setClientSecret);
  if (clientSecret !== undefined) {
    return <PaymentStep onBack={() => setClientSecret(undefined)} />;
  }
  return (
    <Panel title="Contact information">
      <ContactForm
        contact={contact}
        onChange={(change) => setContact((last) => ({ ...last, ...change }))}
        isSubmitting={create.isPending}
        onSubmit={() => create.mutate(contact)}
      />
      <p className="mt-5 text-small text-ink-soft">
        Your trial starts immediately. You won&apos;t be charged for {plan.trialDays} days. Cancel
        anytime before your trial ends to avoid charges.
      </p>
    </Panel>
  );
}
