import { useSyncExternalStore } from 'react';
import { useAskContext } from './ask-context.ts';
import { getConversation } from './conversations.ts';

/** The conversation about the analysis that is shown. */
export function useConversation() {
  const conversation = getConversation(useAskContext());
  const turns = useSyncExternalStore(conversation.subscribe, conversation.getTurns);
  return { conversation, turns, isAsking: turns.at(-1)?.state === 'asking' };
}
