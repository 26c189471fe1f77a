import { useSignInAddress } from '../lib/sign-in-address.ts';
import { buttonClass } from '../ui/button.tsx';
import { DeadEndPage } from './error-page.tsx';
import { t } from './messages.ts';

/** The page for signed-out visitors where an account is needed; `text` says what for. */
export function AccessDeniedPage({ text }: { text: string }) {
  return (
    <DeadEndPage title={t('app.denied.title')} text={text}>
      <a href={useSignInAddress()} className={buttonClass()}>
        {t('app.denied.signIn')}
      </a>
    </DeadEndPage>
  );
}
