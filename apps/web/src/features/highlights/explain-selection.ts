import { type SelectionRequest, selectionAnswerSchema } from '@clauselight/schema';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { sendFor } from '../../lib/http.ts';
import { writeJson } from '../../lib/json-request.ts';
import type { TextSelection } from '../../lib/lit-passage.ts';

/** Which passage is asked about, and with whose eyes. */
export interface Question {
  documentId: string;
  selection: TextSelection;
  /** Id of the side the reader took. */
  side: string | undefined;
}

const explanationQuery = ({ documentId, selection, side }: Question) =>
  queryOptions({
    queryKey: ['api', 'documents', documentId, 'selection', selection.start, selection.end, side],
    queryFn: ({ signal }) => {
      const asked: SelectionRequest = {
        selectedText: selection.quote,
        startOffset: selection.start,
        endOffset: selection.end,
        ...(side !== undefined && { side }),
      };
      return sendFor(
        `/api/documents/${encodeURIComponent(documentId)}/analyze-selection`,
        selectionAnswerSchema,
        { ...writeJson('POST', asked), signal },
      );
    },
    networkMode: 'always',
  });

/** What a passage is, means and risks, once it is asked for; given up when nobody looks at it any more. */
export function useExplanation(question: Question, isAsked: boolean) {
  return useQuery({ ...explanationQuery(question), enabled: isAsked });
}
