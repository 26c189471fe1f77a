import type { AnalysisDetail } from '@clauselight/schema';
import { Unplug } from 'lucide-react';
import { createFailureNotice } from '../../lib/failure-notice.ts';
import { formatClock } from '../../lib/format.ts';
import { useLanguageModel } from '../../lib/language-model.ts';
import { Button } from '../../ui/button.tsx';
import { FocusHeading } from '../../ui/focus-heading.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { useToast } from '../../ui/toast-context.ts';
import { t } from './messages.ts';
import { computeProgress, computeShare, stepTitles } from './progress.ts';
import { StepList } from './step-list.tsx';
import { useAnalysisEvents } from './use-analysis-events.ts';
import { useCancelAnalysis } from './use-cancel-analysis.ts';
import { useElapsed } from './use-elapsed.ts';

interface AnalysingCardProps {
  detail: AnalysisDetail;
  /** Called when the analysis has ended, with any outcome. */
  onEnded: () => void;
}

/** An analysis at work: its own steps, its own time, and the way to stop it. */
export function AnalysingCard({ detail, onEnded }: AnalysingCardProps) {
  const { last, isLost } = useAnalysisEvents(detail, onEnded);
  const steps = computeProgress(last);
  const active = steps.find(({ state }) => state === 'active');
  const { isOn: isModelUsed } = useLanguageModel();
  return (
    <section aria-labelledby="analysing" className="border-t border-line-strong pt-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <FocusHeading id="analysing" className="text-head">
          {t('analysing.card.title')}
        </FocusHeading>
        <Elapsed since={detail.requestedAt} />
      </div>
      <p className="mt-1 mb-5 truncate text-ink-soft" title={detail.filename}>
        {detail.filename}
      </p>
      <ProgressBar label={t('analysing.card.progress')} value={computeShare(steps)} />
      <StepList steps={steps} />
      <p role="status" className="sr-only">
        {active
          ? t('analysing.card.activeStep', { step: t(stepTitles[active.step]) })
          : t('analysing.card.waiting')}
      </p>
      <div role="status">
        {isLost && (
          <p className="mt-4 flex items-center gap-2 text-small">
            <Unplug aria-hidden="true" size={16} className="shrink-0 text-medium" />
            {t('analysing.card.connectionLost')}
          </p>
        )}
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-4">
        <CancelButton id={detail.id} onEnded={onEnded} />
        <p className="text-small text-ink-soft">
          {isModelUsed && `${t('analysing.card.typicalTime')} `}
          {t('analysing.card.leave')}
        </p>
      </div>
    </section>
  );
}

function Elapsed({ since }: { since: string }) {
  const elapsed = useElapsed(since);
  return (
    <p className="text-lead text-ink-soft">
      <span className="sr-only">{t('analysing.card.elapsed')} </span>
      {formatClock(elapsed)}
    </p>
  );
}

function CancelButton({ id, onEnded }: { id: string; onEnded: () => void }) {
  const toast = useToast();
  const cancel = useCancelAnalysis();

  function stop() {
    cancel.mutate(id, {
      onError: (error) => {
        const fallback = t('analysing.cancel.unreachable');
        toast(createFailureNotice(error, { title: t('analysing.cancel.failed'), fallback }));
        onEnded();
      },
    });
  }

  return (
    <Button disabled={cancel.isPending} onClick={stop}>
      {t(cancel.isPending ? 'analysing.cancel.pending' : 'analysing.cancel.action')}
    </Button>
  );
}
