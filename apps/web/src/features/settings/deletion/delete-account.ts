import { deletionWord } from '@clauselight/schema';
import { useMutation } from '@tanstack/react-query';
import { send } from '../../../lib/http.ts';
import { writeJson } from '../../../lib/json-request.ts';
import { useToast } from '../../../ui/toast-context.ts';
import { t } from '../messages.ts';

/** Milliseconds that the notice is shown before the page is left. */
const readingMs = 2000;

interface DeletionOptions {
  /** Called when the server has deleted the account. */
  onDeleted: () => void;
  /** Called when the request has succeeded or failed. */
  onSettled: () => void;
}

/** Deletes the account, shows the outcome, clears this browser's storage and opens the first page. */
export function useDeleteAccount({ onDeleted, onSettled }: DeletionOptions) {
  const toast = useToast();
  return useMutation({
    mutationFn: () => send('/api/account', writeJson('DELETE', { confirmation: deletionWord })),
    onSettled,
    onSuccess: () => {
      onDeleted();
      toast({
        title: t('settings.deletion.requested'),
        description: t('settings.deletion.requestedText'),
      });
      // The session was deleted with the account; this call removes the cookie, and may fail.
      void send('/api/auth/logout', { method: 'POST' }).catch(() => undefined);
      setTimeout(startOver, readingMs);
    },
    onError: () =>
      toast({
        variant: 'destructive',
        title: t('settings.deletion.failed'),
        description: t('settings.deletion.failedText'),
      }),
  });
}

function startOver(): void {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // A browser that refuses access to its storage has stored nothing.
  }
  window.location.assign('/');
}
