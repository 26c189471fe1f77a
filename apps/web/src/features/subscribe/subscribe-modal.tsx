import { plan } from '@clauselight/schema';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FeatureList } from './feature-list.tsx';
import { modalFeatures } from './included.ts';

interface SubscribeModalProps {
  isOpen: boolean;
  onClose: () => void;
  onStartTrial: () => void;
}

/** Offers the plan to somebody who has met a limit. */
export function SubscribeModal({ isOpen, onClose, onStartTrial }: SubscribeModalProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Unlock unlimited document analysis">
      <p className="mt-2 text-ink-soft">
        ${plan.priceUsd} per month after a {plan.trialDays}-day free trial. Cancel anytime.
      </p>
      <div className="my-6">
        <FeatureList features={modalFeatures} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={onStartTrial}>
          Start {plan.trialDays}-Day Free Trial
        </Button>
        <Button onClick={onClose}>Not now</Button>
      </div>
    </Dialog>
  );
}
