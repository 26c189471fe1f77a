import { useMutation } from '@tanstack/react-query';
import { send } from '../../lib/http.ts';

/** Ends the session on the server; a guest's documents and analyses are removed with it. */
export function useLogOut(onDone: () => void) {
  return useMutation({
    mutationFn: () => send('/api/auth/logout', { method: 'POST' }),
    onSuccess: onDone,
  });
}
