import { deletionWord } from '@clauselight/schema';
import { useMutation } from '@tanstack/react-query';
import { send } from '../../../lib/http.ts';
import { writeJson } from '../../../lib/json-request.ts';
import { useToast } from '../../../ui/toast-context.ts';

/** Milliseconds in which the notice can be read before the page is left. */
const readingMs = 2000;

interface DeletionOptions {
  /** Called as soon as the account is gone from the server. */
  onDeleted: () => void;
  /** Called when the server has answered, whatever it says. */
  onSettled: () => void;
}

/** Deletes the account, says how it went, and starts over with nothing of it in this browser. */
export function useDeleteAccount({ onDeleted, onSettled }: DeletionOptions) {
  const toast = useToast();
  return useMutation({
    mutationFn: () => send('/api/account', writeJson('DELETE', { confirmation: deletionWord })),
    onSettled,
    onSuccess: () => {
      onDeleted();
      toast({
        title: 'Account Deletion Requested',
        description:
          'Your account deletion request has been processed. You will be contacted within 24 hours.',
      });
      // The session went with the account; this lets the browser forget its cookie, and may fail.
      void send('/api/auth/logout', { method: 'POST' }).catch(() => undefined);
      setTimeout(startOver, readingMs);
    },
    onError: () =>
      toast({
        variant: 'destructive',
        title: 'Deletion Failed',
        description: 'There was an error processing your request. Please try again.',
      }),
  });
}

function startOver(): void {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // A browser that refuses its storage has kept nothing in it.
  }
  window.location.assign('/');
}
