import type { Span } from '@clauselight/schema';
import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { type ResultTab, setPassage } from '../view-state.ts';
import type { AnalysisSource } from './analysis-source.ts';

/**
 * A source whose passages are shown beside the tab that is open, as long as the document stands there.
 *
 * @param source - The source of the analysis on the page.
 * @param tab - The tab that is open.
 * @param isBeside - Whether the document stands beside that tab.
 * @returns The source as it is where the document has a tab of its own alone.
 */
export function useDeskSource(
  source: AnalysisSource,
  tab: ResultTab,
  isBeside: boolean,
): AnalysisSource {
  const [params] = useSearchParams();
  const rest = new URLSearchParams(params);
  rest.delete('at');
  // Another passage leaves the addresses of all passages as they are.
  const kept = rest.toString();
  return useMemo(() => {
    if (!isBeside || tab === 'document') return source;
    const [page] = source.getTabAddress(tab).split('?');
    return {
      ...source,
      isDocumentBeside: true,
      getPassageAddress: (span: Span, change = (own: URLSearchParams) => own) =>
        `${page}?${change(setPassage(new URLSearchParams(kept), span))}`,
    };
  }, [source, tab, isBeside, kept]);
}
