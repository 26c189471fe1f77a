import { randomUUID } from 'node:crypto';
import { type Executor, enqueue } from '../../platform/queue/queue.ts';
import { messages } from '../tables/account-tables.ts';
import type { MessageChannel, MessageContent } from './message.ts';

export interface NewMessage {
  /** Null if the account is gone. */
  readonly userId: string | null;
  readonly channel: MessageChannel;
  readonly content: MessageContent;
  /** Identifies the subject of the message: a second message with the same key is not written. */
  readonly onceKey: string;
}

/** Milliseconds after which an unsent message has expired. */
export const expiresAfterMs = 24 * 3_600_000;

/**
 * Writes a message to the outbox and enqueues the job that sends it, both in the caller's transaction. Returns false
 * if a message with the same key exists.
 */
export async function post(executor: Executor, message: NewMessage): Promise<boolean> {
  const id = randomUUID();
  const written = await executor
    .insert(messages)
    .values({ id, ...message })
    .onConflictDoNothing({ target: messages.onceKey })
    .returning({ id: messages.id });
  if (written.length === 0) return false;
  await enqueue(executor, {
    kind: 'send-message',
    payload: { messageId: id },
    expiresInSeconds: expiresAfterMs / 1000,
  });
  return true;
}
