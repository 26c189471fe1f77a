import { endedSessionsSchema } from '@clauselight/schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createFailureNotice } from '../../../lib/failure-notice.ts';
import { formatCount } from '../../../lib/format.ts';
import { send, sendFor } from '../../../lib/http.ts';
import { useToast } from '../../../ui/toast-context.ts';
import { sessionsPath, sessionsQuery } from './get-sessions.ts';

/** Signs one device out. */
export function useEndSession() {
  const toast = useToast();
  return useMutation({
    mutationFn: (id: string) => send(`${sessionsPath}/${encodeURIComponent(id)}`, deletion),
    onSuccess: () => toast({ title: 'Session Ended', description: 'That device is signed out.' }),
    onError: (error) => toast(createFailureNotice(error, { title: 'Session Not Ended' })),
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
        title: 'Sessions Ended',
        description: `${formatCount(ended, 'other session')} ended. You are still signed in here.`,
      }),
    onError: (error) => toast(createFailureNotice(error, { title: 'Sessions Not Ended' })),
    onSettled: useRereadSessions(),
  });
}

const deletion: RequestInit = { method: 'DELETE' };

/** Also after a failure: the session may have ended by itself. */
function useRereadSessions() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
}
