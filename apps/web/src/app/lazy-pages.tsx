import type { User } from '@clauselight/schema';
import { Route, Switch } from 'wouter';
import { AuthDebugPage } from '../features/sign-in-help/auth-debug-page.tsx';
import { OAuthSetupPage } from '../features/sign-in-help/oauth-setup-page.tsx';
import { SignInFailedPage } from '../features/sign-in-help/sign-in-failed-page.tsx';
import { UriMismatchPage } from '../features/sign-in-help/uri-mismatch-page.tsx';
import { UnsubscribePage } from '../features/unsubscribe/unsubscribe-page.tsx';
import { AccessDeniedPage } from './access-denied-page.tsx';
import { t } from './messages.ts';
import { NotFoundPage } from './not-found-page.tsx';

interface SeldomPagesProps {
  user: User | null;
  onContinueAsGuest: () => void;
}

/** Rarely visited pages, loaded on demand. Includes the profile and settings of a guest, which are denied. */
export function SeldomPages({ user, onContinueAsGuest }: SeldomPagesProps) {
  return (
    <Switch>
      <Route path="/profile">
        <AccessDeniedPage text={t('app.denied.profile')} />
      </Route>
      <Route path="/settings">
        <AccessDeniedPage text={t('app.denied.settings')} />
      </Route>
      <Route path="/uri-mismatch-help">
        <UriMismatchPage onContinueAsGuest={onContinueAsGuest} />
      </Route>
      <Route path="/oauth-setup">
        <OAuthSetupPage />
      </Route>
      <Route path="/auth-debug">
        <AuthDebugPage />
      </Route>
      <Route path="/sign-in-failed">
        <SignInFailedPage user={user} onContinueAsGuest={onContinueAsGuest} />
      </Route>
      <Route path="/unsubscribe">
        <UnsubscribePage />
      </Route>
      <Route>
        <NotFoundPage />
      </Route>
    </Switch>
  );
}
