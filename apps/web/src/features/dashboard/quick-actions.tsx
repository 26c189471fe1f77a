import { ChartSpline, FilePlus2, GitCompareArrows, ShieldAlert } from 'lucide-react';
import { Link } from 'wouter';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { t } from './messages.ts';

export function QuickActions({ onNewAnalysis }: { onNewAnalysis: () => void }) {
  return (
    <Panel title={t('dashboard.actions.title')}>
      <div className="grid gap-2 sm:max-xl:grid-cols-2 lg:max-xl:grid-cols-4">
        <Button onClick={onNewAnalysis}>
          <FilePlus2 aria-hidden="true" size={17} />
          {t('dashboard.actions.newAnalysis')}
        </Button>
        <Link href="/analytics" className={buttonClass()}>
          <ChartSpline aria-hidden="true" size={17} />
          {t('dashboard.actions.analytics')}
        </Link>
        <Link href="/risk-reports" className={buttonClass()}>
          <ShieldAlert aria-hidden="true" size={17} />
          {t('dashboard.actions.riskReports')}
        </Link>
        <Link href="/compare" className={buttonClass()}>
          <GitCompareArrows aria-hidden="true" size={17} />
          {t('dashboard.actions.compare')}
        </Link>
      </div>
    </Panel>
  );
}
