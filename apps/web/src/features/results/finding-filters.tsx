import { categoryNames } from '@clauselight/core';
import type { Finding } from '@clauselight/schema';
import { countSeverities } from '../../lib/severity-counts.ts';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { allOption, SelectField } from '../../ui/select-field.tsx';
import { useAcceptance } from './accepted/acceptance-context.ts';
import { useWording } from './analysis-context.ts';
import { type FindingFilter, listCategories } from './findings.ts';
import type { FilterKey } from './use-finding-view.ts';
import type { Wording } from './wording.ts';

interface FindingFiltersProps {
  /** Every finding there is to filter. */
  findings: readonly Finding[];
  filter: FindingFilter;
  onChange: (key: FilterKey, value: string) => void;
}

/** What to show of the findings, and in which order. */
export function FindingFilters({ findings, filter, onChange }: FindingFiltersProps) {
  const wording = useWording();
  const { accepted } = useAcceptance();
  return (
    <FilterBar label="Findings" className="mb-2">
      <SearchField
        label="Containing"
        value={filter.text}
        onChange={(value) => onChange('q', value)}
      />
      <SelectField
        label={wording.severityLabel}
        value={String(filter.severity ?? '')}
        onChange={(value) => onChange('severity', value)}
        options={severityOptions(findings, wording)}
      />
      <SelectField
        label="Category"
        value={filter.category ?? ''}
        onChange={(value) => onChange('category', value)}
        options={categoryOptions(findings)}
      />
      <SelectField
        label="Show"
        value={filter.state}
        onChange={(value) => onChange('status', value === 'all' ? '' : value)}
        options={[
          { value: 'all', title: 'All' },
          { value: 'open', title: 'Only open' },
          { value: 'accepted', title: `Only accepted (${accepted.length})` },
        ]}
      />
      <SelectField
        label="Order"
        value={filter.order}
        onChange={(value) => onChange('sort', value === 'severity' ? '' : value)}
        options={[
          { value: 'severity', title: wording.severityLabel },
          { value: 'document', title: 'As in the document' },
          { value: 'category', title: 'Category' },
        ]}
      />
    </FilterBar>
  );
}

function severityOptions(findings: readonly Finding[], { severityNames }: Wording) {
  const options = countSeverities(findings).map(({ severity, count }) => ({
    value: String(severity),
    title: `${severityNames[severity]} (${count})`,
  }));
  return [allOption, ...options];
}

function categoryOptions(findings: readonly Finding[]) {
  const options = listCategories(findings).map((category) => {
    const count = findings.filter((finding) => finding.category === category).length;
    return { value: category as string, title: `${categoryNames[category]} (${count})` };
  });
  return [allOption, ...options];
}
