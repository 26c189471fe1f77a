import type { User } from '@clauselight/schema';
import { LogOut } from 'lucide-react';
import { Avatar } from 'radix-ui';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { useLogOut } from './log-out.ts';
import { getGreetingName, getInitials } from './person.ts';

interface AccountMenuProps {
  user: User;
  onSessionEnded: () => void;
}

/** Welcomes a signed-in person and lets them log out. */
export function AccountMenu({ user, onSessionEnded }: AccountMenuProps) {
  const logOut = useLogOut({ onDone: onSessionEnded, failureTitle: 'Not logged out' });

  return (
    <Menu
      trigger={
        <button
          type="button"
          className="flex min-w-0 items-center gap-2.5 rounded-sm px-2 py-1 text-left hover:bg-shade data-[state=open]:bg-shade"
        >
          <span className="hidden min-w-0 sm:block">
            <span className="block truncate text-small leading-5 font-semibold">
              Welcome, {getGreetingName(user)}
            </span>
            <span className="block truncate text-micro leading-4 text-ink-soft">{user.email}</span>
          </span>
          <Avatar.Root className="inline-flex size-9 shrink-0 items-center justify-center overflow-hidden rounded-full border border-line-strong bg-shade text-small font-semibold">
            <Avatar.Image src={user.profileImageUrl} alt="" />
            <Avatar.Fallback>{getInitials(user)}</Avatar.Fallback>
          </Avatar.Root>
          <span className="sr-only sm:hidden">Account of {getGreetingName(user)}</span>
        </button>
      }
    >
      <MenuItem isDisabled={logOut.isPending} onSelect={() => logOut.mutate()}>
        <LogOut aria-hidden="true" size={16} />
        {logOut.isPending ? 'Logging out...' : 'Log out'}
      </MenuItem>
    </Menu>
  );
}
