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

/** Those of the menu; the PDF has the button. */
const otherFormats = Object.keys(comparisonReportFormats).filter(
  (format) => format !== 'pdf',
) as ComparisonReportFormat[];

/** Takes the comparison away as a file: the PDF at once, any other form from the menu beside it. */
export function ExportComparison({ query }: { query: ComparisonQuery }) {
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: (format: ComparisonReportFormat) =>
      saveAnswer(
        getComparisonPath(query, format),
        `comparison.${comparisonReportFormats[format].extension}`,
      ),
    onError: (error) =>
      toast(createFailureNotice(error, { title: 'The file could not be prepared' })),
  });
  function save(format: ComparisonReportFormat) {
    if (!isPending) mutate(format);
  }
  return (
    <>
      <SplitButton
        icon={Download}
        label={isPending ? 'Preparing…' : 'Export PDF'}
        isBusy={isPending}
        onPress={() => save('pdf')}
        menuLabel="Export in another form"
      >
        {otherFormats.map((format) => (
          <MenuItem key={format} isDisabled={isPending} onSelect={() => save(format)}>
            {comparisonReportFormats[format].title}
          </MenuItem>
        ))}
      </SplitButton>
      <p role="status" className="sr-only">
        {isPending && 'Preparing the file'}
      </p>
    </>
  );
}
