import { findingStateListSchema } from '@clauselight/schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { analysesQuery } from '../../../lib/api/get-analyses.ts';
import { analysisQuery } from '../../../lib/api/get-analysis.ts';
import { insightsQuery } from '../../../lib/api/get-insights.ts';
import { createFailureNotice } from '../../../lib/failure-notice.ts';
import { read, sendFor } from '../../../lib/http.ts';
import { writeJson } from '../../../lib/json-request.ts';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast-context.ts';
import { t } from '../messages.ts';

interface CarriedDecisionsProps {
  /** Ids of the analyses of the earlier and the later version. */
  before: string;
  after: string;
}

/** Offers to take over what was decided about the earlier version, where its words still stand; nothing where nothing was. */
export function CarriedDecisions({ before, after }: CarriedDecisionsProps) {
  const client = useQueryClient();
  const toast = useToast();
  const path = `/api/analyses/${encodeURIComponent(after)}/carried-states`;
  const queryKey = ['api', 'carried-states', before, after];
  // Without it the page lacks nothing else, so a failure is not told.
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      read(`${path}?${new URLSearchParams({ from: before })}`, findingStateListSchema, signal),
  });
  const taking = useMutation({
    mutationFn: () => sendFor(path, findingStateListSchema, writeJson('POST', { from: before })),
    onSuccess: () => {
      toast({ title: t('compare.carried.done') });
      for (const key of [
        queryKey,
        analysisQuery(after).queryKey,
        analysesQuery.queryKey,
        insightsQuery.queryKey,
      ]) {
        void client.invalidateQueries({ queryKey: key });
      }
    },
    onError: (error) => toast(createFailureNotice(error, { title: t('compare.carried.failed') })),
  });
  const count = data?.length ?? 0;
  if (count === 0) return null;
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-y border-line-strong py-2.5">
      <p className="min-w-0 flex-1">{t('compare.carried.offer', { count })}</p>
      <Button size="small" disabled={taking.isPending} onClick={() => taking.mutate()}>
        {t('compare.carried.take', { count })}
      </Button>
    </div>
  );
}
