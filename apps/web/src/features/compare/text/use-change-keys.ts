import { type RefObject, useEffect } from 'react';
import { useLatestCallback } from '../../../lib/use-latest-callback.ts';

/**
 * Alt with an arrow down or up goes to the next or the last change from anywhere; n and p do so within the text alone, where
 * they cannot be meant for anything else.
 */
export function useChangeKeys(
  region: RefObject<HTMLElement | null>,
  onWalk: (direction: 1 | -1) => void,
): void {
  const walk = useLatestCallback(onWalk);
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      const direction = readDirection(event, region.current);
      if (direction === undefined || event.defaultPrevented) return;
      event.preventDefault();
      walk(direction);
    }
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [region, walk]);
}

function readDirection(event: KeyboardEvent, region: HTMLElement | null): 1 | -1 | undefined {
  const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event;
  if (ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return undefined;
  // In a list of choices these keys have a meaning of their own.
  if (target.closest('select, input, textarea, [role="menu"]')) return undefined;
  if (altKey) return key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : undefined;
  if (!region?.contains(target)) return undefined;
  return key === 'n' ? 1 : key === 'p' ? -1 : undefined;
}
