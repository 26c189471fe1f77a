import type { ComparisonQuery } from '@clauselight/schema';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { comparisonQuery } from '../../lib/api/get-comparison.ts';
import { Waiting } from '../../ui/waiting.tsx';
import { CompareFailure, isNotThere } from './compare-failure.tsx';
import { ComparisonView } from './comparison-view.tsx';
import { t } from './messages.ts';

interface ComparisonPartProps {
  query: ComparisonQuery;
  sideField: ReactNode;
}

/** The comparison, or its loading or error state; while another side loads, the last comparison stays. */
export function ComparisonPart({ query, sideField }: ComparisonPartProps) {
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...comparisonQuery(query),
    placeholderData: keepPreviousData,
  });
  if (error) {
    return (
      <>
        {/* The chosen side may be the cause, so it can still be changed. */}
        {!isNotThere(error) && sideField}
        <CompareFailure error={error} onRetry={() => void refetch()} />
      </>
    );
  }
  if (!data) {
    return <Waiting>{t('compare.view.comparing')}</Waiting>;
  }
  return (
    <div aria-busy={isPlaceholderData}>
      <ComparisonView comparison={data} query={query} sideField={sideField} />
    </div>
  );
}
