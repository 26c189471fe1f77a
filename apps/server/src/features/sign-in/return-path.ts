import { pagePaths } from '@clauselight/schema';

const maxLength = 2048;
/** An origin that no path leads out of, unless it names another. */
const anyOrigin = 'http://product.invalid';
const pages: ReadonlySet<string> = new Set(pagePaths);

/**
 * The page to come back to after a sign-in: a path of this product with its query and fragment, or else the first page.
 * Whatever a browser would read as another site is none: `//host`, `/\host`, `/\t/host`.
 */
export function chooseReturnPath(wanted: unknown): string {
  if (typeof wanted !== 'string' || !/^\/(?![/\\])/.test(wanted) || wanted.length > maxLength)
    return '/';
  if (!URL.canParse(wanted, anyOrigin)) return '/';
  const { origin, pathname, search, hash } = new URL(wanted, anyOrigin);
  if (origin !== anyOrigin || !pages.has(pathname) || pathname === '/sign-in-failed') return '/';
  return `${pathname}${search}${hash}`;
}
