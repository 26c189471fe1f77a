import { isEmail, isPhone, type SubscriptionRequest } from '@clauselight/schema';

/** Lists what is wrong with a contact, as messages for the form. */
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

/** The longest phone number that the payment provider stores. Source: Stripe API reference, customers, `phone`. */
const maxPhoneLength = 20;

/** The digits of a phone number, with a leading plus if there is one. */
export function compactPhone(phone: string): string {
  return phone.replace(/[^\d+]/g, '');
}
