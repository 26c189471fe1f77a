import type { User } from '@clauselight/schema';
import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { AppHeader } from '../features/header/app-header.tsx';
import { loadPart } from '../lib/load-part.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { forgetGuestChoice } from './guest-choice.ts';
import { NotFoundPage } from './not-found-page.tsx';

const DashboardPage = lazy(async () => {
  const { DashboardPage } = await loadPart(() => import('./dashboard-page.tsx'));
  return { default: DashboardPage };
});

/** The routes behind the entrance. */
export function Pages({ user }: { user: User | null }) {
  return (
    <>
      <a
        href="#main"
        className="sr-only z-50 rounded-sm bg-action px-4 py-2 text-on-action focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:px-4 focus:py-2"
      >
        Skip to content
      </a>
      <AppHeader user={user} onSessionEnded={leave} />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto max-w-page px-4 pt-6 pb-20 outline-none sm:px-8"
      >
        <ErrorBoundary message="This page could not be shown.">
          <Suspense fallback={<Waiting>Loading…</Waiting>}>
            <Switch>
              <Route path="/">
                <DashboardPage isGuest={user === null} />
              </Route>
              <Route>
                <NotFoundPage />
              </Route>
            </Switch>
          </Suspense>
        </ErrorBoundary>
      </main>
    </>
  );
}

/** Starts over with nothing in memory of the session that has ended. */
function leave(): void {
  forgetGuestChoice();
  window.location.assign('/');
}
