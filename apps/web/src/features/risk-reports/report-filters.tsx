import { categoryNames } from '@clauselight/core';
import { severities } from '../../lib/severity.ts';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { allOption, SelectField } from '../../ui/select-field.tsx';
import { t } from './messages.ts';
import { nameLeastSeverity } from './report-filter.ts';
import type { SortKey } from './report-order.ts';
import type { ReportRow } from './report-rows.ts';
import type { ReportView } from './use-report-view.ts';

const orders = [
  { value: 'attention', title: 'risk-reports.order.attention' },
  { value: 'score', title: 'risk-reports.column.score' },
  { value: 'findings', title: 'risk-reports.column.findings' },
  { value: 'deadline', title: 'risk-reports.column.deadline' },
  { value: 'value', title: 'risk-reports.column.value' },
  { value: 'document', title: 'risk-reports.column.document' },
] as const satisfies readonly { value: SortKey; title: string }[];

/** What the report shows, and in which order. */
export function ReportFilters({ view }: { view: ReportView }) {
  const { all, filter, order, setFilter, sort } = view;
  return (
    <FilterBar label={t('risk-reports.filters.title')} className="mb-3 print:hidden">
      <SearchField
        label={t('risk-reports.filters.containing')}
        value={filter.text}
        onChange={(text) => setFilter('q', text)}
      />
      <SelectField
        label={t('risk-reports.filters.severity')}
        value={String(filter.severity ?? '')}
        onChange={(severity) => setFilter('severity', severity)}
        options={listSeverities()}
      />
      <SelectField
        label={t('risk-reports.filters.category')}
        value={filter.category ?? ''}
        onChange={(category) => setFilter('category', category)}
        options={listCategories(all)}
      />
      <SelectField
        label={t('risk-reports.filters.order')}
        value={order.key}
        onChange={sort}
        options={orders.map(({ value, title }) => ({ value, title: t(title) }))}
      />
    </FilterBar>
  );
}

function listSeverities(): { value: string; title: string }[] {
  const options = severities
    .filter((severity) => severity > 1)
    .map((severity) => ({ value: String(severity), title: nameLeastSeverity(severity) }));
  return [allOption, ...options];
}

function listCategories(rows: readonly ReportRow[]): { value: string; title: string }[] {
  const present = new Set(rows.flatMap(({ document }) => document.findings.map((f) => f.category)));
  const options = [...present]
    .map((category) => ({ value: category, title: categoryNames[category] }))
    .toSorted((a, b) => a.title.localeCompare(b.title));
  return [allOption, ...options];
}
