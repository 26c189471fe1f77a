import type { AskAnswer, AskRequest } from '@clauselight/schema';
import { listEarlier } from './list-earlier.ts';
import type { SendOptions } from './send-question.ts';
import type { Turn } from './turn.ts';

/** What is sent with a question. */
export interface AskChoice {
  /** Id of the side that the analysis is shown for. */
  side: string | undefined;
  /** Whether a language model may be asked. */
  useModel: boolean;
}

type Send = (body: AskRequest, options: SendOptions) => Promise<AskAnswer>;

/** The questions about one analysis, one after the other, and their answers as they come. */
export function createConversation(send: Send) {
  const listeners = new Set<() => void>();
  let turns: readonly Turn[] = [];
  let running: AbortController | undefined;
  let lastId = 0;

  function show(next: readonly Turn[]) {
    turns = next;
    for (const listener of listeners) listener();
  }

  function change(id: number, news: Partial<Turn>) {
    show(turns.map((turn) => (turn.id === id ? { ...turn, ...news } : turn)));
  }

  async function ask(question: string, { side, useModel }: AskChoice): Promise<void> {
    if (running || question.trim() === '') return;
    const control = new AbortController();
    running = control;
    const earlier = useModel ? listEarlier(turns) : [];
    lastId += 1;
    const id = lastId;
    show([...turns, { id, question: question.trim(), state: 'asking' }]);
    const body = {
      question: question.trim(),
      ...(side !== undefined && { side }),
      earlier,
      useModel,
    };
    try {
      const answer = await send(body, {
        signal: control.signal,
        onSnapshot: (snapshot) => change(id, { answer: snapshot }),
      });
      change(id, { answer, state: 'answered' });
    } catch (error) {
      change(id, control.signal.aborted ? { state: 'stopped' } : { state: 'failed', error });
    } finally {
      if (running === control) running = undefined;
    }
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getTurns: () => turns,
    /** Asks, unless an answer is still coming; the answer and its failure are told in the turn. */
    ask,
    /** Calls off the answer that is coming; what has come of it stays. */
    stop: () => running?.abort(),
    /** Forgets everything. */
    clear() {
      running?.abort();
      running = undefined;
      show([]);
    },
  };
}

export type Conversation = ReturnType<typeof createConversation>;
