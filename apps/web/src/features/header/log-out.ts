import { useMutation } from '@tanstack/react-query';
import { createFailureNotice } from '../../lib/failure-notice.ts';
import { send } from '../../lib/http.ts';
import { useToast } from '../../ui/toast-context.ts';

interface LogOutOptions {
  onDone: () => void;
  /** What the toast says where the server did not do it. */
  failureTitle: string;
}

/** Ends the session on the server; a guest's documents and analyses are removed with it. */
export function useLogOut({ onDone, failureTitle }: LogOutOptions) {
  const toast = useToast();
  return useMutation({
    mutationFn: () => send('/api/auth/logout', { method: 'POST' }),
    onSuccess: onDone,
    onError: (error) => toast(createFailureNotice(error, { title: failureTitle })),
  });
}
