import type { Worker } from 'node:worker_threads';
import type { DocumentMaterial } from '../../domain/analyses/document-material.ts';
import { createThreadError } from '../analysis/thread-failure.ts';
import {
  reuseThread,
  sendRequest,
  startThread,
  type Unnumbered,
} from '../analysis/thread-request.ts';
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
  let worker: Worker | undefined;
  let lastId = 0;
  let tail: Promise<unknown> = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;

  const stop = async () => {
    const stopped = worker;
    worker = undefined;
    await stopped?.terminate();
  };

  const send = async (
    request: Unnumbered<QuestionThreadRequest>,
    { signal, timeoutMs }: ThreadOptions,
  ): Promise<QuestionThreadReply> => {
    worker = reuseThread(worker, startQuestionThread);
    lastId += 1;
    try {
      const numbered = { ...request, id: lastId };
      return await sendRequest(worker, numbered, {
        signal,
        timeoutMs,
        names: { thread: 'the thread for questions', work: 'the answer' },
        onReply: (reply: QuestionThreadReply) => reply,
      });
    } catch (error) {
      await stop();
      throw error;
    }
  };

  const attempt = async (request: Unnumbered<QuestionThreadRequest>, options: ThreadOptions) => {
    clearTimeout(idle);
    try {
      const reply = await send(request, options);
      if (reply.kind !== 'missing') return readReply(reply);
      return readReply(await send({ ...request, material: await options.load() }, options));
    } finally {
      idle = setTimeout(() => void stop(), idleMs).unref();
    }
  };

  return {
    ask<Kind extends ThreadWorkKind>(
      kind: Kind,
      takes: ThreadWork[Kind]['takes'],
      options: ThreadOptions,
    ) {
      const { materialKey } = options;
      const request = { kind, takes, materialKey } as Unnumbered<QuestionThreadRequest>;
      // The thread does one thing at a time anyhow, and each is to have its whole time.
      const answer = tail.then(() => attempt(request, options));
      tail = answer.catch(() => undefined);
      return answer as Promise<ThreadWork[Kind]['gives']>;
    },
    async close() {
      await tail;
      clearTimeout(idle);
      await stop();
    },
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
