import type { User } from '@clauselight/schema';

/** What the welcome line calls a person: the first name, else the e-mail before the at-sign. */
export function getGreetingName(user: User): string {
  return user.firstName || user.email.split('@')[0] || user.email;
}

/** First letters of first and last name, else of the e-mail, else `U`. */
export function getInitials(user: Pick<User, 'firstName' | 'lastName' | 'email'>): string {
  const { firstName, lastName, email } = user;
  if (firstName && lastName) return `${firstName[0]}${lastName[0]}`.toUpperCase();
  return email[0]?.toUpperCase() ?? 'U';
}
