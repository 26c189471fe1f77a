import { useEffect, useState } from 'react';

/** Milliseconds since `iso`, renewed every second. */
export function useElapsed(iso: string): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, now - Date.parse(iso));
}
