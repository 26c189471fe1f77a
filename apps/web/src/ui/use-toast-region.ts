import { useEffect, useState } from 'react';

type Region = typeof import('./toast-region.tsx').ToastRegion;

const inputs = ['pointerdown', 'pointermove', 'keydown'] as const;

/**
 * The region of notices: it comes at the first input on the page, because nothing is told before, and again is
 * asked for with each notice where it could not be had. Nothing while it is not there.
 */
export function useToastRegion(noticeId: number | undefined): Region | undefined {
  const [region, setRegion] = useState<{ Region: Region }>();
  const isMissing = region === undefined;

  useEffect(() => {
    if (!isMissing) return;
    const load = () =>
      void import('./toast-region.tsx').then(
        ({ ToastRegion }) => setRegion({ Region: ToastRegion }),
        () => undefined,
      );
    if (noticeId !== undefined) load();
    for (const input of inputs) addEventListener(input, load, { once: true });
    return () => {
      for (const input of inputs) removeEventListener(input, load);
    };
  }, [isMissing, noticeId]);

  return region?.Region;
}
