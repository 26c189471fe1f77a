import { FilePlus2 } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';

export function QuickActions({ onNewAnalysis }: { onNewAnalysis: () => void }) {
  return (
    <Panel title="Quick Actions">
      <Button className="w-full" onClick={onNewAnalysis}>
        <FilePlus2 aria-hidden="true" size={17} />
        New Analysis
      </Button>
    </Panel>
  );
}
