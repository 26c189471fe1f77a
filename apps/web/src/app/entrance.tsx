import { Suspense } from 'react';
import { useLocation, useRoute } from 'wouter';
import type { ChosenFile } from '../features/upload/rejection.ts';
import { useAuth } from '../lib/api/get-user.ts';
import { lazyComponent } from '../lib/lazy-component.ts';
import { isPassedThrough } from '../lib/passed-through.ts';
import { useGuestChoice } from './guest-choice.ts';
import { holdFiles } from './held-files.ts';
import { t } from './messages.ts';
import { Pages } from './pages.tsx';

const LandingScreen = lazyComponent(() =>
  import('../features/landing/landing-screen.tsx').then((part) => part.LandingScreen),
);

const QuickStart = lazyComponent(() =>
  import('../features/upload/quick-start.tsx').then((part) => part.QuickStart),
);

const SharedPage = lazyComponent(() => import('./shared-page.tsx').then((part) => part.SharedPage));

/** Shows a shared link to everybody; all other pages need a sign-in or guest access. */
export function Entrance() {
  const [isShared, params] = useRoute('/share/:token');
  if (!isShared) return <Door />;
  return (
    <Suspense fallback={<Blank />}>
      <SharedPage key={params.token} token={params.token} />
    </Suspense>
  );
}

/** Shows the pages to signed-in people and guests; others see the landing screen, or a page about a failed sign-in. */
function Door() {
  const { user, isLoading } = useAuth();
  const guest = useGuestChoice();
  const [path, navigate] = useLocation();
  if (isLoading) return <Blank />;

  function continueAsGuest() {
    guest.choose();
    navigate('/');
  }

  function startAsGuest(files: readonly ChosenFile[]) {
    holdFiles(files);
    continueAsGuest();
  }

  return (
    <Suspense fallback={<Blank />}>
      {user || guest.isChosen || isPassedThrough(path) ? (
        <Pages user={user} onContinueAsGuest={continueAsGuest} />
      ) : (
        <LandingScreen
          onContinueAsGuest={guest.choose}
          start={
            <Suspense fallback={<div className="min-h-56" />}>
              <QuickStart onChosen={startAsGuest} />
            </Suspense>
          }
        />
      )}
    </Suspense>
  );
}

function Blank() {
  return (
    <p role="status" className="sr-only">
      {t('app.page.loading')}
    </p>
  );
}
