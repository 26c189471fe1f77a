import { type FormEvent, useState } from 'react';
import { describePhone } from '../../lib/phone.ts';
import { Button } from '../../ui/button.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useToast } from '../../ui/toast-context.ts';
import { type Contact, describeEmail, findContactProblem } from './contact.ts';
import { t } from './messages.ts';

interface ContactFormProps {
  contact: Contact;
  onChange: (change: Partial<Contact>) => void;
  isSubmitting: boolean;
  /** Called with a contact that is complete and valid. */
  onSubmit: () => void;
}

/** The step "info": e-mail and phone. */
export function ContactForm({ contact, onChange, isSubmitting, onSubmit }: ContactFormProps) {
  const toast = useToast();
  const [left, setLeft] = useState({ email: false, phone: false });

  function submit(event: FormEvent) {
    event.preventDefault();
    const problem = findContactProblem(contact);
    setLeft({ email: true, phone: true });
    if (problem) toast({ variant: 'destructive', ...problem });
    else onSubmit();
  }

  return (
    <form noValidate onSubmit={submit} className="space-y-2">
      <TextField
        label={t('subscribe.contact.email')}
        type="email"
        name="email"
        autoComplete="email"
        required
        value={contact.email}
        onValueChange={(email) => onChange({ email })}
        onBlur={() => setLeft((last) => ({ ...last, email: true }))}
        problem={left.email ? describeEmail(contact.email) : undefined}
      />
      <PhoneField
        required
        value={contact.phone}
        onValueChange={(phone) => onChange({ phone })}
        onBlur={() => setLeft((last) => ({ ...last, phone: true }))}
        problem={left.phone ? describePhone(contact.phone) : undefined}
      />
      <Button
        type="submit"
        variant="primary"
        size="large"
        className="w-full"
        disabled={contact.email === '' || contact.phone === '' || isSubmitting}
      >
        {isSubmitting ? t('subscribe.contact.continuing') : t('subscribe.contact.continue')}
      </Button>
    </form>
  );
}
