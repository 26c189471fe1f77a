import { ChevronDown, DoorOpen } from 'lucide-react';
import { useState } from 'react';
import { useSignInAddress } from '../../lib/sign-in-address.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { useLogOut } from './log-out.ts';
import { t } from './messages.ts';

/** Says that this is a guest, and lets the guest end the session or sign in. */
export function GuestMenu({ onSessionEnded }: { onSessionEnded: () => void }) {
  const signIn = useSignInAddress('/auth/google/simple');
  const [isAsking, setIsAsking] = useState(false);
  const logOut = useLogOut({ onDone: onSessionEnded, failureTitle: t('header.guest.notEnded') });

  return (
    <>
      <Menu
        trigger={
          <button
            type="button"
            className="flex items-center gap-2 rounded-sm px-2 py-1 text-left hover:bg-shade data-[state=open]:bg-shade max-sm:-mx-2"
          >
            <span>
              <span className="block text-small leading-5 font-semibold">
                {logOut.isPending ? t('header.menu.loggingOut') : t('header.guest.mode')}
              </span>
              <span className="block text-micro leading-4 text-ink-soft">
                {t('header.guest.notSaved')}
              </span>
            </span>
            <ChevronDown aria-hidden="true" size={16} className="text-ink-soft" />
          </button>
        }
      >
        <MenuItem isDisabled={logOut.isPending} onSelect={() => setIsAsking(true)}>
          <DoorOpen aria-hidden="true" size={16} />
          {t('header.guest.end')}
        </MenuItem>
      </Menu>
      <a href={signIn} className={buttonClass({ size: 'small' })}>
        {t('header.guest.signIn')}
      </a>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={t('header.guest.question')}
        text={t('header.guest.questionText')}
        action={t('header.guest.end')}
        onConfirm={() => logOut.mutate()}
      />
    </>
  );
}
