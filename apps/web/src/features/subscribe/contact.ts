import { isEmail, isPhone } from '@clauselight/schema';

/** What is asked for before the card. */
export interface Contact {
  email: string;
  phone: string;
}

interface ContactProblem {
  title: string;
  description: string;
}

/** The first thing that stands in the way of continuing; nothing where the contact is complete and valid. */
export function findContactProblem(contact: Contact): ContactProblem | undefined {
  const { email, phone } = trimContact(contact);
  if (email === '' || phone === '') {
    return {
      title: 'Missing Information',
      description: 'Please provide your email and phone number',
    };
  }
  if (!isEmail(email)) {
    return { title: 'Invalid Email', description: 'Please enter a valid email address' };
  }
  if (!isPhone(phone)) {
    return {
      title: 'Invalid Phone Number',
      description: 'Please enter a valid phone number with country code',
    };
  }
  return undefined;
}

/** What to say under the e-mail once it is left; an empty one is not wrong yet. */
export function describeEmail(email: string): string | undefined {
  const value = email.trim();
  return value === '' || isEmail(value) ? undefined : 'Please enter a valid email address';
}

export function trimContact({ email, phone }: Contact): Contact {
  return { email: email.trim(), phone: phone.trim() };
}
