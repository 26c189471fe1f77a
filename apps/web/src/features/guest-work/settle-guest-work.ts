import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createFailureNotice } from '../../lib/failure-notice.ts';
import { send } from '../../lib/http.ts';
import { useToast } from '../../ui/toast-context.ts';
import { guestWorkPath, guestWorkQuery } from './get-guest-work.ts';
import { t } from './messages.ts';

/** Moves the guest's work into the account. */
export function useKeepGuestWork() {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: () => send(guestWorkPath, { method: 'POST' }),
    onSuccess: async () => {
      toast({ title: t('guest-work.kept.title'), description: t('guest-work.kept.text') });
      client.setQueryData(guestWorkQuery.queryKey, { documents: 0 });
      // The lists have grown, and an analysis that was not accessible may be now.
      await client.invalidateQueries({ refetchType: 'all' });
    },
    onError: (error) => toast(createFailureNotice(error, { title: t('guest-work.kept.failed') })),
  });
}

/** Removes the guest's work. */
export function useDropGuestWork() {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: () => send(guestWorkPath, { method: 'DELETE' }),
    onSuccess: () => {
      toast({ title: t('guest-work.dropped.title'), description: t('guest-work.dropped.text') });
      client.setQueryData(guestWorkQuery.queryKey, { documents: 0 });
    },
    onError: (error) =>
      toast(createFailureNotice(error, { title: t('guest-work.dropped.failed') })),
  });
}
