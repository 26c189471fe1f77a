import { listHints } from '@clauselight/core';
import type { ConceptPassage } from '@clauselight/schema';
import { useAnalysisSource } from '../../lib/analysis-source/analysis-source-context.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { t } from './messages.ts';

/** How many passages may hold a risk that the score does not count, leading to them. */
export function HintsLink({ passages }: { passages: readonly ConceptPassage[] }) {
  const { getTabAddress } = useAnalysisSource();
  const count = listHints(passages).length;
  if (count === 0) return null;
  return (
    <p className="mt-2 text-small">
      <TextLink href={getTabAddress('risk-analysis')}>
        {t('results.hints.link', { count })}
      </TextLink>
    </p>
  );
}
