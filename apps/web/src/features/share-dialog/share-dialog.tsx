import type { CreatedShare } from '@clauselight/schema';
import { useState } from 'react';
import { useAuth } from '../../lib/api/get-user.ts';
import { useSignInAddress } from '../../lib/sign-in-address.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { AnalysisLinks } from './analysis-links.tsx';
import { CreatedLink } from './created-link.tsx';
import { NewShareForm } from './new-share-form.tsx';
import type { SharedAnalysis } from './shared-analysis.ts';

interface ShareDialogProps {
  of: SharedAnalysis;
  isOpen: boolean;
  onClose: () => void;
}

/** Makes links to an analysis and takes them back; a guest is told what that needs. */
export function ShareDialog({ of, isOpen, onClose }: ShareDialogProps) {
  const { user } = useAuth();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Share this analysis">
      {isOpen &&
        (user ? <Sharing of={of} onClose={onClose} /> : <AccountNeeded onClose={onClose} />)}
    </Dialog>
  );
}

interface Made extends CreatedShare {
  /** Empty where none is asked for. */
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
      <p className="mt-3">
        Sharing needs an account: a link belongs to somebody who can take it back, and the work of a
        guest is not kept for long.
      </p>
      <p className="mt-2 text-ink-soft">
        Sign in, and you come back to this analysis and can take it into your account.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <a href={address} className={buttonClass({ variant: 'primary' })}>
          Sign In
        </a>
        <Button onClick={onClose}>Not now</Button>
      </div>
    </>
  );
}
