import { categoryNames } from '@clauselight/core';
import { severities } from '../../lib/severity.ts';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { allOption, SelectField } from '../../ui/select-field.tsx';
import { nameLeastSeverity } from './report-filter.ts';
import type { SortKey } from './report-order.ts';
import type { ReportRow } from './report-rows.ts';
import type { ReportView } from './use-report-view.ts';

const severityOptions = [
  allOption,
  ...severities
    .filter((severity) => severity > 1)
    .map((severity) => ({
      value: String(severity),
      title: nameLeastSeverity(severity),
    })),
];

const orderOptions: readonly { value: SortKey; title: string }[] = [
  { value: 'attention', title: 'Needs attention first' },
  { value: 'score', title: 'Score' },
  { value: 'findings', title: 'Findings' },
  { value: 'deadline', title: 'Next deadline' },
  { value: 'value', title: 'Value' },
  { value: 'document', title: 'Document' },
];

/** What the report shows, and in which order. */
export function ReportFilters({ view }: { view: ReportView }) {
  const { all, filter, order, setFilter, sort } = view;
  return (
    <FilterBar label="Documents" className="mb-3 print:hidden">
      <SearchField
        label="Containing"
        value={filter.text}
        onChange={(text) => setFilter('q', text)}
      />
      <SelectField
        label="Severity"
        value={String(filter.severity ?? '')}
        onChange={(severity) => setFilter('severity', severity)}
        options={severityOptions}
      />
      <SelectField
        label="Category"
        value={filter.category ?? ''}
        onChange={(category) => setFilter('category', category)}
        options={listCategories(all)}
      />
      <SelectField label="Order" value={order.key} onChange={sort} options={orderOptions} />
    </FilterBar>
  );
}

function listCategories(rows: readonly ReportRow[]): { value: string; title: string }[] {
  const present = new Set(rows.flatMap(({ document }) => document.findings.map((f) => f.category)));
  const options = [...present]
    .map((category) => ({ value: category, title: categoryNames[category] }))
    .toSorted((a, b) => a.title.localeCompare(b.title));
  return [allOption, ...options];
}
