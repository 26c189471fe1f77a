import {
  type AnalysisDetail,
  analysisDetailSchema,
  type Comparison,
  comparisonSchema,
  type DocumentText,
  documentTextSchema,
} from '@clauselight/schema';

/** Answers so large that reading and checking them would hold up the page. */
export interface LargeAnswers {
  analysisDetail: AnalysisDetail;
  documentText: DocumentText;
  comparison: Comparison;
}
export type LargeAnswer = keyof LargeAnswers;

/** What checks each of them. */
export const largeAnswerSchemas: {
  readonly [N in LargeAnswer]: { parse(value: unknown): LargeAnswers[N] };
} = {
  analysisDetail: analysisDetailSchema,
  documentText: documentTextSchema,
  comparison: comparisonSchema,
};

/** What the worker is asked for; `cancel` ends what the same id asked for. */
export type WorkerRequest =
  | { readonly id: number; readonly path: string; readonly name: LargeAnswer }
  | { readonly id: number; readonly cancel: true };

/** What the worker answers, once for every id. */
export type WorkerAnswer =
  | { readonly id: number; readonly kind: 'value'; readonly value: unknown }
  | { readonly id: number; readonly kind: 'refused'; readonly facts: RefusalFacts }
  | { readonly id: number; readonly kind: 'unreadable'; readonly documentId: string | undefined }
  | { readonly id: number; readonly kind: 'failed'; readonly message: string };

/** An answer of the server that was no success. */
export interface RefusalFacts {
  status: number;
  statusText: string;
  body: string;
}
