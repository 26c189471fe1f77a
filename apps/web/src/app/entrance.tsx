import { lazy, Suspense } from 'react';
import { useAuth } from '../lib/api/get-user.ts';
import { loadPart } from '../lib/load-part.ts';
import { useGuestChoice } from './guest-choice.ts';
import { Pages } from './pages.tsx';

const LandingScreen = lazy(async () => {
  const { LandingScreen } = await loadPart(() => import('../features/landing/landing-screen.tsx'));
  return { default: LandingScreen };
});

/** Lets in who is signed in or has chosen guest access; everybody else sees the landing screen only. */
export function Entrance() {
  const { user, isLoading } = useAuth();
  const guest = useGuestChoice();
  if (isLoading) return <Blank />;
  return (
    <Suspense fallback={<Blank />}>
      {user || guest.isChosen ? (
        <Pages user={user} />
      ) : (
        <LandingScreen onContinueAsGuest={guest.choose} />
      )}
    </Suspense>
  );
}

function Blank() {
  return (
    <p role="status" className="sr-only">
      Loading…
    </p>
  );
}
