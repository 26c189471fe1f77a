import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that never changes and always calls the latest `callback`: for long lists that must not render again. */
export function useLatestCallback<A extends unknown[]>(callback: (...args: A) => void) {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}
