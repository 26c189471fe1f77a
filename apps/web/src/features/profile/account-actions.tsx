import { Settings } from 'lucide-react';
import { Link } from 'wouter';
import { buttonClass } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ExportData } from './export/export-data.tsx';

export function AccountActions() {
  return (
    <Panel title="Account Actions">
      <div className="space-y-5">
        <Link href="/settings" className={buttonClass()}>
          <Settings aria-hidden="true" size={16} />
          Account Settings
        </Link>
        <ExportData />
      </div>
    </Panel>
  );
}
