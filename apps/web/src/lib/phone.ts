import { isPhone } from '@clauselight/schema';
import { t } from './messages.ts';

/** The problem shown under the phone field after it loses the focus; an empty field is no problem yet. */
export function describePhone(phone: string): string | undefined {
  const value = phone.trim();
  return value === '' || isPhone(value) ? undefined : t('lib.phone.invalid');
}
