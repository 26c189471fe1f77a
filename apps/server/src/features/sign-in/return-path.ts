import { pagePaths } from '@clauselight/schema';

const maxLength = 2048;
/** A placeholder origin: a path stays in it, and an address of another site does not. */
const anyOrigin = 'http://product.invalid';
const pages: ReadonlySet<string> = new Set(pagePaths);

/**
 * The page to return to after a sign-in: a path of this product with query and fragment, or else the first page. An
 * address that a browser would read as another site is rejected: `//host`, `/\host`, `/\t/host`.
 */
export function chooseReturnPath(wanted: unknown): string {
  if (typeof wanted !== 'string' || !/^\/(?![/\\])/.test(wanted) || wanted.length > maxLength)
    return '/';
  if (!URL.canParse(wanted, anyOrigin)) return '/';
  const { origin, pathname, search, hash } = new URL(wanted, anyOrigin);
  if (origin !== anyOrigin || !pages.has(pathname) || pathname === '/sign-in-failed') return '/';
  return `${pathname}${search}${hash}`;
}
