import { endedSessionsSchema } from '@clauselight/schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createFailureNotice } from '../../../lib/failure-notice.ts';
import { send, sendFor } from '../../../lib/http.ts';
import { useToast } from '../../../ui/toast-context.ts';
import { t } from '../messages.ts';
import { sessionsPath, sessionsQuery } from './get-sessions.ts';

/** Signs one device out. */
export function useEndSession() {
  const toast = useToast();
  return useMutation({
    mutationFn: (id: string) => send(`${sessionsPath}/${encodeURIComponent(id)}`, deletion),
    onSuccess: () =>
      toast({ title: t('settings.sessions.ended'), description: t('settings.sessions.endedText') }),
    onError: (error) =>
      toast(createFailureNotice(error, { title: t('settings.sessions.notEnded') })),
    onSettled: useRereadSessions(),
  });
}

/** Signs every device out but this one. */
export function useEndOtherSessions() {
  const toast = useToast();
  return useMutation({
    mutationFn: () => sendFor(sessionsPath, endedSessionsSchema, deletion),
    onSuccess: ({ ended }) =>
      toast({
        title: t('settings.sessions.othersEnded'),
        description: t('settings.sessions.othersEndedText', { ended }),
      }),
    onError: (error) =>
      toast(createFailureNotice(error, { title: t('settings.sessions.othersNotEnded') })),
    onSettled: useRereadSessions(),
  });
}

const deletion: RequestInit = { method: 'DELETE' };

/** Also after a failure: the session may have ended by itself. */
function useRereadSessions() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
}
