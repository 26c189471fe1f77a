import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast-context.ts';
import { Waiting } from '../../../ui/waiting.tsx';
import type { Contact } from '../contact.ts';
import { t } from '../messages.ts';
import { BackButton } from './back-button.tsx';
import { confirmCard } from './confirm-card.ts';
import { elementOptions } from './element-options.ts';

interface CardFormProps {
  contact: Contact;
  /** Label of the submit button. */
  action: string;
  onBack: () => void;
  onSetUp: () => void;
  /** Called when the provider's form could not be loaded. */
  onLoadError: () => void;
}

/** The provider's card form in an iframe: what is entered there never reaches this page. */
export function CardForm({ contact, action, onBack, onSetUp, onLoadError }: CardFormProps) {
  const stripe = useStripe();
  const elements = useElements();
  const toast = useToast();
  const [state, setState] = useState<'loading' | 'ready' | 'confirming'>('loading');
  // React updates the state after the event: two quick clicks would both see the state "ready".
  const isConfirming = useRef(false);

  async function confirm(event: FormEvent) {
    event.preventDefault();
    if (!stripe || !elements || state !== 'ready' || isConfirming.current) return;
    isConfirming.current = true;
    setState('confirming');
    const problem = await confirmCard({ stripe, elements, contact });
    if (!problem) return onSetUp();
    isConfirming.current = false;
    setState('ready');
    toast(problem);
  }

  return (
    <form noValidate aria-busy={state !== 'ready'} onSubmit={(event) => void confirm(event)}>
      <div className="min-h-64">
        {state === 'loading' && <Waiting>{t('subscribe.payment.loading')}</Waiting>}
        <PaymentElement
          options={elementOptions}
          onReady={() => setState('ready')}
          onLoadError={onLoadError}
        />
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        <BackButton disabled={state === 'confirming'} onBack={onBack} />
        <Button
          type="submit"
          variant="primary"
          className="min-w-56 grow"
          disabled={state !== 'ready'}
        >
          {state === 'confirming' ? t('subscribe.payment.settingUp') : action}
        </Button>
      </div>
    </form>
  );
}
