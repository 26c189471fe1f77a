import type { Analysis, Span } from '@clauselight/schema';
import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import type { ViewState } from '../../../lib/view-state.ts';

/**
 * The passage that the document shows: that of the address, else beside the findings the words of the finding that the
 * address names.
 */
export function useDeskPassage(
  { passage, tab }: Pick<ViewState, 'passage' | 'tab'>,
  { findings }: Pick<Analysis, 'findings'>,
  isBeside: boolean,
): Span | undefined {
  const [params] = useSearchParams();
  const id = params.get('finding');
  return useMemo(() => {
    if (passage !== undefined || !isBeside || tab === 'document') return passage;
    return findings.find((finding) => finding.id === id)?.evidence[0];
  }, [passage, isBeside, tab, findings, id]);
}
