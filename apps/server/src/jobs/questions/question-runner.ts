import type { Worker } from 'node:worker_threads';
import type { DocumentMaterial } from '../../domain/analyses/document-material.ts';
import { createTurns } from '../threads/create-turns.ts';
import { createThreadError } from '../threads/thread-failure.ts';
import { createThreadPool } from '../threads/thread-pool.ts';
import { sendRequest, startThread, type Unnumbered } from '../threads/thread-request.ts';
import type {
  QuestionThreadReply,
  QuestionThreadRequest,
  ThreadWork,
  ThreadWorkKind,
} from './question-messages.ts';

export interface ThreadOptions {
  /** Names the text and the analysis. */
  readonly materialKey: string;
  readonly signal: AbortSignal;
  readonly timeoutMs: number;
  /** Called where the thread does not have the document any more. */
  load(): Promise<DocumentMaterial>;
}

export interface QuestionRunner {
  /**
   * Has a thread do what it does with a document; it keeps those asked about last. Throws what the thread refuses with,
   * analysis_failed on a time-out or a crash, and whatever `load` throws; an aborted signal throws its reason.
   */
  ask<Kind extends ThreadWorkKind>(
    kind: Kind,
    takes: ThreadWork[Kind]['takes'],
    options: ThreadOptions,
  ): Promise<ThreadWork[Kind]['gives']>;
  close(): Promise<void>;
}

/** Documents of people who have left need not be kept in memory for longer. */
const idleMs = 10 * 60_000;

/** One thread, apart from those that analyze: nobody waits for an answer because an analysis is under way. */
export function createQuestionRunner(): QuestionRunner {
  const pool = createThreadPool(startQuestionThread, idleMs);
  const takeTurn = createTurns();

  const send = (
    request: Unnumbered<QuestionThreadRequest>,
    { signal, timeoutMs }: ThreadOptions,
  ): Promise<QuestionThreadReply> =>
    pool.use((worker) =>
      sendRequest(worker, request, {
        signal,
        timeoutMs,
        names: { thread: 'the thread for questions', work: 'the answer' },
        onReply: (reply: QuestionThreadReply) => reply,
      }),
    );

  const attempt = async (request: Unnumbered<QuestionThreadRequest>, options: ThreadOptions) => {
    const reply = await send(request, options);
    if (reply.kind !== 'missing') return readReply(reply);
    return readReply(await send({ ...request, material: await options.load() }, options));
  };

  return {
    ask<Kind extends ThreadWorkKind>(
      kind: Kind,
      takes: ThreadWork[Kind]['takes'],
      options: ThreadOptions,
    ) {
      const { materialKey } = options;
      const request = { kind, takes, materialKey } as Unnumbered<QuestionThreadRequest>;
      const answer = takeTurn(() => attempt(request, options));
      return answer as Promise<ThreadWork[Kind]['gives']>;
    },
    close: () => takeTurn(pool.close),
  };
}

function startQuestionThread(): Worker {
  return startThread(new URL('./question-thread.ts', import.meta.url), 'question-thread.js');
}

function readReply(reply: QuestionThreadReply): unknown {
  if (reply.kind === 'done') return reply.gives;
  if (reply.kind !== 'missing') throw createThreadError(reply);
  throw createThreadError({ kind: 'failed', message: 'a document was sent and is missing' });
}
