import { Suspense } from 'react';
import { useLocation, useRoute } from 'wouter';
import { useAuth } from '../lib/api/get-user.ts';
import { lazyPart } from '../lib/lazy-part.ts';
import { isPassedThrough } from '../lib/passed-through.ts';
import { useGuestChoice } from './guest-choice.ts';
import { Pages } from './pages.tsx';

const LandingScreen = lazyPart(() =>
  import('../features/landing/landing-screen.tsx').then((part) => part.LandingScreen),
);

const SharedPage = lazyPart(() => import('./shared-page.tsx').then((part) => part.SharedPage));

/** Shows what a link shares to whoever has it; for everything else there is a door. */
export function Entrance() {
  const [isShared, params] = useRoute('/share/:token');
  if (!isShared) return <Door />;
  return (
    <Suspense fallback={<Blank />}>
      <SharedPage key={params.token} token={params.token} />
    </Suspense>
  );
}

/** Lets in who is signed in or has chosen guest access; everybody else sees the landing screen, or why they cannot sign in. */
function Door() {
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
