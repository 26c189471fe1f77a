import type { SignInSetup } from '@clauselight/schema';

const redirectPath = '/oauth2callback';

/** Where the provider has to send people back to when they sign in on a site of this origin. */
export function getRedirectAddress(origin: string): string {
  return `${origin}${redirectPath}`;
}

/** Hosts that the provider takes without a certificate. */
const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** The origin to register: `https://` and the domain; as the page is reached on a machine that tries itself out. */
export function getScriptOrigin({ domain, callbackURL }: SignInSetup): string {
  const isPlain = loopback.test(domain) && callbackURL.startsWith('http://');
  return `${isPlain ? 'http' : 'https'}://${domain}`;
}
