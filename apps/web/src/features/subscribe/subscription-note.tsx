import { plan } from '@clauselight/schema';

/** What begins and what is charged, before anybody agrees to it. */
export function SubscriptionNote({ isTrialAvailable }: { isTrialAvailable: boolean }) {
  return (
    <p className="mt-5 text-small text-ink-soft">
      {isTrialAvailable
        ? `Your trial starts immediately. You won't be charged for ${plan.trialDays} days. Cancel anytime before your trial ends to avoid charges.`
        : `You have had your free trial: $${plan.priceUsd} is charged today, and then every month until you cancel. Cancel anytime.`}
    </p>
  );
}
