import { ChevronDown, ChevronUp, Search as SearchIcon } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { t } from '../messages.ts';
import type { Search } from './use-search.ts';

/** Searches the document: Enter shows the next hit, Shift and Enter the one before, Escape clears. */
export function SearchField({ search }: { search: Search }) {
  const { query, hits, setQuery, step } = search;

  function act(event: KeyboardEvent) {
    if (event.key === 'Enter') step(event.shiftKey ? -1 : 1);
    else if (event.key === 'Escape' && query !== '') setQuery('');
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <search className="flex min-h-9 min-w-0 flex-1 basis-64 items-center rounded-sm border border-line-strong bg-sheet pl-2 outline-action has-[input:focus-visible]:outline-2">
      <SearchIcon aria-hidden="true" size={16} className="shrink-0 text-ink-soft" />
      <input
        type="search"
        aria-label={t('document-pane.search.label')}
        placeholder={t('document-pane.search.label')}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={act}
        className="h-8 min-w-0 flex-1 bg-transparent px-2 text-small outline-none placeholder:text-ink-soft [&::-webkit-search-cancel-button]:appearance-none"
      />
      <p role="status" className="shrink-0 text-micro text-ink-soft">
        {describeCount(search)}
      </p>
      <IconButton
        label={t('document-pane.search.previous')}
        className="size-8"
        disabled={hits.length === 0}
        onClick={() => step(-1)}
      >
        <ChevronUp aria-hidden="true" size={18} />
      </IconButton>
      <IconButton
        label={t('document-pane.search.next')}
        className="size-8"
        disabled={hits.length === 0}
        onClick={() => step(1)}
      >
        <ChevronDown aria-hidden="true" size={18} />
      </IconButton>
    </search>
  );
}

function describeCount({ query, hits, current, isBusy }: Search): string {
  if (query.trim() === '') return '';
  if (isBusy) return t('document-pane.search.busy');
  if (hits.length === 0) return t('document-pane.search.none');
  return t('document-pane.search.position', {
    position: formatNumber(current + 1),
    count: formatNumber(hits.length),
  });
}
