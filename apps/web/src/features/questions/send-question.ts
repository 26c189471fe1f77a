import { type AskAnswer, type AskRequest, askAnswerSchema } from '@clauselight/schema';
import { sendForSnapshots } from '../../lib/send-for-snapshots.ts';

export interface SendOptions {
  signal: AbortSignal;
  /** Takes the answer as far as it goes. */
  onSnapshot: (answer: AskAnswer) => void;
}

/** Asks a question about a document; called off, the server stops as well. */
export function sendQuestion(
  documentId: string,
  body: AskRequest,
  options: SendOptions,
): Promise<AskAnswer> {
  const path = `/api/documents/${encodeURIComponent(documentId)}/ask`;
  return sendForSnapshots(path, askAnswerSchema, { body, ...options });
}
