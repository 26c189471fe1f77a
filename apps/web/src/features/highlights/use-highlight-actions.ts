import type { Highlight, NewHighlight } from '@clauselight/schema';
import { useMemo } from 'react';
import { useToast } from '../../ui/toast-context.ts';
import { useChangeHighlight } from './change-highlight.ts';
import { useCreateHighlight } from './create-highlight.ts';
import { useDeleteHighlight } from './delete-highlight.ts';
import { describeNetworkFailure } from './failure.ts';
import { type MessageId, t } from './messages.ts';
import { useRestoreHighlight } from './restore-highlight.ts';
import { shorten, shownQuoteLength } from './shorten.ts';

/** The fields of a highlight that the user can edit. */
export type HighlightValues = Pick<Highlight, 'color' | 'note' | 'tags'>;

/** The actions on highlights; each shows a notice with the reason if it fails. */
export interface HighlightActions {
  /** Resolves with why it failed; with nothing where it is saved. */
  create: (given: NewHighlight) => Promise<string | undefined>;
  /** Resolves with why it failed; with nothing where it is saved. */
  change: (highlight: Highlight, values: HighlightValues) => Promise<string | undefined>;
  /** Deletes at once; the notice has an undo button. */
  remove: (highlight: Highlight) => void;
}

/** The actions on the highlights of one document; they stay the same from one rendering to the next. */
export function useHighlightActions(documentId: string): HighlightActions {
  const toast = useToast();
  const { mutateAsync: create } = useCreateHighlight(documentId);
  const { mutateAsync: change } = useChangeHighlight(documentId);
  const { mutateAsync: remove } = useDeleteHighlight(documentId);
  const { mutateAsync: restore } = useRestoreHighlight(documentId);

  return useMemo(() => {
    async function attempt(work: () => Promise<unknown>, { title, fallback }: Wording) {
      try {
        await work();
        return undefined;
      } catch (error) {
        const description = describeNetworkFailure(error, t(fallback));
        toast({ variant: 'destructive', title: t(title), description });
        return description;
      }
    }

    function removeWithUndo(highlight: Highlight) {
      const removal = attempt(() => remove(highlight), wordings.remove);
      const undo = async () => {
        if ((await removal) !== undefined) return;
        await attempt(() => restore(highlight), wordings.restore);
      };
      toast({
        title: t('highlights.notice.deleted'),
        description: `“${shorten(highlight.quote, shownQuoteLength)}”`,
        action: {
          label: t('highlights.notice.undo'),
          description: t('highlights.notice.undoDescription'),
          onSelect: () => void undo(),
        },
      });
    }

    return {
      create: (given) => attempt(() => create(given), wordings.create),
      change: (highlight, values) =>
        attempt(() => change({ highlight, change: values }), wordings.change),
      remove: removeWithUndo,
    };
  }, [toast, create, change, remove, restore]);
}

interface Wording {
  title: MessageId;
  /** Used if the server gives no reason. */
  fallback: MessageId;
}

const wordings = {
  create: { title: 'highlights.notice.notSaved', fallback: 'highlights.notice.notSavedText' },
  change: { title: 'highlights.notice.notChanged', fallback: 'highlights.notice.notChangedText' },
  remove: { title: 'highlights.notice.notDeleted', fallback: 'highlights.notice.notDeletedText' },
  restore: {
    title: 'highlights.notice.notRestored',
    fallback: 'highlights.notice.notRestoredText',
  },
} as const satisfies Record<string, Wording>;
