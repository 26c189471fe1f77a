import { plan } from '@clauselight/schema';
import { useSignInAddress } from '../../lib/sign-in-address.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { t } from './messages.ts';

/** Asks a guest to sign in first: a subscription belongs to an account. Signing in returns to this page. */
export function SignInFirst() {
  return (
    <Panel title={t('subscribe.signIn.title')}>
      <p className="max-w-[52ch]">{t('subscribe.signIn.text', { days: plan.trialDays })}</p>
      <a
        href={useSignInAddress()}
        className={`mt-5 ${buttonClass({ variant: 'primary', size: 'large' })}`}
      >
        {t('subscribe.signIn.action')}
      </a>
    </Panel>
  );
}
