import type { Span } from '@clauselight/schema';
import { useEffect, useState } from 'react';
import { useLatestCallback } from '../../../lib/use-latest-callback.ts';
import { findHitFrom, findHits } from './find-hits.ts';

/** How long typing must rest before the text is searched, in milliseconds. */
const restMs = 120;

export interface Search {
  query: string;
  hits: readonly Span[];
  /** Index of the hit that is shown. */
  current: number;
  /** Whether the text is still being searched. */
  isBusy: boolean;
  setQuery: (query: string) => void;
  /** Goes to the next hit or the one before, around the ends. */
  step: (direction: 1 | -1) => void;
}

interface Results {
  query: string;
  hits: readonly Span[];
  current: number;
}

const nothing: Results = { query: '', hits: [], current: 0 };

interface SearchOptions {
  text: string;
  /** The user's position in the text; the first hit shown is the first one from there on. */
  getPlace: () => number;
  /** Shows a hit. */
  onShow: (hit: Span) => void;
}

/** Searches a text while the query is typed, a slice at a time so that the page never waits. */
export function useSearch({ text, getPlace, onShow }: SearchOptions): Search {
  const [query, setQuery] = useState('');
  const [results, setResults] = useState<Results>(nothing);
  const isAsked = query.trim() !== '';

  const show = useLatestCallback((found: Results) => {
    setResults(found);
    const hit = found.hits[found.current];
    if (hit) onShow(hit);
  });

  useEffect(() => {
    if (query.trim() === '') return undefined;
    return searchInSlices({ text, query, getPlace, onResults: show });
  }, [text, query, getPlace, show]);

  const { hits, current } = isAsked ? results : nothing;
  return {
    query,
    hits,
    current,
    isBusy: isAsked && results.query !== query,
    setQuery,
    step(direction) {
      if (hits.length === 0) return;
      show({ ...results, current: (current + direction + hits.length) % hits.length });
    },
  };
}

interface SlicedSearch {
  text: string;
  query: string;
  getPlace: () => number;
  onResults: (results: Results) => void;
}

function searchInSlices({ text, query, getPlace, onResults }: SlicedSearch): () => void {
  const batches = findHits(text, query);
  const hits: Span[] = [];
  let timer = window.setTimeout(run, restMs);
  function run() {
    const batch = batches.next();
    if (batch.done) {
      onResults({ query, hits, current: findHitFrom(hits, getPlace()) });
      return;
    }
    for (const hit of batch.value) hits.push(hit);
    timer = window.setTimeout(run);
  }
  return () => clearTimeout(timer);
}
