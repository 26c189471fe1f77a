import {
  type ComparisonQuery,
  type ComparisonReportFormat,
  comparisonReportFormats,
} from '@clauselight/schema';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { getComparisonPath } from '../../../lib/api/get-comparison.ts';
import { createFailureNotice } from '../../../lib/failure-notice.ts';
import { saveAnswer } from '../../../lib/save-answer.ts';
import { MenuItem } from '../../../ui/menu.tsx';
import { SplitButton } from '../../../ui/split-button.tsx';
import { useToast } from '../../../ui/toast-context.ts';
import { t } from '../messages.ts';

/** The formats in the menu; the button exports the PDF. */
const otherFormats = Object.keys(comparisonReportFormats).filter(
  (format) => format !== 'pdf',
) as ComparisonReportFormat[];

/** Exports the comparison as a file: a button for the PDF, a menu for the other formats. */
export function ExportComparison({ query }: { query: ComparisonQuery }) {
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: (format: ComparisonReportFormat) =>
      saveAnswer(
        getComparisonPath(query, format),
        `comparison.${comparisonReportFormats[format].extension}`,
      ),
    onError: (error) => toast(createFailureNotice(error, { title: t('compare.export.failed') })),
  });
  function save(format: ComparisonReportFormat) {
    if (!isPending) mutate(format);
  }
  return (
    <>
      <SplitButton
        icon={Download}
        label={isPending ? t('compare.export.preparing') : t('compare.export.pdf')}
        isBusy={isPending}
        onPress={() => save('pdf')}
        menuLabel={t('compare.export.otherForms')}
      >
        {otherFormats.map((format) => (
          <MenuItem key={format} isDisabled={isPending} onSelect={() => save(format)}>
            {comparisonReportFormats[format].title}
          </MenuItem>
        ))}
      </SplitButton>
      <p role="status" className="sr-only">
        {isPending && t('compare.export.status')}
      </p>
    </>
  );
}
