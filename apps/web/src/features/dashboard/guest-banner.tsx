import type { ReactNode } from 'react';
import { useServerFacts } from '../../lib/api/get-server.ts';
import { useSignInAddress } from '../../lib/sign-in-address.ts';
import { Message, t } from './messages.ts';

/** Tells a guest what becomes of their work. */
export function GuestBanner() {
  const { data: server } = useServerFacts();
  return (
    <p className="text-small text-ink-soft">
      {server
        ? t('dashboard.guest.noteWithLimit', { hours: server.guestHours })
        : t('dashboard.guest.note')}{' '}
      <Message id="dashboard.guest.signIn" elements={signIn} />
    </p>
  );
}

const signIn = { link: <SignInLink /> };

function SignInLink({ children }: { children?: ReactNode }) {
  return (
    <a href={useSignInAddress()} className="text-action underline underline-offset-4">
      {children}
    </a>
  );
}
