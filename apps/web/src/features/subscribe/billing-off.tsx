import { Link } from 'wouter';
import { buttonClass } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { t } from './messages.ts';

/** Replaces the form on a server without billing. */
export function BillingOff() {
  return (
    <Panel title={t('subscribe.off.title')}>
      <p className="max-w-[52ch]">{t('subscribe.off.text')}</p>
      <Link href="/" className={`mt-5 ${buttonClass({ variant: 'primary' })}`}>
        {t('subscribe.off.dashboard')}
      </Link>
    </Panel>
  );
}
