import { accountExportSchema } from '@clauselight/schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createFailureNotice } from '../../../lib/failure-notice.ts';
import { sendFor } from '../../../lib/http.ts';
import { useToast } from '../../../ui/toast-context.ts';
import { t } from '../messages.ts';
import { exportsPath, exportsQuery } from './get-exports.ts';

/** Requests an export; while one is being prepared, the server returns that one. */
export function useRequestExport() {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: () => sendFor(exportsPath, accountExportSchema, { method: 'POST' }),
    onSuccess: (asked) =>
      client.setQueryData(exportsQuery.queryKey, (exports) => [
        asked,
        ...(exports ?? []).filter(({ id }) => id !== asked.id),
      ]),
    onError: (error) =>
      toast(createFailureNotice(error, { title: t('profile.export.notStarted') })),
  });
}
