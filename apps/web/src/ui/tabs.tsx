import { Tabs as Radix } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';

interface TabsProps<T extends string> {
  label: string;
  value: T;
  onChange: (value: T) => void;
  tabs: readonly { value: T; title: string; content: ReactNode }[];
}

/** Tabs whose choice belongs to the caller; arrow keys move between them. */
export function Tabs<T extends string>({ label, value, onChange, tabs }: TabsProps<T>) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (list.current) center(list.current, value);
  }, [value]);
  return (
    <Radix.Root
      value={value}
      onValueChange={(next) => {
        const tab = tabs.find((candidate) => candidate.value === next);
        if (tab) onChange(tab.value);
      }}
    >
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
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="pt-6">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

/** Scrolls a list that is wider than the screen, and nothing around it, to the chosen tab. */
function center(list: HTMLElement, value: string): void {
  const tab = list.querySelector<HTMLElement>(`[data-value="${value}"]`);
  if (tab) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
}
