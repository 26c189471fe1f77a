import { Suspense, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { GuestBanner } from '../features/dashboard/guest-banner.tsx';
import { HowItWorks } from '../features/dashboard/how-it-works.tsx';
import { QuickActions } from '../features/dashboard/quick-actions.tsx';
import { SummaryTiles } from '../features/dashboard/summary-tiles.tsx';
import { RecentAnalyses } from '../features/recent-analyses/recent-analyses.tsx';
import { UploadCard } from '../features/upload/upload-card.tsx';
import { useUploads } from '../features/upload/use-uploads.ts';
import { lazyComponent } from '../lib/lazy-component.ts';
import { getPreferences } from '../lib/preferences.ts';
import { product } from '../lib/product.ts';
import { useLatestCallback } from '../lib/use-latest-callback.ts';
import { readView } from '../lib/view-state.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { takeHeldFiles } from './held-files.ts';
import { t } from './messages.ts';
import { useAnalyze } from './use-analyze.ts';
import { useBatchDoor } from './use-batch-door.ts';
import { usePictureDoor } from './use-picture-door.tsx';

const GuestWorkBanner = lazyComponent(() =>
  import('../features/guest-work/guest-work-banner.tsx').then((part) => part.GuestWorkBanner),
);
const BatchPanel = lazyComponent(() =>
  import('../features/batch/batch-panel.tsx').then((part) => part.BatchPanel),
);
const AnalysisPanel = lazyComponent(() =>
  import('./analysis-panel.tsx').then((part) => part.AnalysisPanel),
);

/** Uploads, the running analysis or its results, depending on the address. */
export function DashboardPage({ isGuest }: { isGuest: boolean }) {
  const [params] = useSearchParams();
  const [, navigate] = useLocation();
  const view = readView(params);
  const { analyze, startingId } = useAnalyze();
  const uploads = useUploads((document) => {
    if (getPreferences().autoAnalysis) analyze(document.id);
  });
  const { hasBatch, shownIds, take, show, close } = useBatchDoor(uploads);
  const [focusRequest, setFocusRequest] = useState(0);
  const { takeChosen, dialog } = usePictureDoor(take);
  const takeFiles = useLatestCallback(takeChosen);
  useEffect(() => {
    const files = takeHeldFiles();
    if (files.length > 0) takeFiles(files);
  }, [takeFiles]);

  function startOver() {
    navigate('/');
    setFocusRequest((count) => count + 1);
  }

  const guestWork = !isGuest && (
    <Suspense>
      <GuestWorkBanner />
    </Suspense>
  );

  if (view.analysisId !== undefined) {
    return (
      <ErrorBoundary key={view.analysisId} message={t('app.dashboard.partFailed')}>
        <h1 className="sr-only">{t('app.dashboard.title')}</h1>
        {guestWork}
        <Suspense fallback={<Waiting>{t('app.analysis.loading')}</Waiting>}>
          <AnalysisPanel
            analysisId={view.analysisId}
            view={view}
            onAnalyze={analyze}
            isStarting={startingId !== undefined}
            onNewAnalysis={startOver}
          />
        </Suspense>
      </ErrorBoundary>
    );
  }
  return (
    <>
      <title>{`${t('app.dashboard.pageTitle')} · ${product.name}`}</title>
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h1 className="text-head">{t('app.dashboard.title')}</h1>
        {isGuest && <GuestBanner />}
      </div>
      {guestWork}
      {dialog}
      <SummaryTiles />
      <div className="mt-8 grid grid-cols-1 gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="min-w-0 space-y-10">
          <ErrorBoundary message={t('app.dashboard.partFailed')}>
            <UploadCard
              focusRequest={focusRequest}
              uploads={uploads}
              onChosen={takeChosen}
              shownIds={shownIds}
              batch={
                hasBatch && (
                  <Suspense>
                    <BatchPanel onShown={show} onCleared={close} />
                  </Suspense>
                )
              }
              startingId={startingId}
              onAnalyze={analyze}
            />
            <HowItWorks />
          </ErrorBoundary>
        </div>
        <aside aria-label={t('app.dashboard.work')} className="space-y-8">
          <QuickActions onNewAnalysis={startOver} />
          <RecentAnalyses />
        </aside>
      </div>
    </>
  );
}
