import { useServerFacts } from '../../lib/api/get-server.ts';
import { formatCount } from '../../lib/format.ts';
import { useSignInAddress } from '../../lib/sign-in-address.ts';

/** Tells a guest what becomes of their work. */
export function GuestBanner() {
  const { data: server } = useServerFacts();
  const signIn = useSignInAddress();
  return (
    <p className="text-small text-ink-soft">
      You are here as a guest with every feature. Your documents and analyses are removed when you
      end the session{server && `, at the latest after ${formatCount(server.guestHours, 'hour')}`}.{' '}
      <a href={signIn} className="text-action underline underline-offset-4">
        Sign in with Google
      </a>{' '}
      to keep them.
    </p>
  );
}
