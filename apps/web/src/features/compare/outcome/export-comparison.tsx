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
import { Button } from '../../../ui/button.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { useToast } from '../../../ui/toast-context.ts';

const formats = Object.keys(comparisonReportFormats) as ComparisonReportFormat[];

/** Saves the comparison as a file that the server makes. */
export function ExportComparison({ query }: { query: ComparisonQuery }) {
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: (format: ComparisonReportFormat) =>
      saveAnswer(
        getComparisonPath(query, format),
        `comparison.${comparisonReportFormats[format].extension}`,
      ),
    onError: (error) => toast(createFailureNotice(error, { title: 'Export failed' })),
  });
  return (
    <Menu
      trigger={
        <Button variant="primary" aria-busy={isPending}>
          <Download aria-hidden="true" size={17} />
          {isPending ? 'Preparing…' : 'Export'}
        </Button>
      }
    >
      {formats.map((format) => (
        <MenuItem key={format} isDisabled={isPending} onSelect={() => mutate(format)}>
          {comparisonReportFormats[format].title}
        </MenuItem>
      ))}
    </Menu>
  );
}
