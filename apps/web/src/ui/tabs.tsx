import { Tabs as Radix } from 'radix-ui';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';

interface TabSetProps<T extends string> {
  value: T;
  onChange: (value: T) => void;
  tabs: readonly { value: T; title: string }[];
}

interface TabsProps<T extends string> extends TabSetProps<T> {
  label: string;
  tabs: readonly { value: T; title: string; content: ReactNode }[];
}

/** Tabs whose choice belongs to the caller; arrow keys move between them. */
export function Tabs<T extends string>({ label, tabs, ...set }: TabsProps<T>) {
  return (
    <TabSet {...set} tabs={tabs}>
      <TabList label={label} value={set.value} tabs={tabs} />
      {tabs.map((tab) => (
        <TabPanel key={tab.value} value={tab.value} className="@container pt-6">
          {tab.content}
        </TabPanel>
      ))}
    </TabSet>
  );
}

/** Holds a list of tabs and their panels, wherever these stand within it. */
export function TabSet<T extends string>({
  value,
  onChange,
  tabs,
  children,
}: TabSetProps<T> & { children: ReactNode }) {
  return (
    <Radix.Root
      value={value}
      onValueChange={(next) => {
        const tab = tabs.find((candidate) => candidate.value === next);
        if (tab) onChange(tab.value);
      }}
    >
      {children}
    </Radix.Root>
  );
}

interface TabListProps {
  label: string;
  value: string;
  tabs: readonly { value: string; title: string }[];
}

/** The names of the tabs in one line, which scrolls where they do not fit. */
export function TabList({ label, value, tabs }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (list.current) center(list.current, value);
  }, [value]);
  return (
    <Radix.List
      ref={list}
      aria-label={label}
      className="relative flex gap-x-5 overflow-x-auto border-b border-line-strong px-0.5 pt-1"
    >
      {tabs.map((tab) => (
        <Radix.Trigger
          key={tab.value}
          value={tab.value}
          data-value={tab.value}
          className="-mb-px min-h-10 shrink-0 border-b-3 border-transparent px-0.5 text-base text-ink-soft transition-colors hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-action data-[state=active]:font-semibold data-[state=active]:text-ink"
        >
          {tab.title}
        </Radix.Trigger>
      ))}
    </Radix.List>
  );
}

/** The panel of one tab; with `forceMount` it stays on the page whichever tab is chosen. */
export function TabPanel(props: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content {...props} />;
}

/** Scrolls a list that is wider than the screen, and nothing around it, to the chosen tab. */
function center(list: HTMLElement, value: string): void {
  const tab = list.querySelector<HTMLElement>(`[data-value="${value}"]`);
  if (tab) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
}
