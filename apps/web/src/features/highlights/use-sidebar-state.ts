import { useSearchParams } from 'wouter';
import { sidebarParam } from './filter.ts';

const wide = '(min-width: 64rem)';

/** Whether the list is beside the text: as the address says, else where there is room for it. */
export function useSidebarState() {
  const [params, setParams] = useSearchParams();
  const stated = params.get(sidebarParam);
  const isOpen = stated === null ? matchMedia(wide).matches : stated === 'shown';

  function toggle() {
    setParams(
      (last) => {
        const next = new URLSearchParams(last);
        next.set(sidebarParam, isOpen ? 'hidden' : 'shown');
        return next;
      },
      { replace: true },
    );
  }

  return [isOpen, toggle] as const;
}
