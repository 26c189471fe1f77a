import type { CreatedShare } from '@clauselight/schema';
import { useState } from 'react';
import { useAuth } from '../../lib/api/get-user.ts';
import { useSignInAddress } from '../../lib/sign-in-address.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { AnalysisLinks } from './analysis-links.tsx';
import { CreatedLink } from './created-link.tsx';
import { t } from './messages.ts';
import { NewShareForm } from './new-share-form.tsx';
import type { SharedAnalysis } from './shared-analysis.ts';

interface ShareDialogProps {
  of: SharedAnalysis;
  isOpen: boolean;
  onClose: () => void;
}

/** Creates and revokes links to an analysis; tells a guest that sharing needs an account. */
export function ShareDialog({ of, isOpen, onClose }: ShareDialogProps) {
  const { user } = useAuth();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('share-dialog.dialog.title')}>
      {isOpen &&
        (user ? <Sharing of={of} onClose={onClose} /> : <AccountNeeded onClose={onClose} />)}
    </Dialog>
  );
}

interface Made extends CreatedShare {
  /** Empty if the link has no password. */
  password: string;
}

function Sharing({ of, onClose }: Pick<ShareDialogProps, 'of' | 'onClose'>) {
  const [made, setMade] = useState<Made>();
  return (
    <>
      {made ? (
        <CreatedLink
          url={made.url}
          password={made.password}
          filename={of.filename}
          onAgain={() => setMade(undefined)}
          onClose={onClose}
        />
      ) : (
        <NewShareForm
          of={of}
          onCreated={(created, password) => setMade({ ...created, password })}
          onClose={onClose}
        />
      )}
      <AnalysisLinks of={of} />
    </>
  );
}

function AccountNeeded({ onClose }: Pick<ShareDialogProps, 'onClose'>) {
  const address = useSignInAddress();
  return (
    <>
      <p className="mt-3">{t('share-dialog.guest.text')}</p>
      <p className="mt-2 text-ink-soft">{t('share-dialog.guest.way')}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <a href={address} className={buttonClass({ variant: 'primary' })}>
          {t('share-dialog.guest.signIn')}
        </a>
        <Button onClick={onClose}>{t('share-dialog.guest.notNow')}</Button>
      </div>
    </>
  );
}
