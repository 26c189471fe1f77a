import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';
import { enqueue } from '../../platform/queue/queue.ts';
import { messages } from '../tables/account-tables.ts';
import type { MessageStatus } from './message.ts';

export type Message = typeof messages.$inferSelect;

export interface Postponement {
  readonly delayMs: number;
  /** Counted from the end of the delay. */
  readonly expiresInMs: number;
}
type SettledStatus = Extract<MessageStatus, 'sent' | 'failed' | 'unknown'>;

/** The sender's result counts, even if another worker has given the message up meanwhile. */
const unsettledStates: Record<SettledStatus, MessageStatus[]> = {
  sent: ['sending', 'unknown'],
  failed: ['ready', 'sending', 'unknown'],
  unknown: ['sending'],
};

/** State changes of messages in the outbox. */
export function createMessageStore({ orm }: Pick<Database, 'orm'>) {
  const among = (id: string, statuses: MessageStatus[]) =>
    and(eq(messages.id, id), inArray(messages.status, statuses));

  return {
    async find(id: string): Promise<Message | undefined> {
      const [message] = await orm.select().from(messages).where(eq(messages.id, id));
      return message;
    },
    /**
     * Marks the message as being sent, once. Returns false if another worker did, or if it is gone. The change is
     * durable when this returns.
     */
    async claim(id: string): Promise<boolean> {
      const claimed = await orm
        .update(messages)
        .set({ status: 'sending' })
        .where(among(id, ['ready']))
        .returning({ id: messages.id });
      return claimed.length > 0;
    },
    /**
     * Records the final state. A message without an account is deleted, because its address is the last personal data
     * that is left.
     */
    async settle(id: string, status: SettledStatus): Promise<void> {
      const isOpen = among(id, unsettledStates[status]);
      await orm.delete(messages).where(and(isOpen, isNull(messages.userId)));
      await orm.update(messages).set({ status, settledAt: new Date() }).where(isOpen);
    },
    /** Milliseconds since the message was written, by the clock of the database. */
    async findAge(id: string): Promise<number> {
      const age = sql<number>`(extract(epoch from now() - ${messages.createdAt}) * 1000)::float8`;
      const [row] = await orm.select({ age }).from(messages).where(eq(messages.id, id));
      return row?.age ?? 0;
    },
    /** Puts back a message that was certainly not accepted, to be sent after the delay. */
    postpone: ({ id }: Message, { delayMs, expiresInMs }: Postponement): Promise<void> =>
      orm.transaction(async (tx) => {
        const returned = await tx
          .update(messages)
          .set({ status: 'ready', settledAt: null })
          .where(among(id, ['sending', 'unknown']))
          .returning({ id: messages.id });
        if (returned.length === 0) return;
        await enqueue(tx, {
          kind: 'send-message',
          payload: { messageId: id },
          delaySeconds: delayMs / 1000,
          expiresInSeconds: Math.ceil(expiresInMs / 1000),
        });
      }),
  };
}
