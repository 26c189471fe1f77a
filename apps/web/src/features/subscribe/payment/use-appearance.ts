import { useMemo } from 'react';
import { useIsDark } from '../../../ui/theme.ts';
import { createAppearance } from './appearance.ts';

/** How the card form looks in the page's colors, which may be switched while it is open. */
export function useAppearance() {
  const isDark = useIsDark();
  return useMemo(() => {
    const styles = getComputedStyle(document.documentElement);
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const getToken = (name: string) => styles.getPropertyValue(name).trim();
    return createAppearance({ isDark, isStill, getToken });
  }, [isDark]);
}
