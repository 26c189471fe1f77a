import { useId } from 'react';
import { useServerFacts } from '../../lib/api/get-server.ts';
import { Button, buttonClass } from '../../ui/button.tsx';

const title = 'Test Google Sign In';

/** Starts a sign-in. Where this server has none it would only lead back here, and that is said instead. */
export function TestSignInLink() {
  const { data: server } = useServerFacts();
  const id = useId();
  if (server?.isSignInConfigured !== false || server.isDevelopmentSignIn) {
    return (
      <a href="/api/auth/google" className={buttonClass({ variant: 'primary' })}>
        {title}
      </a>
    );
  }
  return (
    <>
      <Button variant="primary" disabled aria-describedby={id}>
        {title}
      </Button>
      <p id={id} className="text-small text-ink-soft">
        Sign-in is not configured on this server.
      </p>
    </>
  );
}
