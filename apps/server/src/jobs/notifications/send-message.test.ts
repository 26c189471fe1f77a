import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { eq, lt, sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds, openTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { readMail, startMailServer, type TestMailServer } from '../../../test/mail-server.ts';
import { addAnalysis, addPerson, buildFinding } from '../../../test/notified-person.ts';
import { startSmsProvider, type TestSmsProvider } from '../../../test/sms-provider.ts';
import type { MessageContent } from '../../domain/messages/message.ts';
import { createMessageStore } from '../../domain/messages/message-store.ts';
import { post } from '../../domain/messages/outbox.ts';
import { createUnsubscribeToken } from '../../domain/messages/unsubscribe-token.ts';
import { accountExports, messages, users } from '../../domain/tables/account-tables.ts';
import { analyses } from '../../domain/tables/document-tables.ts';
import { parseConfig } from '../../platform/config.ts';
import { jobs } from '../../platform/queue/job-table.ts';
import { createSendMessageHandler } from './send-message.ts';

const cookieSecret = 'a secret that is long enough to be one';
const address = 'https://light.example';
const hourMs = 3_600_000;

for (const { kind, name, isSkipped } of databaseKinds) {
  describe.skipIf(isSkipped)(`sending a message on ${name}`, () => {
    let test: TestDatabase;
    let mailServer: TestMailServer;
    let smsProvider: TestSmsProvider;
    const logged: string[] = [];
    beforeAll(async () => {
      test = await openTestDatabase(kind);
      mailServer = await startMailServer();
      smsProvider = await startSmsProvider();
    });
    afterAll(async () => {
      await test.remove();
      await mailServer.close();
      await smsProvider.close();
    });
    afterEach(async () => {
      await test.database.orm.delete(jobs);
    });

    function buildHandler(now?: () => number) {
      const config = parseConfig({
        SMTP_URL: mailServer.url,
        MAIL_FROM: 'Clauselight <mail@light.example>',
        TWILIO_ACCOUNT_SID: 'AC1',
        TWILIO_AUTH_TOKEN: 'secret',
        TWILIO_FROM: '+15550001111',
        TWILIO_BASE_URL: smsProvider.url,
      });
      const log = pino(
        new Writable({
          write(line, _, done) {
            logged.push(String(line));
            done();
          },
        }),
      );
      const platform = { database: test.database, log, config };
      return createSendMessageHandler({ platform, cookieSecret, address, ...(now && { now }) });
    }

    const run = (messageId: string, now?: () => number) =>
      buildHandler(now).run({ messageId }, new AbortController().signal);

    async function add(userId: string | null, content: MessageContent): Promise<string> {
      const onceKey = randomUUID();
      const channel = content.kind === 'high-risk' ? 'sms' : 'email';
      await post(test.database.orm, { userId, channel, content, onceKey });
      await test.database.orm.delete(jobs);
      const [row] = await test.database.orm
        .select({ id: messages.id })
        .from(messages)
        .where(eq(messages.onceKey, onceKey));
      return row?.id ?? '';
    }

    /** A message on an analysis of a person of its own. */
    async function addNews(settings: Parameters<typeof addPerson>[1] = {}) {
      const userId = await addPerson(test.database, settings);
      const facts = { findings: [buildFinding(5)] };
      const { analysisId } = await addAnalysis(test.database, userId, { facts });
      const id = await add(userId, { kind: 'analysis-completed', analysisId });
      return { id, userId, analysisId };
    }

    /** Makes a message older; returns since when it waits then. */
    async function age(id: string, hours: number): Promise<number> {
      const createdAt = sql`now() - make_interval(secs => ${hours * 3600}::double precision)`;
      await test.database.orm.update(messages).set({ createdAt }).where(eq(messages.id, id));
      return (await createMessageStore(test.database).find(id))?.createdAt.getTime() ?? 0;
    }

    const findStatus = async (id: string) =>
      (await createMessageStore(test.database).find(id))?.status;
    const countMails = () => mailServer.received.length;

    it('sends it, and never again', async () => {
      const { id } = await addNews();
      const before = countMails();
      await run(id);
      await run(id);
      expect(await findStatus(id)).toBe('sent');
      expect(countMails()).toBe(before + 1);
    });

    it('sends it once where several do so at the same time', async () => {
      const { id } = await addNews();
      const before = countMails();
      await Promise.all([run(id), run(id), run(id), run(id)]);
      expect(await findStatus(id)).toBe('sent');
      expect(countMails()).toBe(before + 1);
    });

    it('stores that it is being sent before the first byte is sent', async () => {
      const { id } = await addNews();
      let seen: string | undefined;
      const meanwhile = async () => {
        seen = await findStatus(id);
      };
      mailServer.mishaps.push({ at: 'recipient', code: 451, meanwhile });
      await run(id);
      expect(seen).toBe('sending');
      expect(await findStatus(id)).toBe('ready');
    });

    it('does not send it again if its sender crashed', async () => {
      const { id } = await addNews();
      const before = countMails();
      await createMessageStore(test.database).claim(id);
      await run(id);
      expect(await findStatus(id)).toBe('unknown');
      await run(id);
      expect(countMails()).toBe(before);
    });

    it('does not send it again if the server crashed with it', async () => {
      const { id } = await addNews();
      const before = countMails();
      mailServer.mishaps.push({ at: 'content', code: 'dies' });
      await run(id);
      expect(await findStatus(id)).toBe('unknown');
      await run(id);
      expect(countMails()).toBe(before + 1);
      expect(await test.database.orm.$count(jobs)).toBe(0);
    });

    it('retries a temporarily rejected message after as long as it has waited', async () => {
      const { id } = await addNews();
      const before = countMails();
      const createdAt = await age(id, 10 / 60);
      mailServer.mishaps.push({ at: 'recipient', code: 451 });
      await run(id);
      expect(await findStatus(id)).toBe('ready');
      const [job] = await test.database.orm.select().from(jobs);
      expect(job).toMatchObject({ kind: 'send-message', payload: { messageId: id } });
      const waits = (time = new Date(0)) => Math.round((time.getTime() - createdAt) / 60_000);
      expect([waits(job?.runAfter), waits(job?.expiresAt)]).toEqual([20, 24 * 60]);
      await run(id);
      expect(await findStatus(id)).toBe('sent');
      expect(countMails()).toBe(before + 1);
    });

    it('waits no longer where the clock of this process is ahead', async () => {
      const { id } = await addNews();
      mailServer.mishaps.push({ at: 'recipient', code: 451 });
      await run(id, () => Date.now() + hourMs);
      const isSoon = lt(jobs.runAfter, sql`now() + interval '1 minute'`);
      expect(await test.database.orm.$count(jobs, isSoon)).toBe(1);
    });

    it.each([
      ['refused for good', { at: 'recipient', code: 550 }, 0],
      ['no news any more', { at: 'recipient', code: 451 }, 23.5],
    ] as const)('gives up a message that is %s', async (_, mishap, hours) => {
      const { id } = await addNews();
      mailServer.mishaps.push(mishap);
      await age(id, hours);
      await run(id);
      expect(await findStatus(id)).toBe('failed');
      expect(await test.database.orm.$count(jobs)).toBe(0);
    });

    it('sends nothing that was switched off meanwhile, or whose subject is gone', async () => {
      const before = countMails();
      const off = await addNews({ emailNotifications: false });
      const digest = await addNews({ dailyDigest: true });
      const gone = await addNews();
      await test.database.orm.delete(analyses).where(eq(analyses.id, gone.analysisId));
      for (const { id } of [off, digest, gone]) {
        await run(id);
        expect(await findStatus(id)).toBe('failed');
      }
      await run(randomUUID());
      expect(countMails()).toBe(before);
    });

    it("sends nothing of somebody else's analysis", async () => {
      const before = countMails();
      const { analysisId } = await addNews();
      const stranger = await addPerson(test.database);
      const id = await add(stranger, { kind: 'analysis-completed', analysisId });
      await run(id);
      expect(await findStatus(id)).toBe('failed');
      expect(countMails()).toBe(before);
    });

    it('records an unsent message as failed, and one that may have been sent as unknown', async () => {
      const { id } = await addNews();
      const { id: begun } = await addNews();
      await createMessageStore(test.database).claim(begun);
      for (const messageId of [id, begun]) await buildHandler().giveUp?.({ messageId });
      expect([await findStatus(id), await findStatus(begun)]).toEqual(['failed', 'unknown']);
    });

    it('contains an unsubscribe link, except in mails about the account', async () => {
      const { id, userId } = await addNews();
      await run(id);
      const token = createUnsubscribeToken(cookieSecret, userId);
      const news = await readMail(mailServer.received.at(-1));
      expect(news.header('list-unsubscribe')).toBe(
        `<https://light.example/api/unsubscribe?token=${token}>`,
      );
      for (const part of [news.text, news.html]) {
        expect(part).toContain(`https://light.example/unsubscribe?token=${token}`);
      }
      await run(await add(userId, { kind: 'welcome' }));
      const welcome = await readMail(mailServer.received.at(-1));
      expect(welcome.subject).toBe('Welcome to Clauselight');
      expect(welcome.header('list-unsubscribe')).toBeUndefined();
      expect(`${welcome.text}${welcome.html}`).not.toContain('token=');
    });

    it('announces an export only while it can be downloaded', async () => {
      const userId = await addPerson(test.database, { emailNotifications: false });
      const exportId = randomUUID();
      const content = { kind: 'export-ready', exportId } as const;
      const row = { id: exportId, userId, status: 'preparing' as const };
      await test.database.orm.insert(accountExports).values(row);
      const early = await add(userId, content);
      await run(early);
      expect(await findStatus(early)).toBe('failed');

      const expiresAt = new Date('2026-11-23T08:05:00Z');
      await test.database.orm
        .update(accountExports)
        .set({ status: 'ready', expiresAt })
        .where(eq(accountExports.id, exportId));
      await run(await add(userId, content));
      const { text } = await readMail(mailServer.received.at(-1));
      expect(text).toContain('until Monday 23 November 2026, 08:05 UTC');
      expect(text).toContain('https://light.example/profile');
    });

    it('stores no address of a deleted account once its last mail is settled', async () => {
      const content = { kind: 'account-deleted', to: 'gone@example.com' } as const;
      const [sent, refused] = [await add(null, content), await add(null, content)];
      await run(sent);
      expect(mailServer.received.at(-1)?.to).toEqual(['gone@example.com']);
      mailServer.mishaps.push({ at: 'recipient', code: 550 });
      await run(refused);
      expect([await findStatus(sent), await findStatus(refused)]).toEqual([undefined, undefined]);
    });

    it('sends a text message on grave findings to the phone of the settings', async () => {
      const { userId, analysisId } = await addNews({
        smsNotifications: true,
        phone: '+1 555 123 4567',
      });
      const id = await add(userId, { kind: 'high-risk', analysisId });
      smsProvider.answers.push(503);
      await run(id);
      expect(await findStatus(id)).toBe('ready');
      await run(id);
      expect(await findStatus(id)).toBe('sent');
      expect(smsProvider.received.at(-1)?.fields).toEqual({
        From: '+15550001111',
        To: '+15551234567',
        Body: `Clauselight: 1 critical in master agreement.pdf. https://light.example/?analysis=${analysisId}`,
      });
      await test.database.orm
        .update(users)
        .set({ settings: sql`${users.settings} || '{"phone":""}'` });
      const off = await add(userId, { kind: 'high-risk', analysisId });
      const before = smsProvider.received.length;
      await run(off);
      expect(await findStatus(off)).toBe('failed');
      expect(smsProvider.received).toHaveLength(before);
    });

    it('logs ids and codes, and nothing of a person', () => {
      expect(logged.join('')).toContain('a message was sent');
      expect(logged.join('')).toContain('RCPT TO 550');
      expect(logged.join('')).not.toMatch(/example\.com|Ada|5551234567|master|token/);
    });
  });
}
