import type { User } from '@clauselight/schema';
import { Link, useSearchParams } from 'wouter';
import { product } from '../../lib/product.ts';
import { getSignInAddress } from '../../lib/sign-in-address.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Message, t } from './messages.ts';
import { failureWords, readFailure, readReturnPath } from './sign-in-failures.ts';

const mismatchLink = { helpLink: <TextLink href="/uri-mismatch-help" /> };
const setupLink = { helpLink: <TextLink href="/oauth-setup" /> };

interface SignInFailedPageProps {
  user: User | null;
  onContinueAsGuest: () => void;
}

/** Why a sign-in failed, and what can be done next. */
export function SignInFailedPage({ user, onContinueAsGuest }: SignInFailedPageProps) {
  const [params] = useSearchParams();
  const reason = readFailure(params.get('reason'));
  const { what, wayOn } = failureWords[reason];
  const { pathname, search } = readReturnPath(params.get('return_to'));
  return (
    <div className="max-w-3xl">
      <title>{`${t('sign-in-help.failed.pageTitle')} · ${product.name}`}</title>
      <PageHead title={t('sign-in-help.failed.title')} line={t(what)} />
      <p>{user ? `${t(wayOn)} ${t('sign-in-help.failed.sessionStays')}` : t(wayOn)}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <a
          href={getSignInAddress('/api/auth/google', pathname, search)}
          className={buttonClass({ variant: 'primary' })}
        >
          {t('sign-in-help.failed.again')}
        </a>
        {user ? (
          <Link href="/" className={buttonClass()}>
            {t('sign-in-help.failed.dashboard')}
          </Link>
        ) : (
          <Button onClick={onContinueAsGuest}>{t('sign-in-help.failed.guest')}</Button>
        )}
      </div>
      <p className="mt-8 border-t border-line pt-4 text-small text-ink-soft">
        {reason === 'mismatch' ? (
          <Message id="sign-in-help.failed.mismatchHelp" elements={mismatchLink} />
        ) : (
          <Message id="sign-in-help.failed.setupHelp" elements={setupLink} />
        )}
      </p>
    </div>
  );
}
