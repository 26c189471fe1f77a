import type { AnalysisDetail } from '@clauselight/schema';
import { Unplug } from 'lucide-react';
import { createFailureNotice } from '../../lib/failure-notice.ts';
import { formatClock } from '../../lib/format.ts';
import { useLanguageModel } from '../../lib/language-model.ts';
import { Button } from '../../ui/button.tsx';
import { FocusHeading } from '../../ui/focus-heading.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { useToast } from '../../ui/toast-context.ts';
import { computeProgress, computeShare, stepTitles } from './progress.ts';
import { StepList } from './step-list.tsx';
import { useAnalysisEvents } from './use-analysis-events.ts';
import { useCancelAnalysis } from './use-cancel-analysis.ts';
import { useElapsed } from './use-elapsed.ts';

interface AnalysingCardProps {
  detail: AnalysisDetail;
  /** Called when the analysis has ended, however. */
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
          Analyzing your document
        </FocusHeading>
        <Elapsed since={detail.requestedAt} />
      </div>
      <p className="mt-1 mb-5 truncate text-ink-soft" title={detail.filename}>
        {detail.filename}
      </p>
      <ProgressBar label="Analysis" value={computeShare(steps)} />
      <StepList steps={steps} />
      <p role="status" className="sr-only">
        {active ? `${stepTitles[active.step]}.` : 'Waiting for its turn.'}
      </p>
      <div role="status">
        {isLost && (
          <p className="mt-4 flex items-center gap-2 text-small">
            <Unplug aria-hidden="true" size={16} className="shrink-0 text-medium" />
            Connection lost, trying again. The analysis goes on meanwhile.
          </p>
        )}
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-4">
        <CancelButton id={detail.id} onEnded={onEnded} />
        <p className="text-small text-ink-soft">
          {isModelUsed && 'This typically takes 30-60 seconds. '}
          You can leave this page; the analysis goes on.
        </p>
      </div>
    </section>
  );
}

function Elapsed({ since }: { since: string }) {
  const elapsed = useElapsed(since);
  return (
    <p className="text-lead text-ink-soft">
      <span className="sr-only">Elapsed time </span>
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
        const fallback = 'The server could not be reached.';
        toast(createFailureNotice(error, { title: 'Not cancelled', fallback }));
        onEnded();
      },
    });
  }

  return (
    <Button disabled={cancel.isPending} onClick={stop}>
      {cancel.isPending ? 'Cancelling...' : 'Cancel analysis'}
    </Button>
  );
}
