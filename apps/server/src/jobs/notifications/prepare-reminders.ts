import { and, inArray, ne, sql } from 'drizzle-orm';
import { listChannels } from '../../domain/messages/channels.ts';
import type { DocumentDay } from '../../domain/messages/message.ts';
import { post } from '../../domain/messages/outbox.ts';
import { messages } from '../../domain/tables/account-tables.ts';
import type { Platform } from '../../platform/open.ts';
import { schedule } from '../../platform/queue/schedule.ts';
import type { JobHandler } from '../../platform/queue/worker.ts';
import { getUtcDay } from '../../platform/utc-day.ts';
import { findDigestDay, listDigestReaders } from './list-analyzed.ts';
import { listDeadlines } from './list-deadlines.ts';
import { countDays, moveDay } from './words.ts';

const everyMs = 3_600_000;
/** Days before a deadline of the first reminder and of the second. */
const firstNotice = 7;
const lastNotice = 1;

/**
 * Creates the job that looks for due reminders. A deadline is announced a week before, or as soon as it is known, and
 * again the day before; at most one mail a day. People who have chosen a digest get one for each day with an
 * analysis.
 */
export function createPrepareRemindersHandler(
  { database, config }: Pick<Platform, 'database' | 'config'>,
  now: () => number = Date.now,
): JobHandler<'prepare-reminders'> {
  const { orm } = database;
  return {
    async run() {
      if (!listChannels(config).has('email')) return;
      await postDeadlineReminders();
      await postDigests();
    },
  };

  async function postDeadlineReminders(): Promise<void> {
    const day = getUtcDay(now());
    const due = await findDueReminders(day);
    for (const [userId, dates] of due) {
      await orm.transaction((tx) =>
        post(tx, {
          userId,
          channel: 'email',
          content: { kind: 'deadlines', day, dates },
          onceKey: `deadlines:${userId}:${day}`,
        }),
      );
    }
  }

  /** For each person, the near deadlines of documents that have not been announced yet. */
  async function findDueReminders(day: string): Promise<Map<string, DocumentDay[]>> {
    const near = await listDeadlines(database, { from: day, to: moveDay(day, firstNotice) });
    const told = await findSentReminders([...new Set(near.map(({ userId }) => userId))], day);
    const due = new Map<string, DocumentDay[]>();
    for (const { userId, documentId, date } of near) {
      const key = nameNotice(userId, day, { documentId, date });
      if (told.has(key)) continue;
      told.add(key);
      due.set(userId, [...(due.get(userId) ?? []), { documentId, date }]);
    }
    return due;
  }

  /** The reminders that these persons have already had. Failed messages do not count. */
  async function findSentReminders(userIds: string[], day: string): Promise<Set<string>> {
    const rows = await orm
      .select({ userId: messages.userId, content: messages.content })
      .from(messages)
      .where(
        and(
          inArray(messages.userId, userIds),
          ne(messages.status, 'failed'),
          sql`${messages.content}->>'kind' = 'deadlines'`,
          sql`${messages.content}->>'day' >= ${moveDay(day, -firstNotice)}`,
        ),
      );
    return new Set(
      rows.flatMap(({ userId, content }) =>
        content.kind === 'deadlines' && userId !== null
          ? content.dates.map((date) => nameNotice(userId, content.day, date))
          : [],
      ),
    );
  }

  async function postDigests(): Promise<void> {
    const day = findDigestDay(now());
    for (const userId of await listDigestReaders(database, day)) {
      await orm.transaction((tx) =>
        post(tx, {
          userId,
          channel: 'email',
          content: { kind: 'digest', day },
          onceKey: `digest:${userId}:${day}`,
        }),
      );
    }
  }
}

function nameNotice(userId: string, day: string, { documentId, date }: DocumentDay): string {
  const notice = countDays(day, date) <= lastNotice ? 'last' : 'first';
  return `${userId} ${documentId} ${date} ${notice}`;
}

/** Enqueues the job now and every hour. */
export function scheduleReminders(platform: Pick<Platform, 'database' | 'log'>) {
  return schedule(platform, { kind: 'prepare-reminders', payload: {}, everyMs });
}
