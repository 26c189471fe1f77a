import type { User } from '@clauselight/schema';
import { BadgeCheck, KeyRound } from 'lucide-react';
import { Avatar } from 'radix-ui';
import { getDisplayName, getInitials } from '../../lib/person.ts';
import { Badge } from '../../ui/badge.tsx';
import { getBadge } from './membership.ts';
import { t } from './messages.ts';

/** Picture or initials, name, e-mail and badges. */
export function PersonHead({ user }: { user: User }) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <Avatar.Root className="inline-flex size-20 shrink-0 items-center justify-center overflow-hidden rounded-full border border-line-strong bg-shade font-serif text-title">
        <Avatar.Image
          src={user.profileImageUrl}
          referrerPolicy="no-referrer"
          alt={t('profile.person.portrait', { name: getDisplayName(user) })}
          className="size-full object-cover"
        />
        <Avatar.Fallback>{getInitials(user)}</Avatar.Fallback>
      </Avatar.Root>
      <div className="min-w-0">
        <h2 className="text-title break-words">{getDisplayName(user)}</h2>
        <p className="break-words text-ink-soft">{user.email}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Badge icon={BadgeCheck}>{getBadge(user)}</Badge>
          {user.provider === 'google' && (
            <Badge icon={KeyRound}>{t('profile.person.google')}</Badge>
          )}
        </div>
      </div>
    </div>
  );
}
