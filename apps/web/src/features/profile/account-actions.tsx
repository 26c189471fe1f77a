import { Settings } from 'lucide-react';
import { Link } from 'wouter';
import { buttonClass } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ExportData } from './export/export-data.tsx';
import { t } from './messages.ts';

export function AccountActions() {
  return (
    <Panel title={t('profile.actions.title')}>
      <div className="space-y-5">
        <Link href="/settings" className={buttonClass()}>
          <Settings aria-hidden="true" size={16} />
          {t('profile.actions.settings')}
        </Link>
        <ExportData />
      </div>
    </Panel>
  );
}
