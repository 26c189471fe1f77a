import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { type HighlightFilter, readHighlightFilter, writeHighlightFilter } from './filter.ts';

/** Milliseconds of rest after which what is typed goes into the address. */
const restMs = 300;

/** What the list is narrowed down to; kept in the address, where a reload finds it again. */
export function useHighlightFilter() {
  const [params, setParams] = useSearchParams();
  const [filter, setFilter] = useState<HighlightFilter>(() => readHighlightFilter(params));
  const isWritten = writeHighlightFilter(params, filter).toString() === params.toString();

  useEffect(() => {
    if (isWritten) return;
    const timer = setTimeout(
      () => setParams((last) => writeHighlightFilter(last, filter), { replace: true }),
      restMs,
    );
    return () => clearTimeout(timer);
  }, [filter, isWritten, setParams]);

  return [filter, setFilter] as const;
}
