import { plan } from '@clauselight/schema';
import { useSignInAddress } from '../../lib/sign-in-address.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';

/** A subscription belongs to an account: a guest makes one first, and comes back to this page. */
export function SignInFirst() {
  return (
    <Panel title="Sign in first">
      <p className="max-w-[52ch]">
        Your subscription belongs to your account. Sign in, and you come back to this page to start
        your {plan.trialDays}-day free trial. What you have done as a guest can come with you.
      </p>
      <a
        href={useSignInAddress()}
        className={`mt-5 ${buttonClass({ variant: 'primary', size: 'large' })}`}
      >
        Sign In with Google
      </a>
    </Panel>
  );
}
