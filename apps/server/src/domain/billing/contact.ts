import { isEmail, isPhone, type SubscriptionRequest } from '@clauselight/schema';

/** What is wrong with a contact, in the words of the form. */
export function listContactIssues({
  email,
  phone,
}: Pick<SubscriptionRequest, 'email' | 'phone'>): string[] {
  if (email.trim() === '' || phone.trim() === '') {
    return ['Please provide your email and phone number'];
  }
  return [
    ...(isEmail(email) ? [] : ['Please enter a valid email address']),
    ...(isPhone(phone) && compactPhone(phone).length <= maxPhoneLength
      ? []
      : ['Please enter a valid phone number with country code']),
  ];
}

/** Longest that the payment provider keeps. Source: Stripe API reference, customers, `phone`. */
const maxPhoneLength = 20;

/** The digits of a phone number, with its plus. */
export function compactPhone(phone: string): string {
  return phone.replace(/[^\d+]/g, '');
}
