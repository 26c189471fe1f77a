import { Suspense } from 'react';
import { useLocation } from 'wouter';
import { useAuth } from '../lib/api/get-user.ts';
import { lazyPart } from '../lib/lazy-part.ts';
import { isPassedThrough } from '../lib/passed-through.ts';
import { useGuestChoice } from './guest-choice.ts';
import { Pages } from './pages.tsx';

const LandingScreen = lazyPart(() =>
  import('../features/landing/landing-screen.tsx').then((part) => part.LandingScreen),
);

/** Lets in who is signed in or has chosen guest access; everybody else sees the landing screen, or why they cannot sign in. */
export function Entrance() {
  const { user, isLoading } = useAuth();
  const guest = useGuestChoice();
  const [path, navigate] = useLocation();
  if (isLoading) return <Blank />;

  function continueAsGuest() {
    guest.choose();
    navigate('/');
  }

  return (
    <Suspense fallback={<Blank />}>
      {user || guest.isChosen || isPassedThrough(path) ? (
        <Pages user={user} onContinueAsGuest={continueAsGuest} />
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
