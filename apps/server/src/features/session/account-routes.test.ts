import type { GuestWork, LoginSession } from '@clauselight/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseKinds } from '../../../test/database.ts';
import {
  startIdentityProvider,
  type TestIdentityProvider,
} from '../../../test/identity-provider.ts';
import {
  buildVisitor,
  getAnswer,
  listStored,
  startTestServer,
  type TestServer,
  type Visitor,
} from '../../../test/server.ts';
import { buildSignedIn, signIn } from '../../../test/sign-in.ts';
import { auditEvents, owners, users } from '../../domain/tables/account-tables.ts';
import { documents } from '../../domain/tables/document-tables.ts';

const sessionsUrl = '/api/account/sessions';
const workUrl = '/api/account/guest-work';
let people = 0;

describe.each(databaseKinds)('with $name', ({ kind, isSkipped }) => {
  let provider: TestIdentityProvider;
  let server: TestServer;
  beforeAll(async () => {
    if (isSkipped) return;
    provider = await startIdentityProvider();
    const { settings } = provider;
    server = await startTestServer({ kind, hasWorker: false, settings });
    await provider.register(`${server.address}/oauth2callback`);
  });
  afterAll(async () => {
    await server?.close();
    await provider?.close();
  });
  beforeEach(() => {
    if (isSkipped) return;
    people += 1;
    provider.person = { sub: `person-${people}`, email: `p${people}@example.com` };
  });

  const getSessions = async (visitor: Visitor) =>
    (await (await visitor.call(sessionsUrl)).json()) as LoginSession[];
  const getWork = async (visitor: Visitor) =>
    (await (await visitor.call(workUrl)).json()) as GuestWork;
  const send = async (visitor: Visitor, method: string, url: string) =>
    (await visitor.call(url, { method })).status;
  /** What the audit trail says of the person who is signed in at the provider. */
  const getAudit = async () => {
    const rows = await server.platform.database.orm
      .select({ kind: auditEvents.kind })
      .from(auditEvents)
      .innerJoin(users, eq(users.id, auditEvents.userId))
      .where(eq(users.subject, `${provider.person?.sub}`))
      .orderBy(auditEvents.id);
    return rows.map((row) => row.kind);
  };
  const listDocuments = async (visitor: Visitor) => {
    const found = (await (await visitor.call('/api/documents')).json()) as { id: string }[];
    return found.map(({ id }) => id);
  };
  const isStored = async (id: string) =>
    (await listStored(server, `objects/documents/${id}`)).length > 0;

  it.skipIf(isSkipped).each([
    ['GET', sessionsUrl],
    ['DELETE', sessionsUrl],
    ['DELETE', `${sessionsUrl}/0b7f4f3e-6f39-4d3c-9d6f-0a8d4f3c2b1a`],
    ['GET', workUrl],
    ['POST', workUrl],
    ['DELETE', workUrl],
  ])('a guest is answered 401 on %s %s', async (method, url) => {
    const guest = buildVisitor(server);
    await guest.uploadDocument();
    expect(await send(guest, method, url)).toBe(401);
  });

  describe('the sessions of a person', () => {
    it.skipIf(isSkipped)('are listed with the current one, without anybody else’s', async () => {
      const stranger = await buildSignedIn(server);
      provider.person = { sub: 'another', email: 'another@example.com' };
      const [laptop, phone] = [await buildSignedIn(server), await buildSignedIn(server)];
      const listed = await getSessions(laptop);
      expect(listed).toHaveLength(2);
      expect(listed.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
      expect(listed[0]?.device).toBe('Unknown device');
      const own = (await getSessions(phone)).find(({ isCurrent }) => isCurrent);
      expect(listed.find(({ isCurrent }) => !isCurrent)?.id).toBe(own?.id);
      expect(await getSessions(stranger)).toHaveLength(1);
    });

    it.skipIf(isSkipped)('can be ended one by one, and are then invalid', async () => {
      const [laptop, phone] = [await buildSignedIn(server), await buildSignedIn(server)];
      const other = (await getSessions(laptop)).find(({ isCurrent }) => !isCurrent);
      expect(await send(laptop, 'DELETE', `${sessionsUrl}/${other?.id}`)).toBe(204);
      expect((await phone.call('/api/auth/user')).status).toBe(401);
      expect((await laptop.call('/api/auth/user')).status).toBe(200);
      expect(await send(laptop, 'DELETE', `${sessionsUrl}/${other?.id}`)).toBe(404);
      expect((await getAudit()).at(-1)).toBe('session-ended');
    });

    it.skipIf(isSkipped)('can be ended from within themselves', async () => {
      const laptop = await buildSignedIn(server);
      const [own] = await getSessions(laptop);
      expect(await send(laptop, 'DELETE', `${sessionsUrl}/${own?.id}`)).toBe(204);
      expect(laptop.cookies.find('clauselight')).toBeUndefined();
      expect((await laptop.call('/api/auth/user')).status).toBe(401);
    });

    it.skipIf(isSkipped)('cannot be ended by somebody else', async () => {
      const owner = await buildSignedIn(server);
      const [session] = await getSessions(owner);
      provider.person = { sub: 'stranger', email: 'stranger@example.com' };
      const stranger = await buildSignedIn(server);
      for (const id of [session?.id, 'none', '%00'])
        expect(await send(stranger, 'DELETE', `${sessionsUrl}/${id}`)).toBe(404);
      expect((await owner.call('/api/auth/user')).status).toBe(200);
    });

    it.skipIf(isSkipped)('can all be ended except the current one', async () => {
      const laptop = await buildSignedIn(server);
      const others = [await buildSignedIn(server), await buildSignedIn(server)];
      const end = () => getAnswer(laptop.call(sessionsUrl, { method: 'DELETE' }));
      expect(await end()).toEqual([200, { ended: 2 }]);
      expect(await end()).toEqual([200, { ended: 0 }]);
      for (const other of others) expect((await other.call('/api/auth/user')).status).toBe(401);
      expect(await getSessions(laptop)).toHaveLength(1);
      expect((await getAudit()).slice(-2)).toEqual(['session-ended', 'session-ended']);
    });

    it.skipIf(isSkipped)('are recorded in the audit trail at sign-out', async () => {
      const laptop = await buildSignedIn(server);
      expect(await send(laptop, 'POST', '/api/auth/logout')).toBe(204);
      expect(await getAudit()).toEqual(['account-created', 'signed-in', 'signed-out']);
    });
  });

  describe('what was made as a guest', () => {
    /** A person who has signed in after uploading a document as a guest. */
    const buildReturning = async () => {
      const visitor = buildVisitor(server);
      const { id } = await visitor.uploadDocument();
      await signIn(server, visitor);
      return { visitor, id };
    };

    it.skipIf(isSkipped)('can be kept until it expires', async () => {
      const { visitor, id } = await buildReturning();
      expect(await listDocuments(visitor)).toEqual([]);
      expect((await visitor.call(`/api/documents/${id}/original`)).status).toBe(404);
      const { orm } = server.platform.database;
      const [guest] = await orm
        .select({ expiresAt: owners.expiresAt, id: owners.id })
        .from(owners)
        .innerJoin(documents, eq(documents.ownerId, owners.id))
        .where(eq(documents.id, id));
      expect(await getWork(visitor)).toEqual({
        documents: 1,
        expiresAt: guest?.expiresAt?.toISOString(),
      });
      await orm
        .update(owners)
        .set({ expiresAt: new Date() })
        .where(eq(owners.id, `${guest?.id}`));
      expect(await getWork(visitor)).toEqual({ documents: 0 });
      expect(await send(visitor, 'POST', workUrl)).toBe(204);
      expect(await listDocuments(visitor)).toEqual([]);
    });

    it.skipIf(isSkipped)('becomes the person’s own when it is kept, once', async () => {
      const { visitor, id } = await buildReturning();
      expect(await send(visitor, 'POST', workUrl)).toBe(204);
      expect(await listDocuments(visitor)).toEqual([id]);
      expect(await getWork(visitor)).toEqual({ documents: 0 });
      expect(await send(visitor, 'POST', workUrl)).toBe(204);
      expect((await getAudit()).filter((one) => one === 'guest-work-kept')).toHaveLength(1);
      expect(await send(visitor, 'DELETE', workUrl)).toBe(204);
      expect(await send(visitor, 'POST', '/api/auth/logout')).toBe(204);
      const elsewhere = await buildSignedIn(server);
      expect(await listDocuments(elsewhere)).toEqual([id]);
      expect((await elsewhere.call(`/api/documents/${id}/original`)).status).toBe(200);
    });

    it.skipIf(isSkipped)('is removed with its files when it is declined', async () => {
      const { visitor, id } = await buildReturning();
      expect(await isStored(id)).toBe(true);
      expect(await send(visitor, 'DELETE', workUrl)).toBe(204);
      expect(await getWork(visitor)).toEqual({ documents: 0 });
      expect(await isStored(id)).toBe(false);
      expect(await send(visitor, 'POST', workUrl)).toBe(204);
      expect(await listDocuments(visitor)).toEqual([]);
      expect((await visitor.call('/api/auth/user')).status).toBe(200);
    });

    it.skipIf(isSkipped).each(['/api/auth/logout', sessionsUrl])(
      'is deleted if it was not kept before %s ends the session',
      async (url) => {
        const { visitor, id } = await buildReturning();
        if (url === sessionsUrl)
          await (await buildSignedIn(server)).call(url, { method: 'DELETE' });
        else await visitor.call(url, { method: 'POST' });
        expect((await visitor.call('/api/auth/user')).status).toBe(401);
        expect(await isStored(id)).toBe(false);
      },
    );

    it.skipIf(isSkipped)('cannot be kept from elsewhere or with another account', async () => {
      const { visitor, id } = await buildReturning();
      const elsewhere = await buildSignedIn(server);
      expect(await getWork(elsewhere)).toEqual({ documents: 0 });
      expect(await send(elsewhere, 'DELETE', workUrl)).toBe(204);
      provider.person = { sub: 'someone', email: 'someone@example.com' };
      await signIn(server, visitor);
      expect(await getWork(visitor)).toEqual({ documents: 0 });
      expect(await send(visitor, 'POST', workUrl)).toBe(204);
      expect(await listDocuments(visitor)).toEqual([]);
      expect(await isStored(id)).toBe(true);
    });

    it.skipIf(isSkipped)('is kept with its running analysis', async () => {
      const visitor = buildVisitor(server);
      const { id } = await visitor.uploadDocument();
      const headers = { prefer: 'respond-async' };
      const url = `/api/documents/${id}/analyze`;
      const begun = await visitor.call(url, { method: 'POST', headers });
      expect(begun.status).toBe(202);
      await signIn(server, visitor);
      expect(await send(visitor, 'POST', workUrl)).toBe(204);
      await server.startWorker();
      const events = await (await visitor.call(`/api/documents/${id}/events`)).text();
      expect(events).toContain('"completed"');
      await server.stopWorkers();
      const analyses = (await (await visitor.call('/api/analyses')).json()) as object[];
      expect(analyses).toMatchObject([{ documentId: id }]);
    });
  });
});
