import { type RefObject, useEffect, useState } from 'react';
import { useLatestCallback } from '../../../lib/use-latest-callback.ts';

/** Where the reader has gone to; an object of its own for each time, so that the same place can be gone to again. */
interface Visit {
  target: string;
}

interface TargetOptions {
  /** As the address names it at first. */
  row: string | undefined;
  onGo: (target: string) => void;
  /** In which the rows stand. */
  region: RefObject<HTMLElement | null>;
}

/** The passage the reader has gone to: it is scrolled to and focused whenever they go there. */
export function useTarget({ row, onGo, region }: TargetOptions) {
  const [visit, setVisit] = useState<Visit | undefined>(row === undefined ? row : { target: row });
  useEffect(() => {
    const element = region.current?.querySelector<HTMLElement>('[data-state="target"]');
    if (visit === undefined || !element) return;
    element.scrollIntoView({ block: 'start' });
    element.focus({ preventScroll: true });
  }, [visit, region]);
  const go = useLatestCallback((target: string) => {
    setVisit({ target });
    onGo(target);
  });
  return { target: visit?.target, go, leave: () => setVisit(undefined) };
}
