import type { Settings } from '@clauselight/schema';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  databaseKinds,
  openTestDatabase,
  silentLog,
  type TestDatabase,
} from '../../../test/database.ts';
import { readMail, startMailServer, type TestMailServer } from '../../../test/mail-server.ts';
import { addAnalysis, addPerson, buildDate, buildFinding } from '../../../test/notified-person.ts';
import type { MessageContent } from '../../domain/messages/message.ts';
import { messages, users } from '../../domain/tables/account-tables.ts';
import { documents } from '../../domain/tables/document-tables.ts';
import { parseConfig } from '../../platform/config.ts';
import { createPrepareRemindersHandler } from './prepare-reminders.ts';
import { createSendMessageHandler } from './send-message.ts';

const never = new AbortController().signal;
const at = (moment: string) => () => Date.parse(moment);

for (const { kind, name, isSkipped } of databaseKinds) {
  describe.skipIf(isSkipped)(`reminders on ${name}`, () => {
    let test: TestDatabase;
    let mailServer: TestMailServer;
    beforeAll(async () => {
      test = await openTestDatabase(kind);
      mailServer = await startMailServer();
    });
    afterAll(async () => {
      await test.remove();
      await mailServer.close();
    });

    const buildConfig = () =>
      parseConfig({ SMTP_URL: mailServer.url, MAIL_FROM: 'mail@light.example' });
    const prepare = (moment: string, config = buildConfig()) =>
      createPrepareRemindersHandler({ database: test.database, config }, at(moment)).run({}, never);

    async function listPosted(userId: string) {
      const rows = await test.database.orm
        .select({ id: messages.id, content: messages.content })
        .from(messages)
        .where(eq(messages.userId, userId))
        .orderBy(asc(messages.createdAt));
      return rows;
    }
    const listContents = async (userId: string): Promise<MessageContent[]> =>
      (await listPosted(userId)).map(({ content }) => content);

    /** The last mail posted to a person, as it arrives. */
    async function receiveLast(userId: string, moment: string) {
      const { id: messageId = '' } = (await listPosted(userId)).at(-1) ?? {};
      const before = mailServer.received.length;
      const handler = createSendMessageHandler({
        platform: { database: test.database, log: silentLog, config: buildConfig() },
        cookieSecret: 'a secret that is long enough to be one',
        address: 'https://light.example',
        now: at(moment),
      });
      await handler.run({ messageId }, never);
      const received = mailServer.received[before];
      return received && readMail(received);
    }

    describe('of deadlines', () => {
      beforeEach(async () => {
        await test.database.orm.delete(users);
      });

      async function addDeadline(date: string, settings?: Partial<Settings>) {
        const userId = await addPerson(test.database, settings);
        const facts = { dates: [buildDate(date)] };
        return { userId, ...(await addAnalysis(test.database, userId, { facts })) };
      }

      it('are sent a week before and the day before, once each', async () => {
        const { userId, documentId } = await addDeadline('2026-12-10');
        const dates = [{ documentId, date: '2026-12-10' }];
        const days: string[] = [];
        for (let day = 1; day <= 12; day += 1) {
          for (const hour of ['00', '09', '23']) {
            await prepare(`2026-12-${String(day).padStart(2, '0')}T${hour}:30:00Z`);
          }
        }
        for (const content of await listContents(userId)) {
          if (content.kind !== 'deadlines') throw new Error(content.kind);
          expect(content.dates).toEqual(dates);
          days.push(content.day);
        }
        expect(days).toEqual(['2026-12-03', '2026-12-09']);
      });

      it('are sent as soon as a nearer deadline is known, and again the day before', async () => {
        const { userId } = await addDeadline('2026-12-10');
        for (const day of ['06', '07', '08', '09', '10']) await prepare(`2026-12-${day}T08:00:00Z`);
        expect(await listContents(userId)).toMatchObject([
          { day: '2026-12-06' },
          { day: '2026-12-09' },
        ]);
      });

      it('are sent in one mail a day, which lists all that are due', async () => {
        const { userId, analysisId } = await addDeadline('2026-12-10');
        await addAnalysis(test.database, userId, {
          filename: '<script>alert(1)</script>.docx',
          facts: { dates: [buildDate('2026-12-04', 'expiration-date')] },
        });
        await prepare('2026-12-03T08:00:00Z');
        expect(await listContents(userId)).toHaveLength(1);
        const mail = await receiveLast(userId, '2026-12-03T08:00:00Z');
        expect(mail?.subject).toBe('2 deadlines coming up');
        expect(mail?.text).toContain('- Tomorrow: Last day to prevent renewal');
        expect(mail?.text).toContain('Friday 4 December 2026, <script>alert(1)</script>.docx');
        expect(mail?.text).toContain('- In 7 days: Last day to prevent renewal');
        expect(mail?.text).toContain(
          `https://light.example/?analysis=${analysisId}&tab=document&at=5-9`,
        );
        expect(mail?.html).not.toContain('<script>');
        expect(mail?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;.docx');

        await addAnalysis(test.database, userId, { facts: { dates: [buildDate('2026-12-05')] } });
        await prepare('2026-12-03T20:00:00Z');
        expect(await listContents(userId)).toHaveLength(1);
        await prepare('2026-12-04T08:00:00Z');
        expect(await listContents(userId)).toHaveLength(2);
      });

      it('leave out days without an action, past days and days that the latest analysis lacks', async () => {
        const userId = await addPerson(test.database);
        const dates = [buildDate('2026-12-05', 'effective-date'), buildDate('2026-12-02')];
        await addAnalysis(test.database, userId, { facts: { dates } });
        const { documentId } = await addAnalysis(test.database, userId, {
          facts: { dates: [buildDate('2026-12-05')] },
          analyzedAt: new Date('2026-12-01T08:00:00Z'),
        });
        const analyzedAt = new Date('2026-12-02T08:00:00Z');
        await addAnalysis(test.database, userId, { documentId, analyzedAt });
        await prepare('2026-12-03T08:00:00Z');
        expect(await listContents(userId)).toEqual([]);
      });

      it('are sent the next day if a mail could not be sent', async () => {
        const { userId } = await addDeadline('2026-12-10');
        await prepare('2026-12-03T08:00:00Z');
        await test.database.orm.update(messages).set({ status: 'failed' });
        await prepare('2026-12-03T09:00:00Z');
        expect(await listContents(userId)).toHaveLength(1);
        await prepare('2026-12-04T08:00:00Z');
        expect(await listContents(userId)).toMatchObject([
          { day: '2026-12-03' },
          { day: '2026-12-04' },
        ]);
      });

      it('are not sent for a document that is gone by then', async () => {
        const { userId, documentId } = await addDeadline('2026-12-10');
        await prepare('2026-12-03T08:00:00Z');
        await test.database.orm.delete(documents).where(eq(documents.id, documentId));
        expect(await receiveLast(userId, '2026-12-03T08:00:00Z')).toBeUndefined();
      });

      it('are not sent to people who have switched mails off, or without a mail server', async () => {
        const { userId } = await addDeadline('2026-12-10', { emailNotifications: false });
        const { userId: other } = await addDeadline('2026-12-10');
        await prepare('2026-12-03T08:00:00Z', parseConfig({}));
        expect(await listContents(other)).toEqual([]);
        await prepare('2026-12-03T08:00:00Z');
        expect(await listContents(userId)).toEqual([]);
        expect(await listContents(other)).toHaveLength(1);
      });

      it('are posted once if two processes check at the same time', async () => {
        const { userId } = await addDeadline('2026-12-10');
        await Promise.all([prepare('2026-12-03T08:00:00Z'), prepare('2026-12-03T08:00:00Z')]);
        expect(await listContents(userId)).toHaveLength(1);
      });
    });

    describe('of what was analyzed', () => {
      beforeEach(async () => {
        await test.database.orm.delete(users);
      });

      async function addAnalyzed(
        moment: string,
        settings: Partial<Settings> = { dailyDigest: true },
      ) {
        const userId = await addPerson(test.database, settings);
        const facts = { findings: [buildFinding(5), buildFinding(2)] };
        const analyzed = await addAnalysis(test.database, userId, {
          facts,
          analyzedAt: new Date(moment),
        });
        return { userId, ...analyzed };
      }

      it('are sent after six in the evening, once a day', async () => {
        const { userId } = await addAnalyzed('2026-12-03T10:00:00Z');
        await prepare('2026-12-03T17:59:00Z');
        expect(await listContents(userId)).toEqual([]);
        for (const hour of ['18', '19', '23']) await prepare(`2026-12-03T${hour}:10:00Z`);
        await prepare('2026-12-04T18:10:00Z');
        expect(await listContents(userId)).toEqual([{ kind: 'digest', day: '2026-12-03' }]);
      });

      it('are sent late rather than never, and contain analyses of the previous evening on the next day', async () => {
        const { userId } = await addAnalyzed('2026-12-03T10:00:00Z');
        await addAnalysis(test.database, userId, { analyzedAt: new Date('2026-12-03T21:00:00Z') });
        await prepare('2026-12-04T02:00:00Z');
        await prepare('2026-12-04T18:10:00Z');
        expect(await listContents(userId)).toEqual([
          { kind: 'digest', day: '2026-12-03' },
          { kind: 'digest', day: '2026-12-04' },
        ]);
      });

      it('list each document once, with its latest analysis', async () => {
        const { userId, documentId } = await addAnalyzed('2026-12-03T10:00:00Z');
        const { analysisId } = await addAnalysis(test.database, userId, {
          documentId,
          riskScore: 2,
          facts: { findings: [buildFinding(3)] },
          analyzedAt: new Date('2026-12-03T11:00:00Z'),
        });
        await addAnalysis(test.database, userId, {
          filename: 'second.pdf',
          analyzedAt: new Date('2026-12-03T12:00:00Z'),
        });
        await prepare('2026-12-03T18:10:00Z');
        const mail = await receiveLast(userId, '2026-12-03T18:10:00Z');
        expect(mail?.subject).toBe('2 documents analyzed: Thursday 3 December 2026');
        expect(mail?.text).toContain(['- 6.4: second.pdf', '  Risk: high. No findings'].join('\n'));
        expect(mail?.text).toContain(
          `- 2.0: master agreement.pdf\n  Risk: low. 1 medium\n  https://light.example/?analysis=${analysisId}`,
        );
        expect(mail?.text.match(/master agreement/g)).toHaveLength(1);
      });

      it('leave out analyses that had a mail of their own', async () => {
        const { userId, analysisId } = await addAnalyzed('2026-12-03T10:00:00Z');
        await test.database.orm.insert(messages).values({
          id: analysisId,
          userId,
          channel: 'email',
          content: { kind: 'analysis-completed', analysisId },
          onceKey: `analysis-completed:${analysisId}`,
          status: 'sent',
        });
        await prepare('2026-12-03T18:10:00Z');
        expect(await listContents(userId)).toHaveLength(1);
        await test.database.orm
          .update(messages)
          .set({ status: 'failed' })
          .where(eq(messages.id, analysisId));
        await prepare('2026-12-03T18:20:00Z');
        expect(await listContents(userId)).toHaveLength(2);
      });

      it.each([[{ dailyDigest: false }], [{ dailyDigest: true, emailNotifications: false }]])(
        'are not sent to people who have chosen %j',
        async (settings) => {
          const { userId } = await addAnalyzed('2026-12-03T10:00:00Z', settings);
          await prepare('2026-12-03T18:10:00Z');
          expect(await listContents(userId)).toEqual([]);
        },
      );

      it('are not sent if the digest was switched off meanwhile', async () => {
        const { userId } = await addAnalyzed('2026-12-03T10:00:00Z');
        await prepare('2026-12-03T18:10:00Z');
        const [row] = await test.database.orm.select().from(users).where(eq(users.id, userId));
        if (row === undefined) throw new Error('the person is gone');
        const settings = { ...row.settings, dailyDigest: false };
        await test.database.orm.update(users).set({ settings }).where(eq(users.id, userId));
        expect(await receiveLast(userId, '2026-12-03T18:10:00Z')).toBeUndefined();
      });
    });
  });
}
