import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useAuth } from '../../../lib/api/get-user.ts';
import { Panel } from '../../../ui/panel.tsx';
import { ControlRow } from '../control-row.tsx';
import { t } from '../messages.ts';
import { useDeleteAccount } from './delete-account.ts';
import { DeletionDialog } from './deletion-dialog.tsx';

interface DangerZoneProps {
  /** Called when the server has deleted the account. */
  onDeleted: () => void;
}

/** Actions that cannot be undone. */
export function DangerZone({ onDeleted }: DangerZoneProps) {
  const [isAsking, setIsAsking] = useState(false);
  const status = useAuth().user?.subscriptionStatus;
  const deletion = useDeleteAccount({ onDeleted, onSettled: () => setIsAsking(false) });
  return (
    <Panel title={<span className="text-critical">{t('settings.deletion.zone')}</span>}>
      <ControlRow
        title={t('settings.deletion.action')}
        text={deletion.isSuccess ? t('settings.deletion.done') : t('settings.deletion.text')}
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
