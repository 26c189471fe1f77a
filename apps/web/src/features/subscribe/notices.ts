import { plan } from '@clauselight/schema';
import { product } from '../../lib/product.ts';
import type { Notice } from '../../ui/toast-context.ts';
import { t } from './messages.ts';

/** The notice of a card that is set up, with or without a free trial first. */
export function createWelcome(hasTrial: boolean): Notice {
  return {
    title: t('subscribe.notice.welcome', { product: product.name }),
    description: hasTrial
      ? t('subscribe.notice.welcomeTrial', { days: plan.trialDays })
      : t('subscribe.notice.welcomePaid'),
  };
}

/** The notice of a card that is set up while the subscription is not confirmed yet. */
export function createPending(): Notice {
  return { title: t('subscribe.notice.pending'), description: t('subscribe.notice.pendingText') };
}

/** The notice of a card that could not be set up. */
export function createSetupFailure(description: string): Notice {
  return { variant: 'destructive', title: t('subscribe.notice.setupFailed'), description };
}

/** The notice of a card that is set up, while the first payment could not be charged to it. */
export function createUnpaid(): Notice {
  return {
    variant: 'destructive',
    title: t('subscribe.notice.unpaid'),
    description: t('subscribe.notice.unpaidText'),
  };
}
