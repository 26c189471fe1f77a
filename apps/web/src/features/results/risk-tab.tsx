import type { Analysis, Finding } from '@clauselight/schema';
import { useSearchParams } from 'wouter';
import { formatCount } from '../../lib/format.ts';
import { categoryNames } from '../../lib/risk-category.ts';
import { severityNames } from '../../lib/severity.ts';
import { Button } from '../../ui/button.tsx';
import { Growing } from '../../ui/growing.tsx';
import { Part } from '../../ui/panel.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { CheckList } from './check-list.tsx';
import { FindingCard } from './finding-card.tsx';
import { countBySeverity, filterFindings, listCategories, readFindingFilter } from './findings.ts';

/** Every finding with its reasons, and every check that found nothing. */
export function RiskTab({ analysis }: { analysis: Analysis }) {
  const [params, setParams] = useSearchParams();
  const filter = readFindingFilter(params);
  const shown = filterFindings(analysis.findings, filter);

  function setFilter(key: 'severity' | 'category', value: string) {
    const next = new URLSearchParams(params);
    if (value === '') next.delete(key);
    else next.set(key, value);
    setParams(next, { replace: true });
  }

  function clear() {
    const next = new URLSearchParams(params);
    next.delete('severity');
    next.delete('category');
    setParams(next, { replace: true });
  }

  const count = `${shown.length} of ${formatCount(analysis.findings.length, 'finding')}`;
  return (
    <div className="space-y-10">
      <Part title="Findings" isFirst aside={<Shown text={count} />}>
        {analysis.findings.length > 0 && (
          <div className="mb-2 flex flex-wrap gap-x-6 gap-y-2">
            <SelectField
              label="Severity"
              value={String(filter.severity ?? '')}
              onChange={(value) => setFilter('severity', value)}
              options={severityOptions(analysis.findings)}
            />
            <SelectField
              label="Category"
              value={filter.category ?? ''}
              onChange={(value) => setFilter('category', value)}
              options={categoryOptions(analysis.findings)}
            />
          </div>
        )}
        {analysis.findings.length === 0 && (
          <p className="text-ink-soft">None of the checks below found anything.</p>
        )}
        {analysis.findings.length > 0 && shown.length === 0 && (
          <p className="flex flex-wrap items-center gap-3 py-4 text-ink-soft">
            No finding is both. <Button onClick={clear}>Show all</Button>
          </p>
        )}
        <Growing key={`${filter.severity}-${filter.category}`} items={shown}>
          {(findings) => (
            <ul className="divide-y divide-line">
              {findings.map((finding) => (
                <FindingCard key={finding.id} finding={finding} score={analysis.score.value} />
              ))}
            </ul>
          )}
        </Growing>
      </Part>
      <CheckList checks={analysis.checks} />
    </div>
  );
}

function Shown({ text }: { text: string }) {
  return (
    <span role="status" className="label">
      {text}
    </span>
  );
}

function severityOptions(findings: readonly Finding[]) {
  const options = countBySeverity(findings).map(({ severity, count }) => ({
    value: String(severity),
    title: `${severityNames[severity]} (${count})`,
  }));
  return [{ value: '', title: 'All' }, ...options];
}

function categoryOptions(findings: readonly Finding[]) {
  const options = listCategories(findings).map((category) => {
    const count = findings.filter((finding) => finding.category === category).length;
    return { value: category as string, title: `${categoryNames[category]} (${count})` };
  });
  return [{ value: '', title: 'All' }, ...options];
}
