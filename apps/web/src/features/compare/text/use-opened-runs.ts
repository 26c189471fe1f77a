import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Runs of unchanged passages that the user expanded, by passages in them; they stay expanded. */
export function useOpenedRuns(region: RefObject<HTMLElement | null>) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set<string>());
  const [lastOpened, setLastOpened] = useState<string>();
  useEffect(() => {
    if (lastOpened === undefined) return;
    // The button that had the focus is gone.
    const row = region.current?.querySelector<HTMLElement>(
      `[data-row="${CSS.escape(lastOpened)}"]`,
    );
    row?.focus({ preventScroll: true });
  }, [lastOpened, region]);
  const keep = useCallback((id: string) => setOpened((last) => new Set([...last, id])), []);
  const open = useCallback(
    (id: string) => {
      keep(id);
      setLastOpened(id);
    },
    [keep],
  );
  return { opened, keep, open };
}
