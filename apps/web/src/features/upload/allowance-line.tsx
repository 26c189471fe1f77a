import { isSubscriber } from '@clauselight/schema';
import { useEntitlement } from '../../lib/api/get-entitlement.ts';
import { useAuth } from '../../lib/api/get-user.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { describeAllowance } from './allowance.ts';
import { t } from './messages.ts';

/** How many analyses the visitor has left today, where they are counted; quiet, and with a way to more. */
export function AllowanceLine() {
  const { user } = useAuth();
  const isCounted = !isSubscriber(user?.subscriptionStatus);
  const { data } = useEntitlement(isCounted);
  if (!isCounted || !data?.allowance) return null;
  return (
    <p className="text-small text-ink-soft">
      {describeAllowance(data.allowance)} ·{' '}
      <TextLink href="/subscribe" className="text-action">
        {t('upload.allowance.unlimited')}
      </TextLink>
    </p>
  );
}
