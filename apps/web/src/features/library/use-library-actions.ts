import { type Document, documentSchema } from '@clauselight/schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteDocument } from '../../lib/api/delete-document.ts';
import { analysesQuery } from '../../lib/api/get-analyses.ts';
import { documentsQuery } from '../../lib/api/get-documents.ts';
import { insightsQuery } from '../../lib/api/get-insights.ts';
import { createFailureNotice } from '../../lib/failure-notice.ts';
import { isPaymentRequired, sendFor } from '../../lib/http.ts';
import { writeJson } from '../../lib/json-request.ts';
import { useToast } from '../../ui/toast-context.ts';
import { t } from './messages.ts';

/** What was not done, for each action. */
const failures = {
  analyze: 'library.failed.analyze',
  remove: 'library.failed.remove',
  tag: 'library.failed.tag',
} as const;

interface Order {
  action: keyof typeof failures;
  /** One after the other, so that the server has time for others. */
  steps: readonly (() => Promise<unknown>)[];
}

/** Does one thing with several documents; what could not be done is told once, and the rest is done. */
export function useLibraryActions() {
  const client = useQueryClient();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ steps }: Order) => {
      const errors: unknown[] = [];
      for (const step of steps) {
        try {
          await step();
        } catch (error) {
          errors.push(error);
          // The subscription offer opens by itself, and the rest would be refused too.
          if (isPaymentRequired(error)) break;
        }
      }
      return errors;
    },
    onSuccess: (errors, { action }) => {
      const [first] = errors.filter((error) => !isPaymentRequired(error));
      if (first === undefined) return;
      toast(createFailureNotice(first, { title: t(failures[action], { count: errors.length }) }));
    },
    onSettled: () =>
      Promise.all(
        [documentsQuery, insightsQuery, analysesQuery].map(({ queryKey }) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
  return {
    isBusy: isPending,
    analyze: (ids: readonly string[]) =>
      mutate({
        action: 'analyze',
        steps: ids.map((documentId) => async () => {
          const { startAnalysis } = await import('../../lib/api/start-analysis.ts');
          await startAnalysis(client, { documentId });
        }),
      }),
    remove: (ids: readonly string[]) =>
      mutate({ action: 'remove', steps: ids.map((id) => () => deleteDocument(id)) }),
    setTags: (changed: readonly Pick<Document, 'id' | 'tags'>[]) =>
      mutate({ action: 'tag', steps: changed.map((one) => () => setTags(one)) }),
  };
}

function setTags({ id, tags }: Pick<Document, 'id' | 'tags'>) {
  const path = `/api/documents/${encodeURIComponent(id)}/tags`;
  return sendFor(path, documentSchema, writeJson('PUT', { tags }));
}
