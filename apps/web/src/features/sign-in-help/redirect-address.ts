import type { SignInSetup } from '@clauselight/schema';

const redirectPath = '/oauth2callback';

/** Where the provider has to send people back to when they sign in on a site of this origin. */
export function getRedirectAddress(origin: string): string {
  return `${origin}${redirectPath}`;
}

/** The origin to register: `https://` and the domain; `http://` on a machine that is tried out without a certificate. */
export function getScriptOrigin({ domain, callbackURL }: SignInSetup): string {
  const scheme = callbackURL.startsWith('http://') ? 'http://' : 'https://';
  return `${scheme}${domain}`;
}
