import { type Settings, settingsSchema } from '@clauselight/schema';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../../../test/database.ts';
import { readMail, startMailServer, type TestMailServer } from '../../../test/mail-server.ts';
import { buildVisitor, startTestServer, type TestServer } from '../../../test/server.ts';
import { startSmsProvider, type TestSmsProvider } from '../../../test/sms-provider.ts';
import { messages, owners, users } from '../tables/account-tables.ts';
import { documents } from '../tables/document-tables.ts';
import { announceAnalysis } from './announce-analysis.ts';

for (const { kind, name, isSkipped } of databaseKinds) {
  describe.skipIf(isSkipped)(`what a person is told of an analysis on ${name}`, () => {
    let server: TestServer;
    let mailServer: TestMailServer;
    let smsProvider: TestSmsProvider;
    beforeAll(async () => {
      mailServer = await startMailServer();
      smsProvider = await startSmsProvider();
      server = await startTestServer({
        kind,
        settings: {
          SMTP_URL: mailServer.url,
          MAIL_FROM: 'mail@light.example',
          TWILIO_ACCOUNT_SID: 'AC1',
          TWILIO_AUTH_TOKEN: 'secret',
          TWILIO_FROM: '+15550001111',
          TWILIO_BASE_URL: smsProvider.url,
        },
      });
    });
    afterAll(async () => {
      await server.close();
      await mailServer.close();
      await smsProvider.close();
    });

    /** A document that has been analyzed for a person with these settings, or for a guest. */
    async function analyze(settings: Partial<Settings> | undefined) {
      const { orm } = server.platform.database;
      const visitor = buildVisitor(server);
      const { id } = await visitor.uploadDocument();
      const [document] = await orm.select().from(documents).where(eq(documents.id, id));
      const ownerId = document?.ownerId ?? '';
      if (settings !== undefined) {
        await orm.update(owners).set({ expiresAt: null }).where(eq(owners.id, ownerId));
        await orm.insert(users).values({
          id: ownerId,
          issuer: 'https://issuer.example',
          subject: ownerId,
          provider: 'openid',
          email: `${ownerId}@example.com`,
          settings: settingsSchema.parse(settings),
        });
      }
      const { id: analysisId } = await visitor.analyze(id);
      const posted = await orm
        .select({ channel: messages.channel, content: messages.content })
        .from(messages)
        .where(eq(messages.userId, ownerId))
        .orderBy(asc(messages.channel));
      return { analysisId, ownerId, posted };
    }

    it('is sent by mail when the analysis is completed', async () => {
      const { analysisId, ownerId, posted } = await analyze({});
      expect(posted).toEqual([
        { channel: 'email', content: { kind: 'analysis-completed', analysisId } },
      ]);
      const to = `${ownerId}@example.com`;
      const find = () => mailServer.received.find((mail) => mail.to.includes(to));
      await expect.poll(find).toBeDefined();
      const { subject, text } = await readMail(find());
      expect(subject).toBe('Analysis completed: agreement.txt');
      expect(text).toContain(`/?analysis=${analysisId}`);
    });

    it('is also sent to the phone if findings are severe and text messages are on', async () => {
      const { analysisId, posted } = await analyze({
        smsNotifications: true,
        phone: '+1 555 123 4567',
      });
      expect(posted.map(({ channel, content }) => [channel, content.kind])).toEqual([
        ['email', 'analysis-completed'],
        ['sms', 'high-risk'],
      ]);
      await expect
        .poll(() => smsProvider.received.map(({ fields }) => fields.Body))
        .toEqual([expect.stringContaining(`?analysis=${analysisId}`)]);
    });

    it.each([
      ['has switched mails off', { emailNotifications: false }],
      ['is told once a day', { dailyDigest: true }],
      ['has given no phone', { emailNotifications: false, smsNotifications: true }],
      ['is a guest', undefined],
    ])('is not sent if the person %s', async (_, settings) => {
      expect((await analyze(settings)).posted).toEqual([]);
    });
  });
}

it('is not sent if this server has no channel', async () => {
  const settings = settingsSchema.parse({ smsNotifications: true, phone: '+15551234567' });
  const recipient = { userId: 'id', email: 'ada@example.com', firstName: null, settings };
  const refuse = () => {
    throw new Error('something was posted');
  };
  const tx = { insert: refuse, execute: refuse } as never;
  await announceAnalysis(tx, {
    analysisId: 'id',
    findings: [{ severity: 5 }],
    recipient,
    channels: new Set(),
  });
});
