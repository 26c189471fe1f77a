import type { ComparisonQuery } from '@clauselight/schema';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { comparisonQuery } from '../../lib/api/get-comparison.ts';
import { Waiting } from '../../ui/waiting.tsx';
import { CompareFailure, isNotThere } from './compare-failure.tsx';
import { ComparisonView } from './comparison-view.tsx';

interface ComparisonPartProps {
  query: ComparisonQuery;
  sideField: ReactNode;
}

/** The comparison, or how far it has come; while another side is asked for, what is there stays. */
export function ComparisonPart({ query, sideField }: ComparisonPartProps) {
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...comparisonQuery(query),
    placeholderData: keepPreviousData,
  });
  if (error) {
    return (
      <>
        {/* The side may be what fails: it stays the reader's to change. */}
        {!isNotThere(error) && sideField}
        <CompareFailure error={error} onRetry={() => void refetch()} />
      </>
    );
  }
  if (!data) {
    return <Waiting>Comparing both versions… Long documents take some seconds.</Waiting>;
  }
  return (
    <div aria-busy={isPlaceholderData}>
      <ComparisonView comparison={data} query={query} sideField={sideField} />
    </div>
  );
}
