import type { User } from '@clauselight/schema';
import { Suspense } from 'react';
import { Link } from 'wouter';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { product } from '../../lib/product.ts';
import { BrandLine } from '../../ui/brand-line.tsx';
import { ThemeMenu } from '../../ui/theme-menu.tsx';
import { GuestMenu } from './guest-menu.tsx';
import { MainNav } from './main-nav.tsx';

const AccountMenu = lazyComponent(() =>
  import('./account-menu.tsx').then((part) => part.AccountMenu),
);

interface AppHeaderProps {
  user: User | null;
  /** Called when the session is over on the server. */
  onSessionEnded: () => void;
}

/** Name and tagline, the pages, the theme, and who is here: in a line of its own on a phone. */
export function AppHeader({ user, onSessionEnded }: AppHeaderProps) {
  return (
    <header className="border-b border-line-strong">
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3 sm:px-8">
        <Link href="/" className="mr-auto min-w-0 rounded-sm">
          <BrandLine name={product.name} line={product.tagline} />
        </Link>
        <MainNav />
        <ThemeMenu />
        <div className="flex min-w-0 items-center justify-between gap-3 max-sm:w-full max-sm:border-t max-sm:border-line max-sm:pt-2">
          {user ? (
            <Suspense>
              <AccountMenu user={user} onSessionEnded={onSessionEnded} />
            </Suspense>
          ) : (
            <GuestMenu onSessionEnded={onSessionEnded} />
          )}
        </div>
      </div>
    </header>
  );
}
