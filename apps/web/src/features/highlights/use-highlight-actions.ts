import type { Highlight, NewHighlight } from '@clauselight/schema';
import { useMemo } from 'react';
import { useToast } from '../../ui/toast-context.ts';
import { useChangeHighlight } from './change-highlight.ts';
import { useCreateHighlight } from './create-highlight.ts';
import { useDeleteHighlight } from './delete-highlight.ts';
import { describeNetworkFailure } from './failure.ts';
import { useRestoreHighlight } from './restore-highlight.ts';
import { shorten, shownQuoteLength } from './shorten.ts';

/** What a reader puts into a highlight. */
export type HighlightValues = Pick<Highlight, 'color' | 'note' | 'tags'>;

/** What can be done to highlights; each says in a notice why it failed. */
export interface HighlightActions {
  /** Resolves with why it failed; with nothing where it is saved. */
  create: (given: NewHighlight) => Promise<string | undefined>;
  /** Resolves with why it failed; with nothing where it is saved. */
  change: (highlight: Highlight, values: HighlightValues) => Promise<string | undefined>;
  /** Deletes at once, with a way back in a notice. */
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
        const description = describeNetworkFailure(error, fallback);
        toast({ variant: 'destructive', title, description });
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
        title: 'Highlight deleted',
        description: `“${shorten(highlight.quote, shownQuoteLength)}”`,
        action: {
          label: 'Undo',
          description: 'Bring the highlight back',
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
  title: string;
  /** Where the server gives no reason. */
  fallback: string;
}

const wordings = {
  create: { title: 'Highlight not saved', fallback: 'The highlight could not be saved.' },
  change: { title: 'Change not saved', fallback: 'The highlight is as it was.' },
  remove: { title: 'Highlight not deleted', fallback: 'The highlight could not be deleted.' },
  restore: {
    title: 'Highlight not restored',
    fallback: 'The highlight could not be brought back.',
  },
} as const satisfies Record<string, Wording>;
