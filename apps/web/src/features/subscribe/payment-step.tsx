import { ArrowLeft } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { FocusHeading } from '../../ui/focus-heading.tsx';

/** The step "payment". */
export function PaymentStep({ onBack }: { onBack: () => void }) {
  return (
    <section aria-labelledby="payment" className="border-t border-line-strong pt-3">
      <FocusHeading id="payment" className="mb-3 text-title">
        Payment
      </FocusHeading>
      <p role="alert" className="border-l-3 border-critical py-1 pl-3">
        This server has no card form yet. No card was asked for, no trial has begun and nothing is
        charged.
      </p>
      <Button className="mt-5" onClick={onBack}>
        <ArrowLeft aria-hidden="true" size={16} />
        Back to Contact Info
      </Button>
    </section>
  );
}
