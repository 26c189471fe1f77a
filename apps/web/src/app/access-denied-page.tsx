import { useSignInAddress } from '../lib/sign-in-address.ts';
import { buttonClass } from '../ui/button.tsx';
import { DeadEndPage } from './error-page.tsx';

/** What a signed-out visitor sees where somebody has to be signed in; `text` says for what. */
export function AccessDeniedPage({ text }: { text: string }) {
  return (
    <DeadEndPage title="Access Denied" text={text}>
      <a href={useSignInAddress()} className={buttonClass()}>
        Sign In
      </a>
    </DeadEndPage>
  );
}
