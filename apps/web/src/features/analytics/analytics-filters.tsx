import type { DocumentFamily } from '@clauselight/schema';
import { families, familyNames } from '../../lib/insights/families.ts';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import type { AnalyticsFilter, Period } from './filter.ts';

interface AnalyticsFiltersProps {
  filter: AnalyticsFilter;
  onChange: (filter: AnalyticsFilter) => void;
}

const periodOptions: readonly { value: Period; title: string }[] = [
  { value: '30', title: 'Last 30 days' },
  { value: '90', title: 'Last 90 days' },
  { value: '365', title: 'Last year' },
  { value: 'all', title: 'All time' },
];

const kindOptions: readonly { value: DocumentFamily | 'all'; title: string }[] = [
  { value: 'all', title: 'All kinds' },
  ...families.map((family) => ({ value: family, title: familyNames[family] })),
];

/** Which analyses the page tells of. */
export function AnalyticsFilters({ filter, onChange }: AnalyticsFiltersProps) {
  return (
    <FilterBar label="Analyses" className="mb-8">
      <SelectField
        label="Analyzed"
        value={filter.period}
        onChange={(period) => onChange({ ...filter, period })}
        options={periodOptions}
      />
      <SelectField
        label="Kind of document"
        value={filter.family ?? 'all'}
        onChange={(family) =>
          onChange({ ...filter, family: family === 'all' ? undefined : family })
        }
        options={kindOptions}
      />
    </FilterBar>
  );
}
