import { Download, Settings } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'wouter';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';

export function AccountActions() {
  const id = useId();
  return (
    <Panel title="Account Actions">
      <div className="flex flex-wrap gap-3">
        <Link href="/settings" className={buttonClass()}>
          <Settings aria-hidden="true" size={16} />
          Account Settings
        </Link>
        <Button disabled aria-describedby={id}>
          <Download aria-hidden="true" size={16} />
          Export Data
        </Button>
      </div>
      <p id={id} className="mt-3 text-small text-ink-soft">
        Exporting your data is not available on this server yet.
      </p>
    </Panel>
  );
}
