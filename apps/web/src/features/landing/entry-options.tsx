import { useServerFacts } from '../../lib/api/get-server.ts';
import { useSignInAddress } from '../../lib/sign-in-address.ts';
import { Button, buttonClass } from '../../ui/button.tsx';

/** The two ways in. */
export function EntryOptions({ onContinueAsGuest }: { onContinueAsGuest: () => void }) {
  return (
    <div className="grid grid-cols-1 border-y border-line-strong md:grid-cols-2 md:divide-x md:divide-line max-md:divide-y max-md:divide-line">
      <section className="flex flex-col items-start gap-4 py-7 md:pr-10">
        <div className="flex-1">
          <h2 className="text-title">Try as Guest</h2>
          <p className="mt-1 max-w-[52ch] text-ink-soft">
            Every feature, no registration. Your documents and analyses are yours alone and are
            removed with the session.
          </p>
        </div>
        <Button variant="primary" size="large" onClick={onContinueAsGuest}>
          Continue as Guest
        </Button>
      </section>
      <SignInOption />
    </div>
  );
}

function SignInOption() {
  const { data: server } = useServerFacts();
  const signIn = useSignInAddress();
  return (
    <section className="flex flex-col items-start gap-4 py-7 md:pl-10">
      <div className="flex-1">
        <h2 className="text-title">Sign In with Google</h2>
        <p className="mt-1 max-w-[52ch] text-ink-soft">
          With an account your analyses are saved and can be reached from anywhere.
        </p>
        {server?.isSignInConfigured === false && (
          <p className="mt-1 max-w-[52ch] text-small text-ink-soft">
            {server.isDevelopmentSignIn
              ? 'A development identity provider stands in for Google on this server: choose any name to try it.'
              : 'Sign-in is not set up on this server yet; the button says what it takes.'}
          </p>
        )}
      </div>
      <a href={signIn} className={buttonClass({ size: 'large' })}>
        Sign In with Google
      </a>
    </section>
  );
}
