/** The addresses that show a page of the product; any other is not found. */
export const pagePaths = [
  '/',
  '/subscribe',
  '/profile',
  '/settings',
  '/uri-mismatch-help',
  '/oauth-setup',
  '/auth-debug',
  '/documents',
  '/analytics',
  '/risk-reports',
  '/compare',
  '/sign-in-failed',
  '/unsubscribe',
] as const;
export type PagePath = (typeof pagePaths)[number];
