import { useServerFacts } from '../../lib/api/get-server.ts';
import { useSignInAddress } from '../../lib/sign-in-address.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { t } from './messages.ts';

/** The two ways to enter: as a guest or by signing in. */
export function EntryOptions({ onContinueAsGuest }: { onContinueAsGuest: () => void }) {
  return (
    <div className="grid grid-cols-1 border-y border-line-strong md:grid-cols-2 md:divide-x md:divide-line max-md:divide-y max-md:divide-line">
      <section className="flex flex-col items-start gap-4 py-7 md:pr-10">
        <div className="flex-1">
          <h2 className="text-title">{t('landing.guest.title')}</h2>
          <p className="mt-1 max-w-[52ch] text-ink-soft">{t('landing.guest.text')}</p>
        </div>
        <Button variant="primary" size="large" onClick={onContinueAsGuest}>
          {t('landing.guest.action')}
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
        <h2 className="text-title">{t('landing.signIn.action')}</h2>
        <p className="mt-1 max-w-[52ch] text-ink-soft">{t('landing.signIn.text')}</p>
        {server?.isSignInConfigured === false && (
          <p className="mt-1 max-w-[52ch] text-small text-ink-soft">
            {server.isDevelopmentSignIn
              ? t('landing.signIn.development')
              : t('landing.signIn.missing')}
          </p>
        )}
      </div>
      <a href={signIn} className={buttonClass({ size: 'large' })}>
        {t('landing.signIn.action')}
      </a>
    </section>
  );
}
