import type { AnalysisDetail, CreatedShare, Highlight, LoginSession } from '@clauselight/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { highlight, rows, text, word } from '../test/access-rows.ts';
import { type AccessRow, type Asker, askers, type Things } from '../test/access-rules.ts';
import { buildExplanation, insertReview } from '../test/reviews.ts';
import { buildVisitor, startTestServer, type TestServer, type Visitor } from '../test/server.ts';
import { getToken } from '../test/shares.ts';
import { createUser, signIn, type UserVisitor } from '../test/users.ts';
import { addRoutes } from './api.ts';
import { openBilling } from './domain/billing/open-billing.ts';
import { outputChangedChannel } from './domain/change-channels.ts';
import { openDocumentChanges } from './domain/documents/document-changes.ts';
import { createSessions } from './domain/sessions/sessions.ts';
import { sessions as sessionRows } from './domain/tables/account-tables.ts';
import { createApp } from './features/http/app.ts';
import { createLimits } from './features/http/limits.ts';
import { openChanges } from './platform/events/changes.ts';

describe('access', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({
      settings: { DEVELOPMENT_SIGN_IN: 'false' },
    });
  });
  afterAll(() => server.close());

  it('is defined for exactly the existing routes', async () => {
    expect(Object.keys(rows).toSorted()).toEqual((await listRoutes(server)).toSorted());
  });

  describe.each(['a guest', 'a person'])('to what belongs to %s', (kind) => {
    const isGuest = kind === 'a guest';
    let owner: Visitor;
    let things: Things;
    beforeAll(async () => {
      owner = isGuest ? buildVisitor(server) : await createUser(server);
      things = await createThings(server, owner, isGuest);
    });

    it.each(Object.entries(rows))('%s', async (route, row) => {
      const wanted = row.rule(isGuest);
      for (const asker of askers) {
        const visitor = asker === 'the owner' ? owner : await buildAsker(server, asker);
        const response = await ask(visitor, route, row, things);
        const [status, code] = [wanted[asker]].flat();
        const body = await readBody(response);
        const said = `${asker}: ${response.status} ${body.slice(0, 200)}`;
        expect([response.status, said]).toEqual([status, said]);
        if (code !== undefined) expect(JSON.parse(body)).toMatchObject({ code });
        if (row.shows === undefined) continue;
        const isOwn = asker === 'the owner' && response.ok;
        expect([body.includes(row.shows(things)), said]).toEqual([isOwn, said]);
      }
    });
  });
});

/** The routes as the server adds them, without the HEAD that comes with each GET. */
async function listRoutes({ platform }: TestServer): Promise<string[]> {
  const { config, database, storage, log } = platform;
  const cookieSecret = 'x'.repeat(32);
  const app = await createApp({ config, log, cookieSecret, webFolder: undefined });
  const routes: string[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    for (const name of [method].flat()) if (name !== 'HEAD') routes.push(`${name} ${url}`);
  });
  const changes = await openDocumentChanges(database);
  const outputChanges = await openChanges(database, outputChangedChannel);
  const sessions = createSessions(database, { ...config, cookieSecret });
  const stopping = new AbortController().signal;
  const billing = openBilling(config, database, log);
  const events = { changes, outputChanges };
  const parts = { config, database, storage, sessions, billing, cookieSecret, stopping };
  const limits = createLimits(config);
  addRoutes(app, { ...parts, ...events, limits });
  await app.ready();
  await app.close();
  await changes.close();
  await outputChanges.close();
  return routes;
}

async function buildAsker(server: TestServer, asker: Exclude<Asker, 'the owner'>) {
  if (asker === 'no session') return buildVisitor(server);
  if (asker === 'a guest') {
    const guest = buildVisitor(server);
    await guest.uploadDocument();
    return guest;
  }
  const user = await createUser(server, { email: 'bob@example.org' });
  if (asker === 'a revoked session') {
    const { orm } = server.platform.database;
    await orm.delete(sessionRows).where(eq(sessionRows.ownerId, user.userId));
  }
  return user;
}

/** A document with an analysis, its review and highlights, and for a person an export and a second session. */
async function createThings(server: TestServer, owner: Visitor, isGuest: boolean): Promise<Things> {
  const { id: documentId } = await owner.uploadDocument({ name: 'deal.txt', content: text });
  const other = await owner.analyze(documentId);
  const detail: AnalysisDetail = await owner.analyze(documentId);
  await insertReview(server, { analysisId: detail.id, items: [buildExplanation(word)] });
  const add = async () =>
    (await (
      await owner.call(`/api/documents/${documentId}/highlights`, json('POST', highlight))
    ).json()) as Highlight;
  const [kept, deleted] = [await add(), await add()];
  await owner.call(`/api/highlights/${deleted.id}`, { method: 'DELETE' });
  return {
    documentId,
    analysisId: detail.id,
    otherAnalysisId: other.id,
    findingId: detail.analysis?.findings[0]?.id ?? '',
    highlightId: kept.id,
    deletedHighlightId: deleted.id,
    ...(isGuest
      ? { exportId: unknownId, sessionId: unknownId, shareId: unknownId, shareToken: noToken }
      : {
          ...(await createAccountThings(server, owner as UserVisitor)),
          ...(await createShare(owner, detail.id)),
        }),
  };
}

/** A link of a person. */
async function createShare(owner: Visitor, analysisId: string) {
  const made = await owner.call(`/api/analyses/${analysisId}/shares`, json('POST', {}));
  const created = (await made.json()) as CreatedShare;
  return { shareId: created.share.id, shareToken: getToken(created) };
}

const noToken = 'A'.repeat(22);
const unknownId = '00000000-0000-4000-8000-000000000000';

async function createAccountThings(server: TestServer, owner: UserVisitor) {
  const asked = await owner.call('/api/account/exports', { method: 'POST' });
  const { id: exportId } = (await asked.json()) as { id: string };
  const isReady = async () =>
    ((await (await owner.call(`/api/account/exports/${exportId}`)).json()) as { status: string })
      .status;
  await vi.waitUntil(async () => (await isReady()) === 'ready', { timeout: 60_000 });
  await signIn(server, owner.userId);
  const sessions = (await (await owner.call('/api/account/sessions')).json()) as LoginSession[];
  return { exportId, sessionId: sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '' };
}

function ask(visitor: Visitor, route: string, row: AccessRow, things: Things): Promise<Response> {
  if (route === 'POST /api/documents/upload') return visitor.upload();
  const [method = ''] = route.split(' ');
  const options = row.body === undefined ? { method } : json(method, row.body);
  return visitor.call(row.path(things), { ...options, redirect: 'manual' });
}

function json(method: string, body: unknown): RequestInit {
  return { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

/** The body, except for a stream that continues as long as somebody listens. */
async function readBody(response: Response): Promise<string> {
  if (!response.headers.get('content-type')?.startsWith('text/event-stream'))
    return response.text();
  await response.body?.cancel();
  return '';
}
