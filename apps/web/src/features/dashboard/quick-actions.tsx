import { ChartSpline, FilePlus2, ShieldAlert } from 'lucide-react';
import { Link } from 'wouter';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';

export function QuickActions({ onNewAnalysis }: { onNewAnalysis: () => void }) {
  return (
    <Panel title="Quick Actions">
      <div className="grid gap-2 sm:max-xl:grid-cols-3">
        <Button onClick={onNewAnalysis}>
          <FilePlus2 aria-hidden="true" size={17} />
          New Analysis
        </Button>
        <Link href="/analytics" className={buttonClass()}>
          <ChartSpline aria-hidden="true" size={17} />
          View Analytics
        </Link>
        <Link href="/risk-reports" className={buttonClass()}>
          <ShieldAlert aria-hidden="true" size={17} />
          Risk Reports
        </Link>
      </div>
    </Panel>
  );
}
