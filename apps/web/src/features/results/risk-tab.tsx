import { type Analysis, categoryNames, type Finding } from '@clauselight/schema';
import { useSearchParams } from 'wouter';
import { formatCount } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Growing } from '../../ui/growing.tsx';
import { Part } from '../../ui/panel.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { useWording } from './analysis-context.ts';
import { CheckList } from './check-list.tsx';
import { FindingCard } from './finding-card.tsx';
import {
  countBySeverity,
  filterFindings,
  listCategories,
  readFindingFilter,
  splitByStanding,
} from './findings.ts';
import { FirstFindings } from './first-findings.tsx';
import { NdaChecksPart } from './nda-checks-part.tsx';
import type { Wording } from './wording.ts';

/** Every finding with its reasons, and every check that found nothing. */
export function RiskTab({ analysis }: { analysis: Analysis }) {
  const [params, setParams] = useSearchParams();
  const wording = useWording();
  const filter = readFindingFilter(params);
  const shown = filterFindings(analysis.findings, filter);
  const { risks, favours } = splitByStanding(shown);

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
              label={wording.severityLabel}
              value={String(filter.severity ?? '')}
              onChange={(value) => setFilter('severity', value)}
              options={severityOptions(analysis.findings, wording)}
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
        <FirstFindings key={`${filter.severity}-${filter.category}`} items={risks}>
          {(findings) => <FindingList findings={findings} score={analysis.score.value} />}
        </FirstFindings>
      </Part>
      {favours.length > 0 && (
        <Part title="In your favour" aside={<Shown text={formatCount(favours.length, 'point')} />}>
          <p className="mb-2 max-w-[70ch] text-small text-ink-soft">
            These weigh on the other side. They add nothing to your score; expect to be asked about
            them.
          </p>
          <Growing key={`${filter.severity}-${filter.category}`} items={favours}>
            {(findings) => <FindingList findings={findings} score={analysis.score.value} />}
          </Growing>
        </Part>
      )}
      <NdaChecksPart checks={analysis.ndaChecks} />
      <CheckList checks={analysis.checks} />
    </div>
  );
}

function FindingList({ findings, score }: { findings: readonly Finding[]; score: number }) {
  return (
    <ul className="divide-y divide-line">
      {findings.map((finding) => (
        <FindingCard key={finding.id} finding={finding} score={score} />
      ))}
    </ul>
  );
}

function Shown({ text }: { text: string }) {
  return (
    <span role="status" className="label">
      {text}
    </span>
  );
}

function severityOptions(findings: readonly Finding[], { severityNames }: Wording) {
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
