import { type Conversation, createConversation } from './conversation.ts';
import { sendQuestion } from './send-question.ts';

const conversations = new Map<string, Conversation>();

interface Asked {
  analysisId: string;
  documentId: string;
}

/** The conversation about an analysis: the same one as long as the page is open, whatever is shown meanwhile. */
export function getConversation({ analysisId, documentId }: Asked): Conversation {
  const known = conversations.get(analysisId);
  if (known) return known;
  const begun = createConversation((body, options) => sendQuestion(documentId, body, options));
  conversations.set(analysisId, begun);
  return begun;
}
