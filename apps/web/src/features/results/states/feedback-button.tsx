import type { Finding } from '@clauselight/schema';
import { Download } from 'lucide-react';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { useAnalysisContext } from '../analysis-context.ts';
import { t } from '../messages.ts';
import { writeFeedback } from './feedback.ts';
import { useFindingStates } from './finding-states-context.ts';

/** Saves what the reader called no risk as a file, to improve the rules; nothing is sent. Absent where there is none. */
export function FeedbackButton({ findings }: { findings: readonly Finding[] }) {
  const { getDecision } = useFindingStates();
  const { versions } = useAnalysisContext();
  const refused = findings.filter(({ id }) => getDecision(id).state === 'not-a-risk');
  if (refused.length === 0) return null;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line pt-3">
      <Button
        size="small"
        onClick={() =>
          saveFile({
            name: 'clauselight-feedback.json',
            type: 'application/json',
            content: writeFeedback(refused, { versions, getDecision }),
          })
        }
      >
        <Download aria-hidden="true" size={15} />
        {t('results.states.saveFeedback')}
      </Button>
      <p className="min-w-0 flex-1 basis-64 text-small text-ink-soft">
        {t('results.states.feedbackStays')}
      </p>
    </div>
  );
}
