import { type RefObject, useEffect, useState } from 'react';
import { useLatestCallback } from '../../../lib/use-latest-callback.ts';

/** Where the user jumped to. Each jump has its own object, so that the user can jump to the same place again. */
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

/** The passage that the user jumped to: it is scrolled to and focused at each jump. */
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
