import { type DocumentSearch, documentSearchSchema } from '@clauselight/schema';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { read } from '../../lib/http.ts';
import { shortStaleMs } from '../../lib/query-client.ts';

/** How long typing must rest before the texts are searched, in milliseconds. */
const restMs = 300;

const nothing: DocumentSearch = { documents: [], isCut: false };

/** Searches the texts of the visitor's documents for words, once typing rests. */
export function useDocumentSearch(text: string) {
  const wanted = useRested(text.trim());
  const search = useQuery({
    queryKey: ['api', 'documents', 'search', wanted],
    queryFn: ({ signal }) => {
      const params = new URLSearchParams({ q: wanted });
      return read(`/api/documents/search?${params}`, documentSearchSchema, signal);
    },
    enabled: wanted !== '',
    staleTime: shortStaleMs,
    placeholderData: keepPreviousData,
  });
  const isWaiting = wanted !== text.trim() || (search.isFetching && !search.data);
  return {
    found: (wanted !== '' && search.data) || nothing,
    isSearching: isWaiting || search.isPlaceholderData,
    error: search.error,
    retry: () => void search.refetch(),
  };
}

function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), text === '' ? 0 : restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
