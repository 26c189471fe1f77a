import { type AnalysisDetail, errors } from '@clauselight/schema';
import { Button } from '../../ui/button.tsx';
import { FocusHeading } from '../../ui/focus-heading.tsx';
import { t } from './messages.ts';

interface EndedCardProps {
  detail: AnalysisDetail;
  isRetrying: boolean;
  onRetry: () => void;
  onNewAnalysis: () => void;
}

/** An analysis that ended without a result: why, and the way on. */
export function EndedCard({ detail, isRetrying, onRetry, onNewAnalysis }: EndedCardProps) {
  const isCanceled = detail.status === 'cancelled';
  const reason = isCanceled
    ? errors.analysis_cancelled.message
    : (detail.error?.message ?? errors.analysis_failed.message);
  return (
    <section aria-labelledby="ended" className="border-t border-line-strong pt-3">
      <FocusHeading id="ended" className="text-head">
        {t(isCanceled ? 'analysing.ended.cancelled' : 'analysing.ended.failed')}
      </FocusHeading>
      <p className="mt-1 truncate text-ink-soft" title={detail.filename}>
        {detail.filename}
      </p>
      <p
        data-cancelled={isCanceled}
        className="mt-4 max-w-[60ch] border-l-3 border-critical pl-4 text-lead data-[cancelled=true]:border-line-strong"
      >
        {reason}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="primary" disabled={isRetrying} onClick={onRetry}>
          {t(isRetrying ? 'analysing.ended.retrying' : 'analysing.ended.retry')}
        </Button>
        <Button onClick={onNewAnalysis}>{t('analysing.ended.newAnalysis')}</Button>
      </div>
    </section>
  );
}
