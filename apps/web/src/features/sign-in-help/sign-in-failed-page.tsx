import type { User } from '@clauselight/schema';
import { Link, useSearchParams } from 'wouter';
import { product } from '../../lib/product.ts';
import { getSignInAddress } from '../../lib/sign-in-address.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { failureWords, readFailure, readReturnPath } from './sign-in-failures.ts';

interface SignInFailedPageProps {
  user: User | null;
  onContinueAsGuest: () => void;
}

/** Why a sign-in did not come about, and the ways on. */
export function SignInFailedPage({ user, onContinueAsGuest }: SignInFailedPageProps) {
  const [params] = useSearchParams();
  const reason = readFailure(params.get('reason'));
  const { what, wayOn } = failureWords[reason];
  const { pathname, search } = readReturnPath(params.get('return_to'));
  return (
    <div className="max-w-3xl">
      <title>{`Sign-in failed · ${product.name}`}</title>
      <PageHead title="Sign-In Failed" line={what} />
      <p>{user ? `${wayOn} The session you had before goes on.` : wayOn}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <a
          href={getSignInAddress('/api/auth/google', pathname, search)}
          className={buttonClass({ variant: 'primary' })}
        >
          Try Again
        </a>
        {user ? (
          <Link href="/" className={buttonClass()}>
            Go to Dashboard
          </Link>
        ) : (
          <Button onClick={onContinueAsGuest}>Continue as Guest</Button>
        )}
      </div>
      <p className="mt-8 border-t border-line pt-4 text-small text-ink-soft">
        For those who run this site:{' '}
        {reason === 'mismatch' ? (
          <TextLink href="/uri-mismatch-help">how to register the redirect address</TextLink>
        ) : (
          <TextLink href="/oauth-setup">how sign-in is set up</TextLink>
        )}
        .
      </p>
    </div>
  );
}
