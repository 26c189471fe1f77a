import type { User } from '@clauselight/schema';

/** What the welcome line calls a person: the first name, else the e-mail before the at-sign. */
export function getGreetingName({ firstName, email }: Pick<User, 'firstName' | 'email'>): string {
  return firstName || email.split('@')[0] || email;
}
