import { getOwnDocumentPath } from '../../lib/analysis-source/analysis-source.ts';
import { Button } from '../../ui/button.tsx';
import { FocusHeading } from '../../ui/focus-heading.tsx';
import { t } from './messages.ts';

interface UnreadableCardProps {
  documentId: string;
  isStarting: boolean;
  onAnalyze: () => void;
  onNewAnalysis: () => void;
}

/** A stored analysis in a form that this page cannot show: a new one, or the file itself. */
export function UnreadableCard(props: UnreadableCardProps) {
  const { documentId, isStarting, onAnalyze, onNewAnalysis } = props;
  return (
    <section aria-labelledby="unreadable" className="border-t border-line-strong pt-3">
      <FocusHeading id="unreadable" className="text-head">
        {t('analysing.unreadable.title')}
      </FocusHeading>
      <p className="mt-4 max-w-[60ch] border-l-3 border-critical pl-4 text-lead">
        {t('analysing.unreadable.text')}
      </p>
      <p className="mt-4">
        <a className="underline" href={`${getOwnDocumentPath(documentId)}/original`} download>
          {t('analysing.unreadable.file')}
        </a>
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="primary" disabled={isStarting} onClick={onAnalyze}>
          {t(isStarting ? 'analysing.ended.retrying' : 'analysing.unreadable.again')}
        </Button>
        <Button onClick={onNewAnalysis}>{t('analysing.ended.newAnalysis')}</Button>
      </div>
    </section>
  );
}
