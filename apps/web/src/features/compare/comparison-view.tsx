import { getDisclaimer, listUnreportedChanges } from '@clauselight/core';
import { type Comparison, type ComparisonQuery, getDocumentFamily } from '@clauselight/schema';
import { ArrowLeftRight, FileSearch } from 'lucide-react';
import { Fragment, type ReactNode, useMemo } from 'react';
import { Link, useSearchParams } from 'wouter';
import { changeParams } from '../../lib/change-params.ts';
import { product } from '../../lib/product.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { FocusHeading } from '../../ui/focus-heading.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { ClauseChanges } from './clauses/clause-changes.tsx';
import { CompareContext } from './compare-context.ts';
import { type CompareTab, getCompareAddress, readCompareView } from './compare-view.ts';
import { t } from './messages.ts';
import { describeCounts, describeWords } from './outcome/describe-outcome.ts';
import { ExportComparison } from './outcome/export-comparison.tsx';
import { ScoreHead } from './outcome/score-head.tsx';
import { Warnings } from './outcome/warnings.tsx';
import { CarriedDecisions } from './risks/carried-decisions.tsx';
import { RisksPart } from './risks/risks-part.tsx';
import { TermsPart } from './terms/terms-part.tsx';
import { TextPart } from './text/text-part.tsx';

interface ComparisonViewProps {
  comparison: Comparison;
  query: ComparisonQuery;
  /** The field in which the user chooses a side. */
  sideField: ReactNode;
}

/** What changed between two versions: the score and why, the words, the risks, the terms. */
export function ComparisonView({ comparison, query, sideField }: ComparisonViewProps) {
  const { before, after } = comparison;
  const place = usePlace(comparison);
  return (
    <CompareContext value={place}>
      <title>
        {t('compare.view.pageTitle', {
          before: before.filename,
          after: after.filename,
          product: product.name,
        })}
      </title>
      <div className="space-y-5">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <FocusHeading className="text-title">{t('compare.view.heading')}</FocusHeading>
          <Actions query={query} />
        </div>
        <ScoreHead comparison={comparison} />
        <Warnings comparison={comparison} side={query.side} />
        <p>
          <strong className="font-semibold">{describeCounts(comparison)}</strong>{' '}
          <span className="text-ink-soft">{describeWords(comparison)}</span>
        </p>
        <div>
          {sideField}
          <Parts comparison={comparison} query={query} />
        </div>
        <p className="border-t border-line pt-3 text-small text-ink-soft">
          {getDisclaimer(getDocumentFamily(comparison.after.documentKind))}
        </p>
      </div>
    </CompareContext>
  );
}

function usePlace(comparison: Comparison) {
  const [params] = useSearchParams();
  return useMemo(
    () => ({
      comparison,
      getRowAddress: (row: string) =>
        `/compare?${changeParams(params, { view: '', show: '', row })}`,
    }),
    [comparison, params],
  );
}

function Actions({ query: { before, after, side } }: { query: ComparisonQuery }) {
  return (
    <div className="flex flex-wrap gap-2">
      <ExportComparison query={{ before, after, side }} />
      <Link href={getCompareAddress({ before: after, after: before })} className={buttonClass()}>
        <ArrowLeftRight aria-hidden="true" size={17} />
        {t('compare.view.swap')}
      </Link>
      <Link href={`${getCompareAddress({ before, after })}&choose=1`} className={buttonClass()}>
        <FileSearch aria-hidden="true" size={17} />
        {t('compare.view.otherDocuments')}
      </Link>
    </div>
  );
}

function Parts({ comparison, query }: Pick<ComparisonViewProps, 'comparison' | 'query'>) {
  const [params, setParams] = useSearchParams();
  const view = readCompareView(params);
  const write = (changes: Readonly<Record<string, string>>) =>
    setParams((last) => changeParams(last, changes), { replace: true });
  const changedRisks = comparison.risks.filter(({ kind }) => kind !== 'same').length;
  const contents: Record<CompareTab, [string, ReactNode]> = {
    text: [
      t('compare.view.text'),
      <TextPart
        key="t"
        comparison={comparison}
        view={view}
        onFilterChange={(filter) => write({ show: filter === 'all' ? '' : filter, row: '' })}
        onLayoutChange={(layout) => write({ layout: layout === 'inline' ? layout : '' })}
        onRowChange={(row) => write({ row })}
      />,
    ],
    risks: [
      t('compare.view.risks', { count: changedRisks }),
      <Fragment key="r">
        <CarriedDecisions before={query.before} after={query.after} />
        <ClauseChanges comparison={comparison} />
        <RisksPart comparison={comparison} />
      </Fragment>,
    ],
    terms: [
      t('compare.view.terms', {
        count: comparison.terms.length + listUnreportedChanges(comparison).length,
      }),
      <TermsPart key="k" comparison={comparison} />,
    ],
  };
  return (
    <Tabs
      label={t('compare.view.tabs')}
      value={view.tab}
      // A remembered passage would take the focus from the chosen tab, so it is dropped.
      onChange={(tab) => write({ view: tab === 'text' ? '' : tab, row: '' })}
      tabs={(Object.keys(contents) as CompareTab[]).map((value) => ({
        value,
        title: contents[value][0],
        content: (
          <ErrorBoundary message={t('compare.view.notShown')}>{contents[value][1]}</ErrorBoundary>
        ),
      }))}
    />
  );
}
