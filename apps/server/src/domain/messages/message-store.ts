import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';
import { enqueue } from '../../platform/queue/queue.ts';
import { messages } from '../tables/account-tables.ts';
import type { MessageStatus } from './message.ts';
import { freshMs } from './outbox.ts';

export type Message = typeof messages.$inferSelect;
type SettledStatus = Extract<MessageStatus, 'sent' | 'failed' | 'unknown'>;

/** Who has sent a message knows best what became of it, also where somebody else has given it up meanwhile. */
const settledFrom: Record<SettledStatus, MessageStatus[]> = {
  sent: ['sending', 'unknown'],
  failed: ['ready', 'sending', 'unknown'],
  unknown: ['sending'],
};

/** The rows of the outbox as its sender moves them. */
export function createMessageStore({ orm }: Pick<Database, 'orm'>) {
  const among = (id: string, statuses: MessageStatus[]) =>
    and(eq(messages.id, id), inArray(messages.status, statuses));

  return {
    async find(id: string): Promise<Message | undefined> {
      const [message] = await orm.select().from(messages).where(eq(messages.id, id));
      return message;
    },
    /** Marks the message as being sent, once: false where somebody else did, or it is gone. Durable when it answers. */
    async claim(id: string): Promise<boolean> {
      const claimed = await orm
        .update(messages)
        .set({ status: 'sending' })
        .where(among(id, ['ready']))
        .returning({ id: messages.id });
      return claimed.length > 0;
    },
    /** Records the end. A message to nobody's account is removed: its address is the last trace of a person. */
    async settle(id: string, status: SettledStatus): Promise<void> {
      const isOpen = among(id, settledFrom[status]);
      await orm.delete(messages).where(and(isOpen, isNull(messages.userId)));
      await orm.update(messages).set({ status, settledAt: new Date() }).where(isOpen);
    },
    /** Puts a message that was certainly not accepted back, to be sent at the given time. */
    postpone: ({ id, createdAt }: Message, runAfter: Date): Promise<void> =>
      orm.transaction(async (tx) => {
        const returned = await tx
          .update(messages)
          .set({ status: 'ready', settledAt: null })
          .where(among(id, ['sending', 'unknown']))
          .returning({ id: messages.id });
        if (returned.length === 0) return;
        const leftMs = createdAt.getTime() + freshMs - runAfter.getTime();
        await enqueue(tx, {
          kind: 'send-message',
          payload: { messageId: id },
          runAfter,
          expiresInSeconds: Math.ceil(leftMs / 1000),
        });
      }),
  };
}
