import type { Worker } from 'node:worker_threads';
import { AppError, type SelectionAnswer } from '@clauselight/schema';
import type { SelectionMaterial, SelectionQuestion, SelectionReply } from './selection-messages.ts';
import { sendRequest, startThread } from './thread-request.ts';

export interface SelectionRunOptions {
  readonly signal: AbortSignal;
  readonly timeoutMs: number;
  /** Called where the thread does not have the document any more. */
  load(): Promise<SelectionMaterial>;
}

export interface SelectionRunner {
  /**
   * Explains a passage in a thread that keeps the documents asked about last. Throws what the thread refuses with,
   * analysis_failed on a time-out or a crash, and whatever `load` throws; an aborted signal throws its reason.
   */
  ask(
    question: Pick<SelectionQuestion, 'materialKey' | 'request'>,
    options: SelectionRunOptions,
  ): Promise<SelectionAnswer>;
  close(): Promise<void>;
}

/** Documents of people who have left need not be kept in memory for longer. */
const idleMs = 10 * 60_000;

/** One thread, apart from those that analyze: nobody waits for an explanation because an analysis is under way. */
export function createSelectionRunner(): SelectionRunner {
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
    question: Omit<SelectionQuestion, 'id'>,
    options: SelectionRunOptions,
  ): Promise<SelectionReply> => {
    worker ??= startSelectionThread();
    lastId += 1;
    try {
      return await sendRequest(
        worker,
        { id: lastId, ...question },
        {
          ...options,
          names: { thread: 'the thread for selections', work: 'the explanation' },
          onReply: (reply: SelectionReply) => reply,
        },
      );
    } catch (error) {
      await stop();
      throw error;
    }
  };

  const attempt: SelectionRunner['ask'] = async (question, options) => {
    clearTimeout(idle);
    try {
      const reply = await send(question, options);
      if (reply.kind !== 'missing') return readReply(reply);
      return readReply(await send({ ...question, material: await options.load() }, options));
    } finally {
      idle = setTimeout(() => void stop(), idleMs).unref();
    }
  };

  return {
    ask(question, options) {
      // The thread takes one question at a time anyhow, and each is to have its whole time.
      const answer = tail.then(() => attempt(question, options));
      tail = answer.catch(() => undefined);
      return answer;
    },
    async close() {
      await tail;
      clearTimeout(idle);
      await stop();
    },
  };
}

function startSelectionThread(): Worker {
  return startThread(new URL('./selection-thread.ts', import.meta.url), 'selection-thread.js');
}

function readReply(reply: SelectionReply): SelectionAnswer {
  if (reply.kind === 'answered') return reply.answer;
  if (reply.kind === 'refused') throw new AppError(reply.code);
  const message = reply.kind === 'failed' ? reply.message : 'a document was sent and is missing';
  throw new AppError('analysis_failed', { cause: new Error(message) });
}
