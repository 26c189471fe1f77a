import type { AnalysisRecord, DocumentInsight } from '@clauselight/schema';
import { type ReactNode, useMemo } from 'react';
import { describeCoverage } from '../../lib/insights/coverage.ts';
import { getLocalDay } from '../../lib/insights/deadlines.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { DeadlinesPanel } from './deadlines-panel.tsx';
import { type AnalyticsFilter, narrow } from './filter.ts';
import { FrequentPanel } from './frequent-panel.tsx';
import { t } from './messages.ts';
import { RisksPanel } from './risks-panel.tsx';
import { ScoresPanel } from './scores-panel.tsx';
import { ValuesPanel } from './values-panel.tsx';

interface AnalyticsViewProps {
  records: readonly AnalysisRecord[];
  documents: readonly DocumentInsight[];
  filter: AnalyticsFilter;
  now: Date;
}

/** The panels of the page, for the filtered analyses. */
export function AnalyticsView({ records, documents, filter, now }: AnalyticsViewProps) {
  const { period, family } = filter;
  const shown = useMemo(() => {
    const wanted = { period, family };
    return { records: narrow(records, wanted, now), documents: narrow(documents, wanted, now) };
  }, [records, documents, period, family, now]);
  if (shown.records.length === 0 && shown.documents.length === 0) {
    return (
      <p role="status" className="border-t border-line-strong pt-4">
        {t('analytics.page.noMatch')}
      </p>
    );
  }
  const today = getLocalDay(now);
  return (
    <div className="space-y-12">
      <Guarded>
        <ScoresPanel records={shown.records} />
      </Guarded>
      <Guarded>
        <RisksPanel documents={shown.documents} />
      </Guarded>
      <Guarded>
        <FrequentPanel documents={shown.documents} />
      </Guarded>
      <Guarded>
        <DeadlinesPanel documents={shown.documents} today={today} />
      </Guarded>
      <Guarded>
        <ValuesPanel documents={shown.documents} />
      </Guarded>
      {describeCoverage(shown.records, shown.documents).map((sentence) => (
        <p key={sentence} className="text-small text-ink-soft">
          {sentence}
        </p>
      ))}
    </div>
  );
}

function Guarded({ children }: { children: ReactNode }) {
  return <ErrorBoundary message={t('analytics.page.partFailed')}>{children}</ErrorBoundary>;
}
