import { categoryNames, getFindingStateNames } from '@clauselight/core';
import {
  type DocumentFamily,
  type Finding,
  type FindingStateName,
  findingStateNameSchema,
} from '@clauselight/schema';
import { countSeverities } from '../../lib/severity-counts.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { allOption, SelectField } from '../../ui/select-field.tsx';
import { useAnalysisContext, useWording } from './analysis-context.ts';
import { type FindingFilter, listCategories } from './findings.ts';
import { t } from './messages.ts';
import { useFindingStates } from './states/finding-states-context.ts';
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
  const { family } = useAnalysisContext();
  const { getDecision } = useFindingStates();
  return (
    <FilterBar label={t('results.filters.title')} className="mb-2">
      <SearchField
        label={t('results.filters.text')}
        value={filter.text}
        onChange={(value) => onChange('q', value)}
      />
      <Disclosure title={t('results.filters.toggle')} isOpenAtFirst={isNarrowed(filter)}>
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          <SelectField
            label={wording.severityLabel}
            value={String(filter.severity ?? '')}
            onChange={(value) => onChange('severity', value)}
            options={severityOptions(findings, wording)}
          />
          <SelectField
            label={t('results.filters.category')}
            value={filter.category ?? ''}
            onChange={(value) => onChange('category', value)}
            options={categoryOptions(findings)}
          />
          <SelectField
            label={t('results.filters.state')}
            value={filter.state}
            onChange={(value) => onChange('status', value === 'all' ? '' : value)}
            options={stateOptions(
              findings.map(({ id }) => getDecision(id).state),
              family,
            )}
          />
          <SelectField
            label={t('results.filters.order')}
            value={filter.order}
            onChange={(value) => onChange('sort', value === 'severity' ? '' : value)}
            options={[
              { value: 'severity', title: wording.severityLabel },
              { value: 'document', title: t('results.filters.orderDocument') },
              { value: 'category', title: t('results.filters.orderCategory') },
            ]}
          />
        </div>
      </Disclosure>
    </FilterBar>
  );
}

function isNarrowed({ severity, category, state, order }: FindingFilter): boolean {
  return (
    severity !== undefined || category !== undefined || state !== 'all' || order !== 'severity'
  );
}

function stateOptions(states: readonly FindingStateName[], family: DocumentFamily) {
  const names = getFindingStateNames(family);
  const options = findingStateNameSchema.options.map((state) => {
    const count = states.filter((other) => other === state).length;
    return {
      value: state as string,
      title: t('results.filters.option', { name: names[state], count }),
    };
  });
  return [{ value: 'all', title: t('results.filters.stateAll') }, ...options];
}

function severityOptions(findings: readonly Finding[], { severityNames }: Wording) {
  const options = countSeverities(findings).map(({ severity, count }) => ({
    value: String(severity),
    title: t('results.filters.option', { name: severityNames[severity], count }),
  }));
  return [allOption, ...options];
}

function categoryOptions(findings: readonly Finding[]) {
  const options = listCategories(findings).map((category) => {
    const count = findings.filter((finding) => finding.category === category).length;
    return {
      value: category as string,
      title: t('results.filters.option', { name: categoryNames[category], count }),
    };
  });
  return [allOption, ...options];
}
