import { errors, plan } from '@clauselight/schema';
import { useEntitlement } from '../../lib/api/get-entitlement.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FeatureList } from './feature-list.tsx';
import { modalFeatures } from './included.ts';
import { describeLimit } from './limit-reason.ts';
import { t } from './messages.ts';

interface SubscribeModalProps {
  isOpen: boolean;
  onClose: () => void;
  onSubscribe: () => void;
}

/** Offers the plan to a person who has reached a limit, and says which. */
export function SubscribeModal({ isOpen, onClose, onSubscribe }: SubscribeModalProps) {
  const { data: entitlement, isError } = useEntitlement(isOpen);
  const allowance = entitlement?.allowance;
  const hasTrial = entitlement?.isTrialAvailable !== false;
  const price = `$${plan.priceUsd}`;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('subscribe.offer.title')}>
      {/* Space is reserved until the reason is known. */}
      <p className="mt-3 min-h-13 font-medium">
        {allowance && describeLimit(allowance)}
        {isError && !allowance && errors.allowance_used.message}
      </p>
      <p className="mt-1 text-ink-soft">
        {hasTrial
          ? t('subscribe.offer.priceAfterTrial', { price, days: plan.trialDays })
          : t('subscribe.offer.price', { price })}
      </p>
      <div className="my-6">
        <FeatureList features={modalFeatures} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={onSubscribe}>
          {hasTrial
            ? t('subscribe.plan.startTrial', { days: plan.trialDays })
            : t('subscribe.plan.subscribe')}
        </Button>
        <Button onClick={onClose}>{t('subscribe.offer.notNow')}</Button>
      </div>
    </Dialog>
  );
}
