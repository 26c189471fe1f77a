import type { User } from '@clauselight/schema';
import { Link } from 'wouter';
import { product } from '../../lib/product.ts';
import { BrandLine } from '../../ui/brand-line.tsx';
import { ThemeMenu } from '../../ui/theme-menu.tsx';
import { AccountMenu } from './account-menu.tsx';
import { GuestMenu } from './guest-menu.tsx';

interface AppHeaderProps {
  user: User | null;
  /** Called when the session is over on the server. */
  onSessionEnded: () => void;
}

/** Name and tagline, who is here, and the theme. */
export function AppHeader({ user, onSessionEnded }: AppHeaderProps) {
  return (
    <header className="border-b border-line-strong">
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-1 gap-y-1 px-4 py-3 sm:gap-x-4 sm:px-8">
        <Link href="/" className="mr-auto rounded-sm">
          <BrandLine name={product.name} line={product.tagline} />
        </Link>
        {user ? (
          <AccountMenu user={user} onSessionEnded={onSessionEnded} />
        ) : (
          <GuestMenu onSessionEnded={onSessionEnded} />
        )}
        <ThemeMenu />
      </div>
    </header>
  );
}
