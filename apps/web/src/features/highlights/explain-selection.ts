import {
  type SelectionAnswer,
  type SelectionRequest,
  selectionAnswerSchema,
} from '@clauselight/schema';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { TextSelection } from '../../lib/highlighted-passage.ts';
import { usePreferences } from '../../lib/preferences.ts';
import { sendForSnapshots } from '../../lib/send-for-snapshots.ts';

/** Which passage is asked about, and with whose eyes. */
export interface Question {
  documentId: string;
  selection: TextSelection;
  /** Id of the side that the user chose. */
  side: string | undefined;
}

interface Asked extends Question {
  /** Whether a language model may be asked. */
  useModel: boolean;
}

const explanationQuery = ({ documentId, selection, side, useModel }: Asked) => {
  const { start, end, quote } = selection;
  const queryKey = [
    'api',
    'documents',
    documentId,
    'selection',
    start,
    end,
    side,
    useModel,
  ] as const;
  return queryOptions<SelectionAnswer>({
    queryKey,
    queryFn: ({ signal, client }) => {
      const body: SelectionRequest = {
        selectedText: quote,
        startOffset: start,
        endOffset: end,
        ...(side !== undefined && { side }),
        useModel,
      };
      return sendForSnapshots(
        `/api/documents/${encodeURIComponent(documentId)}/analyze-selection`,
        selectionAnswerSchema,
        { body, signal, onSnapshot: (answer) => client.setQueryData(queryKey, answer) },
      );
    },
    networkMode: 'always',
  });
};

/**
 * What a passage is, means and risks, once it is asked for: the engine's words first, a language model's after them as they
 * come. Given up when nobody looks at it any more.
 */
export function useExplanation(question: Question, isAsked: boolean) {
  const { languageModel: useModel } = usePreferences();
  return useQuery({ ...explanationQuery({ ...question, useModel }), enabled: isAsked });
}
