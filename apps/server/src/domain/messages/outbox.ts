import { randomUUID } from 'node:crypto';
import { type Executor, enqueue } from '../../platform/queue/queue.ts';
import { messages } from '../tables/account-tables.ts';
import type { MessageChannel, MessageContent } from './message.ts';

export interface NewMessage {
  /** Null where the account is gone. */
  readonly userId: string | null;
  readonly channel: MessageChannel;
  readonly content: MessageContent;
  /** The one message on that: a second one with the same key is not written. */
  readonly onceKey: string;
}

/** Milliseconds after which a message that could not be sent is no news any more. */
export const freshMs = 24 * 3_600_000;

/**
 * Writes a message into the outbox and asks a worker to send it, both in the caller's transaction: it exists exactly if
 * that commits. Answers false where there is one with the same key already.
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
    expiresInSeconds: freshMs / 1000,
  });
  return true;
}
