import { errors, plan } from '@clauselight/schema';
import { useEntitlement } from '../../lib/api/get-entitlement.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FeatureList } from './feature-list.tsx';
import { modalFeatures } from './included.ts';
import { describeLimit } from './limit-reason.ts';

interface SubscribeModalProps {
  isOpen: boolean;
  onClose: () => void;
  onSubscribe: () => void;
}

/** Offers the plan to somebody who has just met a limit, and says which. */
export function SubscribeModal({ isOpen, onClose, onSubscribe }: SubscribeModalProps) {
  const { data: entitlement, isError } = useEntitlement(isOpen);
  const allowance = entitlement?.allowance;
  const hasTrial = entitlement?.isTrialAvailable !== false;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Unlock unlimited document analysis">
      {/* Its lines are kept free until the reason is known. */}
      <p className="mt-3 min-h-13 font-medium">
        {allowance && describeLimit(allowance)}
        {isError && !allowance && errors.allowance_used.message}
      </p>
      <p className="mt-1 text-ink-soft">
        ${plan.priceUsd} per month{hasTrial && ` after a ${plan.trialDays}-day free trial`}. Cancel
        anytime.
      </p>
      <div className="my-6">
        <FeatureList features={modalFeatures} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={onSubscribe}>
          {hasTrial ? `Start ${plan.trialDays}-Day Free Trial` : 'Subscribe'}
        </Button>
        <Button onClick={onClose}>Not now</Button>
      </div>
    </Dialog>
  );
}
