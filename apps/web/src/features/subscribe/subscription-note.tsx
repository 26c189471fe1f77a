import { plan } from '@clauselight/schema';
import { t } from './messages.ts';

/** What starts and what is charged, shown before the person agrees. */
export function SubscriptionNote({ isTrialAvailable }: { isTrialAvailable: boolean }) {
  return (
    <p className="mt-5 text-small text-ink-soft">
      {isTrialAvailable
        ? t('subscribe.note.trial', { days: plan.trialDays })
        : t('subscribe.note.paid', { price: `$${plan.priceUsd}` })}
    </p>
  );
}
