import { isPhone } from '@clauselight/schema';

/** What to say under a phone number once it is left; an empty one is not wrong yet. */
export function describePhone(phone: string): string | undefined {
  const value = phone.trim();
  return value === '' || isPhone(value) ? undefined : 'Please enter a valid phone number';
}
