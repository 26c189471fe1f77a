import './desk.css';
import type { CSSProperties, ReactNode } from 'react';
import { deskQuery, launcherPlace } from '../../../lib/desk-width.ts';
import type { ResultTab } from '../../../lib/view-state.ts';
import { TabList, TabPanel, TabSet, Tabs } from '../../../ui/tabs.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import { t } from '../messages.ts';
import { Splitter } from './splitter.tsx';
import { useSplit } from './use-split.ts';

interface ResultDeskProps {
  tab: ResultTab;
  onTabChange: (tab: ResultTab) => void;
  tabs: readonly { value: ResultTab; title: string; content: ReactNode }[];
}

/** The tabs of the results: on a wide screen the document stays beside the other ones. */
export function ResultDesk(props: ResultDeskProps) {
  const isWide = useMedia(deskQuery);
  if (isWide) return <WideDesk {...props} />;
  const { tab, onTabChange, tabs } = props;
  return <Tabs label={t('results.tabs.label')} value={tab} onChange={onTabChange} tabs={tabs} />;
}

/** The document alone if its tab is chosen, else beside the tab; each scrolls by itself. */
function WideDesk({ tab, onTabChange, tabs }: ResultDeskProps) {
  const [split, setSplit] = useSplit();
  const isAlone = tab === 'document';
  return (
    <TabSet value={tab} onChange={onTabChange} tabs={tabs}>
      <div className="relative">
        <TabList label={t('results.tabs.label')} value={tab} tabs={tabs} />
        <div {...{ [launcherPlace]: '' }} className="absolute right-0 bottom-1" />
      </div>
      <div
        data-alone={isAlone}
        style={{ '--split': `${split}fr`, '--rest': `${100 - split}fr` } as CSSProperties}
        className="desk grid gap-x-1 pt-3 data-[alone=false]:grid-cols-[minmax(0,var(--split))_0.75rem_minmax(0,var(--rest))]"
      >
        {tabs.map(({ value, content }) =>
          value === 'document' ? (
            <TabPanel
              key={value}
              value={value}
              forceMount
              // Beside another tab it is no panel of the list, but always there.
              {...(!isAlone && { role: 'group', tabIndex: -1 })}
              className="desk-pane order-first"
            >
              {content}
            </TabPanel>
          ) : (
            <TabPanel
              key={value}
              value={value}
              className="desk-pane @container order-last pr-2 pb-16 pl-3"
            >
              {content}
            </TabPanel>
          ),
        )}
        {!isAlone && <Splitter split={split} onChange={setSplit} />}
      </div>
    </TabSet>
  );
}
