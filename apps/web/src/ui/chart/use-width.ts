import { useLayoutEffect, useRef, useState } from 'react';
import { watchSize } from '../watch-size.ts';

/** The width of an element in whole CSS pixels as it changes; 0 before the first layout. */
export function useWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    return watchSize(element, () => setWidth(Math.floor(element.clientWidth)));
  }, []);
  return [ref, width] as const;
}
