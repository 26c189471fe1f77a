import { useId } from 'react';
import { useServerFacts } from '../../lib/api/get-server.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { t } from './messages.ts';

/** Starts a sign-in; on a server without sign-in it is disabled and says so. */
export function TestSignInLink() {
  const { data: server } = useServerFacts();
  const id = useId();
  if (server?.isSignInConfigured !== false || server.isDevelopmentSignIn) {
    return (
      <a href="/api/auth/google" className={buttonClass({ variant: 'primary' })}>
        {t('sign-in-help.test.action')}
      </a>
    );
  }
  return (
    <>
      <Button variant="primary" disabled aria-describedby={id}>
        {t('sign-in-help.test.action')}
      </Button>
      <p id={id} className="text-small text-ink-soft">
        {t('sign-in-help.test.notConfigured')}
      </p>
    </>
  );
}
