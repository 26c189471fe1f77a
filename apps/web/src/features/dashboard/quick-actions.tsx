import { ChartSpline, FilePlus2, GitCompareArrows, ShieldAlert } from 'lucide-react';
import { Link } from 'wouter';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';

export function QuickActions({ onNewAnalysis }: { onNewAnalysis: () => void }) {
  return (
    <Panel title="Quick Actions">
      <div className="grid gap-2 sm:max-xl:grid-cols-2 lg:max-xl:grid-cols-4">
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
        <Link href="/compare" className={buttonClass()}>
          <GitCompareArrows aria-hidden="true" size={17} />
          Compare Documents
        </Link>
      </div>
    </Panel>
  );
}
