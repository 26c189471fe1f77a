import { Link } from 'wouter';
import { buttonClass } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';

/** Stands in the place of the form on a server that takes no money. */
export function BillingOff() {
  return (
    <Panel title="Billing is off on this server">
      <p className="max-w-[52ch]">
        Everything is free: every feature is yours without limits. There is nothing to subscribe to,
        and no card is asked for.
      </p>
      <Link href="/" className={`mt-5 ${buttonClass({ variant: 'primary' })}`}>
        Go to Dashboard
      </Link>
    </Panel>
  );
}
