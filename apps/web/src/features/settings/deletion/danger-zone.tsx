import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';

export function DangerZone() {
  const id = useId();
  return (
    <Panel title={<span className="text-critical">Danger Zone</span>}>
      <div className="grid grid-cols-1 items-center gap-x-6 gap-y-2 py-3 sm:grid-cols-[17rem_1fr]">
        <Button disabled aria-describedby={id} className="justify-start">
          <Trash2 aria-hidden="true" size={16} />
          Delete Account
        </Button>
        <p id={id} className="text-small text-ink-soft">
          Deleting an account is not available on this server yet.
        </p>
      </div>
    </Panel>
  );
}
