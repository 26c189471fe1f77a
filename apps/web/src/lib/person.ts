import type { User } from '@clauselight/schema';
import { t } from './messages.ts';

type Named = Pick<User, 'firstName' | 'lastName' | 'email'>;

/** First and last name, else the e-mail before the at-sign, else `User`. */
export function getDisplayName({ firstName, lastName, email }: Named): string {
  return (
    [firstName, lastName].filter(Boolean).join(' ') ||
    email.split('@')[0] ||
    t('lib.person.unnamed')
  );
}

/** First letters of first and last name, else of the e-mail, else `U`. */
export function getInitials({ firstName, lastName, email }: Named): string {
  if (firstName && lastName) return `${firstName[0]}${lastName[0]}`.toUpperCase();
  return email[0]?.toUpperCase() ?? 'U';
}
