import { randomUUID } from 'node:crypto';
import { type ModelReview, settingsSchema } from '@clauselight/schema';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../../../test/database.ts';
import { send } from '../../../test/highlights.ts';
import {
  analyzeOne,
  followReview,
  type ReviewEvent,
  type ReviewingServer,
  startReviewingServer,
} from '../../../test/reviewing.ts';
import { buildVisitor, getAnswer, startTestServer } from '../../../test/server.ts';
import { createUser } from '../../../test/users.ts';
import { modelReviews } from '../../domain/tables/model-tables.ts';
import { jobs } from '../../platform/queue/job-table.ts';

const content =
  'SERVICES AGREEMENT\n\n1. Fees. The Customer shall pay the fee of USD 5,000 within ten days.\n\n2. Changes. The Provider may change the fees at any time by posting them on its website.';
const isItem = ({ kind }: ReviewEvent) => kind === 'item';

for (const { kind, name, isSkipped } of databaseKinds) {
  describe.skipIf(isSkipped)(`asking for a review on ${name}`, () => {
    let server: ReviewingServer;
    beforeAll(async () => {
      server = await startReviewingServer({ kind });
    });
    afterAll(() => server.close());
    afterEach(() => {
      server.model.behave('honest');
      server.model.release();
    });

    it('starts one review for simultaneous requests', async () => {
      const document = await analyzeOne(server, { content });
      server.model.behave({ kind: 'honest', holdAfter: 0 });
      const started = await Promise.all(Array.from({ length: 8 }, () => document.start()));
      expect(new Set(started.map(({ requestedAt }) => requestedAt)).size).toBe(1);
      const { orm } = server.platform.database;
      expect((await orm.select().from(jobs)).map((job) => job.kind)).toEqual(['review-analysis']);
      server.model.behave('honest');
      server.model.release();
      await document.finish();
    });

    it('returns a review that has ended, and repeats it on request', async () => {
      const document = await analyzeOne(server, { content });
      await document.start();
      const first = await document.finish();
      expect(await document.start()).toEqual(first);
      const again = await document.start({ again: true });
      expect(again.status).not.toBe('completed');
      expect((await document.finish()).status).toBe('completed');
    });

    it('resumes after a disconnect, and sends nothing twice', async () => {
      const document = await analyzeOne(server, { content });
      server.model.behave({ kind: 'honest', holdAfter: 300 });
      await document.start();
      const before = await followReview(document);
      const first = await before.find(isItem);
      await before.leave();
      const lastId = first?.kind === 'item' ? first.id : 0;
      const after = await followReview(document, lastId);
      server.model.behave('honest');
      server.model.release();
      const rest = await after.readAll();
      const ids = rest.flatMap((event) => (event.kind === 'item' ? event.id : []));
      expect(ids).toEqual(ids.toSorted((a, b) => a - b));
      expect(ids.every((id) => id > lastId)).toBe(true);
      const { items } = await document.get();
      expect([first, ...rest.filter(isItem)]).toEqual(
        items.map((item) => expect.objectContaining({ item })),
      );
      const headers = { 'last-event-id': String(ids.at(-1)) };
      expect((await document.visitor.call(`${document.url}/events`, { headers })).status).toBe(204);
    });

    it('sends all items of an ended review, then its state', async () => {
      const document = await analyzeOne(server, { content });
      await document.start();
      const { items, ...state } = await document.finish();
      const events = await (await followReview(document)).readAll();
      expect(events.filter(isItem)).toEqual(items.map((item) => expect.objectContaining({ item })));
      expect(events.at(-1)).toEqual({ kind: 'state', state });
    });

    it('cancels it without waiting for running requests', async () => {
      const document = await analyzeOne(server, { content });
      server.model.behave({ kind: 'honest', holdAfter: 300 });
      const asked = server.model.requests.length;
      await document.start();
      const request = await server.model.waitForRequest(asked + 1);
      const events = await followReview(document);
      await events.find(isItem);
      const cancel = () => send(document.visitor, 'POST', `${document.url}/cancel`, {});
      const canceled = (await (await cancel()).json()) as ModelReview;
      expect(canceled).toMatchObject({ status: 'cancelled' });
      expect(await request.ended).toBe('left');
      expect((await events.readAll()).at(-1)).toMatchObject({ state: { status: 'cancelled' } });
      expect(await getAnswer(cancel())).toMatchObject([409, { code: 'review_not_running' }]);
      // What the model had written by then is paid for.
      await expect.poll(async () => (await document.get()).usage.calls).toBe(1);
      expect((await document.get()).status).toBe('cancelled');

      server.model.behave('honest');
      expect((await document.start()).status).not.toBe('cancelled');
      expect((await document.finish()).status).toBe('completed');
    });

    it('cancels the reviews of a person who switches the model off, and no others', async () => {
      const [ada, bob] = [await createUser(server), await createUser(server)];
      const ofAda = await analyzeOne(server, { content }, ada);
      const ofBob = await analyzeOne(server, { content: `${content} Twice.` }, bob);
      server.model.behave({ kind: 'honest', holdAfter: 300 });
      const asked = server.model.requests.length;
      await ofAda.start();
      const request = await server.model.waitForRequest(asked + 1);
      await ofBob.start();
      const settings = settingsSchema.parse({ languageModel: false });
      expect((await send(ada, 'PUT', '/api/settings', settings)).status).toBe(200);
      expect(await request.ended).toBe('left');
      expect((await ofAda.finish()).status).toBe('cancelled');
      server.model.behave('honest');
      server.model.release();
      expect((await ofBob.finish()).status).toBe('completed');
    });

    it('rejects analyses that cannot be reviewed', async () => {
      const document = await analyzeOne(server, { content });
      const { visitor, url } = document;
      const missing = await getAnswer(visitor.call(url));
      expect(missing).toMatchObject([404, { code: 'not_found' }]);
      for (const side of ['nobody', 'x\u0000', '\ud800']) {
        const answer = await getAnswer(send(visitor, 'POST', url, { side }));
        expect(answer).toMatchObject([400, { code: 'invalid_request' }]);
        const asked = await getAnswer(visitor.call(`${url}?side=${encodeURIComponent('x\u0000')}`));
        expect(asked).toMatchObject([404, { code: 'not_found' }]);
      }
      await server.stopWorkers();
      const started = await visitor.call(`/api/documents/${document.documentId}/analyze`, {
        method: 'POST',
        headers: { prefer: 'respond-async' },
      });
      const { id } = (await started.json()) as { id: string };
      const early = await getAnswer(send(visitor, 'POST', `/api/analyses/${id}/review`, {}));
      expect(early).toMatchObject([409, { code: 'analysis_missing' }]);
      await server.startWorker();
    });

    it('tells nobody about the analysis of somebody else', async () => {
      const document = await analyzeOne(server, { content });
      await document.start();
      const stranger = buildVisitor(server);
      await stranger.uploadDocument({ content });
      const { url } = document;
      for (const answer of [
        send(stranger, 'POST', url, {}),
        stranger.call(url),
        stranger.call(`${url}/events`),
        send(stranger, 'POST', `${url}/cancel`, {}),
      ]) {
        expect(await getAnswer(answer)).toMatchObject([404, { code: 'not_found' }]);
      }
      await document.finish();
    });

    it('asks no model for a person who has switched it off', async () => {
      const ada = await createUser(server, { settings: { languageModel: false } });
      const asked = server.model.requests.length;
      const document = await analyzeOne(server, { content }, ada);
      const refused = await getAnswer(send(ada, 'POST', document.url, {}));
      expect(refused).toMatchObject([409, { code: 'model_off' }]);
      const bob = await createUser(server, { email: 'bob@example.org' });
      const other = await analyzeOne(server, { content: `${content} Once.` }, bob);
      expect(server.model.requests.length).toBe(asked);
      await other.start();
      await other.finish();
      expect(server.model.requests.length).toBeGreaterThan(asked);
      const rows = await server.platform.database.orm.select().from(modelReviews);
      expect(rows.some(({ analysisId }) => analysisId === document.detail.id)).toBe(false);
    });
  });
}

it('limits the starts per minute', async () => {
  const settings = { MODEL_REQUESTS_PER_MINUTE: '2' };
  const server = await startTestServer({ hasWorker: false, settings });
  const visitor = buildVisitor(server);
  const start = async () =>
    (await send(visitor, 'POST', `/api/analyses/${randomUUID()}/review`, {})).status;
  expect([await start(), await start(), await start()]).toEqual([404, 404, 429]);
  await server.close();
});
