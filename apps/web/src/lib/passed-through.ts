/**
 * Whether a page is one that a failed sign-in or a mail leads to: to be read before anybody has come in, and nothing to
 * come back to.
 */
export function isPassedThrough(pathname: string): boolean {
  return /^\/(oauth-setup|uri-mismatch-help|sign-in-failed|unsubscribe)$/.test(pathname);
}

/** Whether a page is one that a shared link leads to: the same for everybody, whoever they are. */
export function isSharedPage(pathname: string): boolean {
  return pathname.startsWith('/share/');
}
