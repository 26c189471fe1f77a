import type { User } from '@clauselight/schema';
import { Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { forgetBatch } from '../features/batch/batch-memory.ts';
import { AppHeader } from '../features/header/app-header.tsx';
import { lazyComponent } from '../lib/lazy-component.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { DashboardPage } from './dashboard-part.ts';
import { forgetGuestChoice } from './guest-choice.ts';
import { t } from './messages.ts';

const SubscribePage = lazyComponent(() =>
  import('../features/subscribe/subscribe-page.tsx').then((part) => part.SubscribePage),
);
const ProfilePart = lazyComponent(() =>
  import('./profile-part.tsx').then((part) => part.ProfilePart),
);
const SettingsPage = lazyComponent(() =>
  import('../features/settings/settings-page.tsx').then((part) => part.SettingsPage),
);
const AnalyticsPage = lazyComponent(() =>
  import('../features/analytics/analytics-page.tsx').then((part) => part.AnalyticsPage),
);
const LibraryPage = lazyComponent(() =>
  import('../features/library/library-page.tsx').then((part) => part.LibraryPage),
);
const RiskReportsPage = lazyComponent(() =>
  import('../features/risk-reports/risk-reports-page.tsx').then((part) => part.RiskReportsPage),
);
const ComparePage = lazyComponent(() =>
  import('./compare-page.tsx').then((part) => part.ComparePage),
);
const SeldomPages = lazyComponent(() =>
  import('./lazy-pages.tsx').then((part) => part.SeldomPages),
);
const AccountSync = lazyComponent(() =>
  import('./account-sync.tsx').then((part) => part.AccountSync),
);

interface PagesProps {
  user: User | null;
  onContinueAsGuest: () => void;
}

/** The header, and below it the page for the address. */
export function Pages({ user, onContinueAsGuest }: PagesProps) {
  return (
    <>
      <a
        href="#main"
        className="sr-only z-50 rounded-sm bg-action px-4 py-2 text-on-action focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:px-4 focus:py-2"
      >
        {t('app.page.skip')}
      </a>
      <AppHeader user={user} onSessionEnded={leave} />
      {user && (
        <Suspense>
          <AccountSync />
        </Suspense>
      )}
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto max-w-page px-4 pt-6 pb-20 outline-none sm:px-8"
      >
        <ErrorBoundary message={t('app.page.failed')}>
          <Suspense fallback={<Waiting>{t('app.page.loading')}</Waiting>}>
            <PageRoutes user={user} onContinueAsGuest={onContinueAsGuest} />
          </Suspense>
        </ErrorBoundary>
      </main>
    </>
  );
}

function PageRoutes({ user, onContinueAsGuest }: PagesProps) {
  return (
    <Switch>
      <Route path="/">
        <DashboardPage isGuest={user === null} />
      </Route>
      <Route path="/subscribe">
        <SubscribePage user={user} />
      </Route>
      {user && (
        <Route path="/profile">
          <ProfilePart user={user} />
        </Route>
      )}
      {user && (
        <Route path="/settings">
          <SettingsPage onAccountDeleted={forgetBatch} />
        </Route>
      )}
      <Route path="/documents">
        <LibraryPage />
      </Route>
      <Route path="/analytics">
        <AnalyticsPage />
      </Route>
      <Route path="/risk-reports">
        <RiskReportsPage />
      </Route>
      <Route path="/compare">
        <ComparePage />
      </Route>
      <Route>
        <SeldomPages user={user} onContinueAsGuest={onContinueAsGuest} />
      </Route>
    </Switch>
  );
}

/** Reloads the start page with nothing of the ended session in memory. */
function leave(): void {
  forgetGuestChoice();
  forgetBatch();
  window.location.assign('/');
}
