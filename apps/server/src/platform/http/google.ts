/** Whether an issuer is Google. */
export function isGoogle(issuer: string): boolean {
  return new URL(issuer).href === 'https://accounts.google.com/';
}
