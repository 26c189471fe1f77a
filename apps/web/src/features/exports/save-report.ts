import { analysisReportFormats } from '@clauselight/schema';
import { useMutation } from '@tanstack/react-query';
import { createFailureNotice } from '../../lib/failure-notice.ts';
import { saveAnswer } from '../../lib/save-answer.ts';
import { useToast } from '../../ui/toast-context.ts';
import { t } from './messages.ts';
import { getReportPath, type WantedReport } from './report-choices.ts';

/** Has the server make a report and the browser save it, one at a time. */
export function useSaveReport() {
  const show = useToast();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (wanted: WantedReport) => {
      const { suffix, extension } = analysisReportFormats[wanted.format];
      return saveAnswer(getReportPath(wanted), `${suffix}.${extension}`);
    },
    onError: (error) => show(createFailureNotice(error, { title: t('exports.failure.title') })),
  });
  return {
    save: (wanted: WantedReport) => {
      if (!isPending) mutate(wanted);
    },
    /** What is being made. */
    pending: isPending ? variables.format : undefined,
  };
}
