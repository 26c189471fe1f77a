import { isEmail, isPhone } from '@clauselight/schema';
import { t } from './messages.ts';

/** The form before that of the card. */
export interface Contact {
  email: string;
  phone: string;
}

interface ContactProblem {
  title: string;
  description: string;
}

/** The first problem of the contact; nothing if it is complete and valid. */
export function findContactProblem(contact: Contact): ContactProblem | undefined {
  const { email, phone } = trimContact(contact);
  if (email === '' || phone === '') {
    return {
      title: t('subscribe.contact.missing'),
      description: t('subscribe.contact.missingText'),
    };
  }
  if (!isEmail(email)) {
    return {
      title: t('subscribe.contact.invalidEmail'),
      description: t('subscribe.contact.invalidEmailText'),
    };
  }
  if (!isPhone(phone)) {
    return {
      title: t('subscribe.contact.invalidPhone'),
      description: t('subscribe.contact.invalidPhoneText'),
    };
  }
  return undefined;
}

/** The problem shown under the e-mail field after it loses the focus; an empty field is no problem yet. */
export function describeEmail(email: string): string | undefined {
  const value = email.trim();
  return value === '' || isEmail(value) ? undefined : t('subscribe.contact.invalidEmailText');
}

export function trimContact({ email, phone }: Contact): Contact {
  return { email: email.trim(), phone: phone.trim() };
}
