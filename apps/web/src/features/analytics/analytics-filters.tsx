import type { DocumentFamily } from '@clauselight/schema';
import { families, familyNames } from '../../lib/insights/families.ts';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { type AnalyticsFilter, type Period, periods } from './filter.ts';
import { t } from './messages.ts';

interface AnalyticsFiltersProps {
  filter: AnalyticsFilter;
  onChange: (filter: AnalyticsFilter) => void;
}

const periodNames = {
  '30': 'analytics.filters.days30',
  '90': 'analytics.filters.days90',
  '365': 'analytics.filters.year',
  all: 'analytics.filters.allTime',
} as const satisfies Record<Period, string>;

/** Chooses which analyses the page covers. */
export function AnalyticsFilters({ filter, onChange }: AnalyticsFiltersProps) {
  return (
    <FilterBar label={t('analytics.filters.title')} className="mb-8">
      <SelectField
        label={t('analytics.filters.period')}
        value={filter.period}
        onChange={(period) => onChange({ ...filter, period })}
        options={periods.map((value) => ({ value, title: t(periodNames[value]) }))}
      />
      <SelectField
        label={t('analytics.filters.kind')}
        value={filter.family ?? 'all'}
        onChange={(family) =>
          onChange({ ...filter, family: family === 'all' ? undefined : family })
        }
        options={listKinds()}
      />
    </FilterBar>
  );
}

function listKinds(): { value: DocumentFamily | 'all'; title: string }[] {
  return [
    { value: 'all', title: t('analytics.filters.allKinds') },
    ...families.map((family) => ({ value: family, title: familyNames[family] })),
  ];
}
