import { z } from 'zod';
import { SignInError } from './sign-in-error.ts';

/** A person as described by the identity provider. */
export interface Profile {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly pictureUrl: string | null;
}

/** Claims of the ID token and of the userinfo endpoint combined (OpenID Connect Core 1.0, 5.1). */
export type Claims = Readonly<Record<string, unknown>> & {
  readonly iss: string;
  readonly sub: string;
};

const maxNameLength = 200;
const emailSchema = z.email().max(320);
const pictureSchema = z.url({ protocol: /^https$/ }).max(2048);

/** Picks the claims that are stored. Throws `unverified` if they contain no verified e-mail address. */
export function readProfile(claims: Claims): Profile {
  const email = emailSchema.safeParse(claims.email);
  // Some providers send the boolean as a string.
  const isRefuted = claims.email_verified === false || claims.email_verified === 'false';
  if (!email.success || isRefuted) throw new SignInError('unverified');
  const picture = pictureSchema.safeParse(claims.picture);
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: email.data,
    ...readNames(claims),
    pictureUrl: picture.success ? new URL(picture.data).href : null,
  };
}

function readNames(claims: Claims): Pick<Profile, 'firstName' | 'lastName'> {
  const [firstName, lastName] = [cleanName(claims.given_name), cleanName(claims.family_name)];
  if (firstName !== null || lastName !== null) return { firstName, lastName };
  const [first, last] = /^(.*?)(?: (\S+))?$/u.exec(cleanName(claims.name) ?? '')?.slice(1) ?? [];
  return { firstName: first || null, lastName: last ?? null };
}

function cleanName(given: unknown): string | null {
  if (typeof given !== 'string') return null;
  const name = given.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim();
  return Array.from(name).slice(0, maxNameLength).join('').trim() || null;
}
