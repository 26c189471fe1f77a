import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useAuth } from '../../../lib/api/get-user.ts';
import { Panel } from '../../../ui/panel.tsx';
import { ControlRow } from '../control-row.tsx';
import { useDeleteAccount } from './delete-account.ts';
import { DeletionDialog } from './deletion-dialog.tsx';

interface DangerZoneProps {
  /** Called as soon as the account is gone from the server. */
  onDeleted: () => void;
}

/** What cannot be undone. */
export function DangerZone({ onDeleted }: DangerZoneProps) {
  const [isAsking, setIsAsking] = useState(false);
  const status = useAuth().user?.subscriptionStatus;
  const deletion = useDeleteAccount({ onDeleted, onSettled: () => setIsAsking(false) });
  return (
    <Panel title={<span className="text-critical">Danger Zone</span>}>
      <ControlRow
        title="Delete Account"
        text={
          deletion.isSuccess
            ? 'Your account is deleted. You are taken to the first page.'
            : 'Removes your account and everything in it, for good.'
        }
        icon={Trash2}
        disabled={deletion.isSuccess}
        onClick={() => setIsAsking(true)}
      />
      <DeletionDialog
        isOpen={isAsking}
        isSubscribed={status !== undefined && status !== 'canceled'}
        isDeleting={deletion.isPending}
        onClose={() => setIsAsking(false)}
        onConfirm={() => deletion.mutate()}
      />
    </Panel>
  );
}
