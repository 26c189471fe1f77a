import type { Highlight } from '@clauselight/schema';
import { useMemo } from 'react';
import { useAnalysisSource } from '../../lib/analysis-source/analysis-source-context.ts';
import { allOption, SelectField } from '../../ui/select-field.tsx';
import { authors, countTags, type HighlightFilter } from './filter.ts';
import { t } from './messages.ts';

interface HighlightFiltersProps {
  highlights: readonly Highlight[];
  filter: HighlightFilter;
  onChange: (filter: HighlightFilter) => void;
}

/** Narrows the list down by words, tag and author. */
export function HighlightFilters({ highlights, filter, onChange }: HighlightFiltersProps) {
  const { isReadOnly } = useAnalysisSource();
  const tags = useMemo(() => listTagOptions(highlights, filter.tag), [highlights, filter.tag]);
  return (
    <div className="space-y-2">
      <input
        type="search"
        aria-label={t('highlights.filter.find')}
        placeholder={t('highlights.filter.find')}
        value={filter.text}
        onChange={(event) => onChange({ ...filter, text: event.target.value })}
        className="min-h-9 w-full min-w-0 rounded-sm border border-line-strong bg-sheet px-2 text-small placeholder:text-ink-soft"
      />
      <div className="flex gap-3 [&_select]:w-full [&>*]:flex-1">
        <SelectField
          label={t('highlights.filter.author')}
          value={filter.author ?? ''}
          onChange={(value) =>
            onChange({ ...filter, author: authors.find((author) => author === value) })
          }
          options={listAuthorOptions(isReadOnly)}
        />
        <SelectField
          label={t('highlights.filter.tag')}
          value={filter.tag ?? ''}
          onChange={(value) => onChange({ ...filter, tag: value === '' ? undefined : value })}
          options={tags}
        />
      </div>
    </div>
  );
}

function listAuthorOptions(isReadOnly: boolean) {
  return [
    allOption,
    { value: 'ai', title: t('highlights.author.ai') },
    {
      value: 'you',
      title: isReadOnly ? t('highlights.author.sender') : t('highlights.author.you'),
    },
  ];
}

function listTagOptions(highlights: readonly Highlight[], chosen: string | undefined) {
  const counts = countTags(highlights);
  const isGone = chosen !== undefined && counts.every(({ tag }) => tag !== chosen);
  return [
    allOption,
    ...(isGone ? [{ value: chosen, title: `${chosen} (0)` }] : []),
    ...counts.map(({ tag, count }) => ({ value: tag, title: `${tag} (${count})` })),
  ];
}
