import type { User } from '@clauselight/schema';
import { LogOut, Settings, UserRound } from 'lucide-react';
import { useLocation } from 'wouter';
import { getInitials } from '../../lib/person.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { useLogOut } from './log-out.ts';
import { t } from './messages.ts';
import { getGreetingName } from './person.ts';

interface AccountMenuProps {
  user: User;
  onSessionEnded: () => void;
}

/** Welcomes a signed-in person, leads to their own pages and lets them log out. */
export function AccountMenu({ user, onSessionEnded }: AccountMenuProps) {
  const [, navigate] = useLocation();
  const logOut = useLogOut({
    onDone: onSessionEnded,
    failureTitle: t('header.account.notLoggedOut'),
  });

  return (
    <Menu
      trigger={
        <button
          type="button"
          className="flex min-w-0 flex-1 items-center gap-2.5 rounded-sm px-2 py-1 text-left hover:bg-shade data-[state=open]:bg-shade max-sm:-mx-2 max-sm:flex-row-reverse"
        >
          <span className="min-w-0 flex-1">
            <span className="block truncate text-small leading-5 font-semibold">
              {logOut.isPending
                ? t('header.menu.loggingOut')
                : t('header.account.welcome', { name: getGreetingName(user) })}
            </span>
            <span className="block truncate text-micro leading-4 text-ink-soft">{user.email}</span>
          </span>
          <Avatar picture={user.profileImageUrl} initials={getInitials(user)} />
        </button>
      }
    >
      <MenuItem onSelect={() => navigate('/profile')}>
        <UserRound aria-hidden="true" size={16} />
        {t('header.account.profile')}
      </MenuItem>
      <MenuItem onSelect={() => navigate('/settings')}>
        <Settings aria-hidden="true" size={16} />
        {t('header.account.settings')}
      </MenuItem>
      <MenuItem isDisabled={logOut.isPending} onSelect={() => logOut.mutate()}>
        <LogOut aria-hidden="true" size={16} />
        {logOut.isPending ? t('header.menu.loggingOut') : t('header.account.logOut')}
      </MenuItem>
    </Menu>
  );
}
