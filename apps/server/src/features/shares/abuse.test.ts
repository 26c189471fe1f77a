import { randomBytes } from 'node:crypto';
import { fastifyCookie } from '@fastify/cookie';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../../../test/database.ts';
import { send } from '../../../test/highlights.ts';
import { buildVisitor, getAnswer, startTestServer, type TestServer } from '../../../test/server.ts';
import {
  createSharer,
  getToken,
  type Sharer,
  sharedReads,
  visitLink,
} from '../../../test/shares.ts';
import { listAudit } from '../../../test/users.ts';
import { shareAttempts, shares } from '../../domain/tables/share-tables.ts';
import { getCookieSecret } from '../../platform/cookie-secret.ts';

const password = 'correct horse';
const buildToken = () => randomBytes(16).toString('base64url');

for (const { kind, name, isSkipped } of databaseKinds) {
  describe.skipIf(isSkipped)(`a link in the wrong hands on ${name}`, () => {
    let server: TestServer;
    let ada: Sharer;
    beforeAll(async () => {
      server = await startTestServer({ kind, settings: { TRUST_PROXY: '1' } });
      ada = await createSharer(server);
    });
    afterAll(() => server.close());

    const change = (id: string, values: Partial<typeof shares.$inferInsert>) =>
      server.platform.database.orm.update(shares).set(values).where(eq(shares.id, id));
    const changeAttempts = (id: string, values: Partial<typeof shareAttempts.$inferInsert>) =>
      server.platform.database.orm
        .update(shareAttempts)
        .set(values)
        .where(eq(shareAttempts.shareId, id));
    const endLock = (id: string) =>
      changeAttempts(id, { lockedUntil: new Date(Date.now() - 1000) });
    /** Seconds that the only address which tried a link is locked for. */
    const findLock = async (id: string) => {
      const { rows } = await server.platform.database.orm.execute<{ seconds: number }>(
        sql`select extract(epoch from locked_until - now())::int as seconds from share_attempts where share_id = ${id}`,
      );
      return rows[0]?.seconds;
    };
    /** A browser behind a proxy, with an address of its own, that tries a password. */
    const from = (token: string, address: string) => (word: string) =>
      buildVisitor(server).call(`/api/share/${token}/unlock`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify({ password: word }),
      });
    /** Everything of an answer, but for what tells of the time. */
    const describeAnswer = async (response: Response) => {
      const timely = /^(?:date|x-ratelimit|keep-alive)/;
      const headers = [...response.headers].filter(([header]) => !timely.test(header));
      return JSON.stringify([response.status, headers, await response.text()]);
    };

    it('answers every token that opens nothing in the same way', async () => {
      const gone = await createSharer(server);
      const withoutDocument = await createSharer(server);
      const [expired, revoked] = [await ada.shareBehind(password), await ada.share()];
      const ofGone = await gone.shareBehind(password);
      const ofDocument = await withoutDocument.share();
      await change(expired.share.id, { expiresAt: new Date(Date.now() - 1000) });
      await ada.call(`/api/shares/${revoked.share.id}`, { method: 'DELETE' });
      await send(gone, 'DELETE', '/api/account', { confirmation: 'DELETE' });
      await withoutDocument.call(`/api/documents/${withoutDocument.detail.documentId}`, {
        method: 'DELETE',
      });
      const ended = [expired, revoked, ofGone, ofDocument].map(getToken);
      const malformed = ['x', `${buildToken()}A`, 'A%00', 'null', '%F0%9F%92%B6', 'a b', "'--"];
      const tokens = [...Array.from({ length: 5 }, buildToken), ...malformed, ...ended];
      const answers = await Promise.all(
        tokens.map(async (token) => {
          const reader = visitLink(server, token);
          const [read, ...more] = await Promise.all(
            sharedReads.map(async (part) => describeAnswer(await reader.read(part))),
          );
          expect(new Set([read, ...more]).size).toBe(1);
          return [read, await describeAnswer(await reader.unlock(password))].join('\n');
        }),
      );
      expect(new Set(answers).size).toBe(1);
      expect(answers[0]).toMatch(/^\[404,.*noindex, nofollow, noarchive.*not_found.*\n\[404,/);
      expect(answers[0]).not.toMatch(/set-cookie/);
    });

    it('reveals nothing before the password except that there is one', async () => {
      const reader = visitLink(server, getToken(await ada.shareBehind(password)));
      const { error, ...required } = { error: expect.any(String), code: 'share_password_required' };
      for (const part of sharedReads)
        expect(await getAnswer(reader.read(part))).toEqual([401, { error, ...required }]);
      expect(await getAnswer(reader.unlock('wrong horse'))).toEqual([
        403,
        { error, code: 'share_password_wrong' },
      ]);
      expect(reader.cookies.getHeader()).toEqual({});
      const unlocked = await reader.unlock(password);
      expect(unlocked.status).toBe(204);
      expect(unlocked.headers.get('set-cookie')).toMatch(/HttpOnly.*SameSite=Lax/);
      for (const part of ['facts', 'analysis', 'text', 'highlights', 'original'])
        expect((await reader.read(part)).status).toBe(200);
    });

    it('checks ten wrong passwords of an address, even simultaneous ones, and locks it longer each time', async () => {
      const created = await ada.shareBehind(password);
      const { id } = created.share;
      const reader = visitLink(server, getToken(created));
      const guesses = await Promise.all(
        Array.from({ length: 13 }, (_, index) => reader.unlock(`guess ${index}`)),
      );
      expect(guesses.map(({ status }) => status).filter((status) => status === 403)).toHaveLength(
        10,
      );
      expect(await findLock(id)).toBeGreaterThan(14 * 60);

      const locked = await visitLink(server, getToken(created)).unlock(password);
      expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(14 * 60);
      expect(await getAnswer(Promise.resolve(locked))).toMatchObject([
        429,
        { code: 'share_locked' },
      ]);
      await endLock(id);
      expect((await reader.unlock('one more')).status).toBe(403);
      expect(await findLock(id)).toBeGreaterThan(29 * 60);
      await changeAttempts(id, { failedAttempts: 5000, lockedUntil: null });
      expect((await reader.unlock('and one')).status).toBe(403);
      expect(await findLock(id)).toBeLessThanOrEqual(24 * 3600);

      await endLock(id);
      expect((await reader.unlock(password)).status).toBe(204);
      expect(await findLock(id)).toBeNull();
    });

    it('locks out nobody else, however many wrong passwords come from an address', async () => {
      const created = await ada.shareBehind(password);
      const stranger = from(getToken(created), '203.0.113.66');
      for (let guess = 0; guess < 12; guess += 1) await stranger(`guess ${guess}`);
      expect((await stranger(password)).status).toBe(429);
      expect((await from(getToken(created), '198.51.100.7')(password)).status).toBe(204);
      expect((await from(getToken(created), '2001:db8::1')(password)).status).toBe(204);
    });

    it('while very many addresses guess, is open to those that have opened it, and soon to others', async () => {
      const created = await ada.shareBehind(password);
      const { id } = created.share;
      const token = getToken(created);
      expect((await from(token, '198.51.100.7')(password)).status).toBe(204);
      await change(id, { failedAttempts: 98 });
      for (let last = 1; last <= 2; last += 1)
        expect((await from(token, `203.0.113.${last}`)('guess')).status).toBe(403);
      const refused = await from(token, '203.0.113.3')(password);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(3600);
      expect((await from(token, '198.51.100.7')(password)).status).toBe(204);
      await change(id, { lockedUntil: new Date(Date.now() - 1000) });
      expect((await from(token, '203.0.113.3')(password)).status).toBe(204);
    });

    it('tells its owner of wrong passwords in the audit trail', async () => {
      const owner = await createSharer(server);
      const reader = visitLink(server, getToken(await owner.shareBehind(password)));
      await reader.unlock('wrong horse');
      await reader.unlock(password);
      expect(await listAudit(server, owner.userId)).toEqual(['share-created', 'share-refused']);
    });

    it('rejects the cookie of another link, a forged one, an old one and one of an earlier password', async () => {
      const [mine, other] = [await ada.shareBehind(password), await ada.shareBehind(password)];
      const reader = visitLink(server, getToken(mine));
      await reader.unlock(password);
      const cookieOf = (id: string) => `clauselight-share-${id}`;
      const valid = reader.cookies.find(cookieOf(mine.share.id)) ?? '';
      const signed = decodeURIComponent(valid);
      const value = fastifyCookie.unsign(signed, await getCookieSecret(server.platform.config))
        .value as string;
      const [id, until, mark] = value.split('.');
      const sign = async (words: unknown[]) =>
        fastifyCookie.sign(words.join('.'), await getCookieSecret(server.platform.config));
      const statusWith = async (cookie: string, created = mine) => {
        const visitor = buildVisitor(server);
        visitor.cookies.set(cookieOf(created.share.id), encodeURIComponent(cookie));
        return (await visitLink(server, getToken(created), visitor).read('analysis')).status;
      };
      expect(await statusWith(signed)).toBe(200);
      expect(await statusWith(signed, other)).toBe(401);
      expect(await statusWith(signed.replace(until ?? '', String(Number(until) + 1)))).toBe(401);
      expect(await statusWith(value)).toBe(401);
      expect(await statusWith(await sign([id, Date.now() - 1, mark]))).toBe(401);
      expect(await statusWith(await sign([id, 'NaN', mark]))).toBe(401);
      const [row] = await server.platform.database.orm
        .select()
        .from(shares)
        .where(eq(shares.id, other.share.id));
      await change(mine.share.id, { passwordHash: row?.passwordHash ?? '' });
      expect(await statusWith(signed)).toBe(401);
    });

    it('closes while it is being read if it is revoked, expired or its document removed', async () => {
      const owner = await createSharer(server);
      const end: Record<string, (id: string) => Promise<unknown>> = {
        revoked: (id) => owner.call(`/api/shares/${id}`, { method: 'DELETE' }),
        expired: (id) => change(id, { expiresAt: new Date(Date.now() - 1) }),
        removed: () =>
          owner.call(`/api/documents/${owner.detail.documentId}`, { method: 'DELETE' }),
      };
      for (const [, close] of Object.entries(end)) {
        const created = await owner.shareBehind(password);
        const reader = visitLink(server, getToken(created));
        await reader.unlock(password);
        expect((await reader.read('analysis')).status).toBe(200);
        await close(created.share.id);
        for (const part of sharedReads) expect((await reader.read(part)).status).toBe(404);
        expect((await reader.unlock(password)).status).toBe(404);
      }
    });
  });
}

it('limits password attempts per address and minute more strictly than reads', async () => {
  const server = await startTestServer({
    hasWorker: false,
    settings: { SHARE_UNLOCKS_PER_MINUTE: '2', SHARE_READS_PER_MINUTE: '3' },
  });
  const reader = visitLink(server, buildToken());
  const ask = async (count: number, call: () => Promise<Response>) => {
    const statuses: number[] = [];
    for (let at = 0; at < count; at += 1) statuses.push((await call()).status);
    return statuses;
  };
  expect(await ask(3, () => reader.unlock('anything'))).toEqual([404, 404, 429]);
  expect(await ask(4, () => reader.read('facts'))).toEqual([404, 404, 404, 429]);
  await server.close();
});
