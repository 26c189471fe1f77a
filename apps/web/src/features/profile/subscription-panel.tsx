import type { User } from '@clauselight/schema';
import { Link } from 'wouter';
import { buttonClass } from '../../ui/button.tsx';
import { DataRows } from '../../ui/data-rows.tsx';
import { Panel } from '../../ui/panel.tsx';
import { getSubscriptionRows } from './membership.ts';

export function SubscriptionPanel({ user }: { user: User }) {
  return (
    <Panel title="Subscription">
      <DataRows rows={getSubscriptionRows(user)} />
      {user.subscriptionStatus === undefined && (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-l-3 border-amber pl-4">
          <p className="min-w-0">Unlock unlimited document analysis.</p>
          <Link href="/subscribe" className={buttonClass({ variant: 'primary' })}>
            Start Free Trial
          </Link>
        </div>
      )}
    </Panel>
  );
}
