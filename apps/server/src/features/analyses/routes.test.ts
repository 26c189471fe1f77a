import { isAnchored } from '@clauselight/core';
import {
  type AnalysisDetail,
  type AnalysisRecord,
  analysisDetailSchema,
  type DocumentText,
} from '@clauselight/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../../../test/database.ts';
import { buildCorruptPdf, buildEncryptedPdf, readSample } from '../../../test/files.ts';
import {
  buildVisitor,
  getAnswer,
  parseEvents,
  startTestServer,
  type TestServer,
} from '../../../test/server.ts';
import { createUser } from '../../../test/users.ts';
import { createAnalysisCommands } from '../../domain/analyses/commands.ts';
import { createEntitlements } from '../../domain/billing/entitlement.ts';
import { createVisitorLimits } from '../../domain/limits/visitor-limits.ts';
import { jobs } from '../../platform/queue/job-table.ts';

const documentTypes = [
  ['cloud-services-agreement.txt', 'text/plain'],
  ['cloud-services-agreement.pdf', 'application/pdf'],
  [
    'cloud-services-agreement.docx',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
] as const;

for (const { kind, name: database, isSkipped } of databaseKinds) {
  const title = `the calls on analyses on ${database}`;
  describe.skipIf(isSkipped)(`${title}, with a worker`, () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await startTestServer({ kind, hasOwnRunners: true });
    });
    afterAll(() => server.close());

    it.each(documentTypes)(
      'analyzes %s and anchors every claim in its text',
      async (name, type) => {
        const visitor = buildVisitor(server);
        const document = await visitor.uploadDocument({ name, type, content: readSample(name) });
        expect(document).toMatchObject({ filename: name, fileType: type });

        const detail = await visitor.analyze(document.id);
        expect(detail).toMatchObject({
          status: 'completed',
          documentId: document.id,
          filename: name,
        });
        expect(detail.analysis?.findings.length).toBeGreaterThan(5);
        expect(detail.riskFlags.map((flag) => flag.findingId)).toEqual(
          detail.analysis?.findings.map((finding) => finding.id),
        );
        expect(detail.riskScore).toBe(detail.analysis?.score?.value);

        expect(analysisDetailSchema.safeParse(detail).success).toBe(true);
        const again = await visitor.call(`/api/analyses/${detail.id}`);
        expect(again.headers.get('content-type')).toBe('application/json; charset=utf-8');
        expect(await again.json()).toEqual(detail);

        const source = (await (
          await visitor.call(`/api/documents/${document.id}/text`)
        ).json()) as DocumentText;
        for (const finding of detail.analysis?.findings ?? []) {
          for (const evidence of finding.evidence)
            expect(isAnchored(source.text, evidence)).toBe(true);
        }
        for (const term of detail.analysis?.terms ?? [])
          expect(isAnchored(source.text, term.evidence)).toBe(true);

        const listed = (await (await visitor.call('/api/analyses')).json()) as AnalysisRecord[];
        expect(listed).toEqual([
          expect.objectContaining({ id: detail.id, riskScore: detail.riskScore }),
        ]);
        expect(listed[0]).not.toHaveProperty('analysis');
      },
    );

    it('gives the same analysis for the same file', async () => {
      const visitor = buildVisitor(server);
      const first = await visitor.analyze((await visitor.uploadDocument()).id);
      const second = await visitor.analyze((await visitor.uploadDocument()).id);
      expect(second.analysis).toEqual(first.analysis);
    });

    it('answers at once if that is preferred, and sends resumable events', async () => {
      const visitor = buildVisitor(server);
      const document = await visitor.uploadDocument();
      const accepted = await visitor.call(`/api/documents/${document.id}/analyze`, {
        method: 'POST',
        headers: { prefer: 'respond-async, wait=1' },
      });
      const detail = (await accepted.json()) as AnalysisDetail;
      expect(accepted.status).toBe(202);
      expect(accepted.headers.get('location')).toBe(`/api/analyses/${detail.id}`);
      expect(accepted.headers.get('preference-applied')).toBe('respond-async');

      const url = `/api/documents/${document.id}/events`;
      const events = parseEvents(await (await visitor.call(url)).text());
      expect(events[0]?.data.status).toBe('queued');
      expect(events.at(-1)?.data.status).toBe('completed');
      const steps = events.map((event) => event.data.step).filter((step) => step !== undefined);
      expect([...new Set(steps)]).toEqual(['parsing', 'analysis', 'insights']);

      const [, second] = events;
      const rest = await visitor.call(url, { headers: { 'last-event-id': String(second?.id) } });
      expect(parseEvents(await rest.text())).toEqual(events.slice(2));
      const nothingLeft = await visitor.call(url, {
        headers: { 'last-event-id': String(events.at(-1)?.id) },
      });
      expect(nothingLeft.status).toBe(204);
    });

    it('joins a running analysis instead of starting another', async () => {
      const visitor = buildVisitor(server);
      const document = await visitor.uploadDocument();
      const both = await Promise.all([visitor.analyze(document.id), visitor.analyze(document.id)]);
      expect(both[0]?.status).toBe('completed');
      expect(both[0]?.id).toBe(both[1]?.id);
    });

    it('starts none for a document that has just been removed', async () => {
      const { database, config } = server.platform;
      const { start } = createAnalysisCommands(
        database,
        createEntitlements(database, config),
        createVisitorLimits(config),
      );
      const { userId } = await createUser(server);
      const gone = '00000000-0000-4000-8000-000000000000';
      await expect(start(userId, gone)).rejects.toMatchObject({ code: 'not_found' });
      await expect(start(gone, gone)).rejects.toMatchObject({ code: 'not_found' });
    });

    it('shows nothing of somebody else', async () => {
      const owner = buildVisitor(server);
      const document = await owner.uploadDocument();
      const { id } = await owner.analyze(document.id);
      const stranger = buildVisitor(server);
      await stranger.uploadDocument();
      for (const visitor of [stranger, buildVisitor(server)]) {
        for (const [method, url] of [
          ['GET', `/api/documents/${document.id}/text`],
          ['GET', `/api/documents/${document.id}/events`],
          ['POST', `/api/documents/${document.id}/analyze`],
          ['DELETE', `/api/documents/${document.id}`],
          ['GET', `/api/analyses/${id}`],
          ['POST', `/api/analyses/${id}/cancel`],
        ] as const) {
          expect(await getAnswer(visitor.call(url, { method })), `${method} ${url}`).toMatchObject([
            404,
            { code: 'not_found' },
          ]);
        }
        expect(await (await visitor.call('/api/analyses')).json()).toEqual([]);
      }
      expect((await owner.call(`/api/analyses/${id}`)).status).toBe(200);
    });

    it.each(['not-an-id', '00000000-0000-4000-8000-000000000000', "' or 1=1 --"])(
      'has nothing under the id %s',
      async (id) => {
        const visitor = buildVisitor(server);
        await visitor.uploadDocument();
        expect(
          await getAnswer(visitor.call(`/api/analyses/${encodeURIComponent(id)}`)),
        ).toMatchObject([404, { code: 'not_found' }]);
      },
    );

    it.each([
      ['damaged', buildCorruptPdf(), 'document_corrupt'],
      ['protected with a password', buildEncryptedPdf(), 'document_encrypted'],
    ])('reports that a PDF is %s', async (_, content, code) => {
      const visitor = buildVisitor(server);
      const document = await visitor.uploadDocument({
        name: 'a.pdf',
        type: 'application/pdf',
        content,
      });
      const analyze = visitor.call(`/api/documents/${document.id}/analyze`, { method: 'POST' });
      expect(await getAnswer(analyze)).toMatchObject([422, { code }]);
      const events = parseEvents(
        await (await visitor.call(`/api/documents/${document.id}/events`)).text(),
      );
      expect(events.at(-1)?.data).toMatchObject({ status: 'failed', error: { code } });
      expect((await visitor.call('/readyz')).status).toBe(200);
    });
  });

  describe.skipIf(isSkipped)(`${title}, without a worker`, () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await startTestServer({
        kind,
        hasWorker: false,
        settings: { UPLOADS_PER_MINUTE: '4' },
      });
    });
    afterAll(() => server.close());

    it('continues when a browser disconnects in the middle of the events', async () => {
      const visitor = buildVisitor(server);
      const { id } = await visitor.uploadDocument();
      const analyze = { method: 'POST', headers: { prefer: 'respond-async' } };
      await visitor.call(`/api/documents/${id}/analyze`, analyze);
      const leaving = new AbortController();
      const stream = await visitor.call(`/api/documents/${id}/events`, { signal: leaving.signal });
      await stream.body?.getReader().read();
      leaving.abort();
      expect(await getAnswer(visitor.call('/readyz'))).toMatchObject([200, { status: 'degraded' }]);
    });

    it('keeps an analysis until a worker comes, and never runs one that was canceled', async () => {
      const visitor = buildVisitor(server);
      const analyze = async () => {
        const document = await visitor.uploadDocument();
        const accepted = await visitor.call(`/api/documents/${document.id}/analyze`, {
          method: 'POST',
          headers: { prefer: 'respond-async' },
        });
        return (await accepted.json()) as AnalysisDetail;
      };
      const canceled = await analyze();
      const kept = await analyze();
      const textBefore = visitor.call(`/api/documents/${kept.documentId}/text`);
      expect(await getAnswer(textBefore)).toMatchObject([409, { code: 'text_not_ready' }]);
      const cancel = await visitor.call(`/api/analyses/${canceled.id}/cancel`, { method: 'POST' });
      expect(await cancel.json()).toMatchObject({ status: 'cancelled' });
      expect(
        await getAnswer(visitor.call(`/api/analyses/${canceled.id}/cancel`, { method: 'POST' })),
      ).toMatchObject([409, { code: 'analysis_not_running' }]);

      await server.startWorker();
      const find = async ({ id }: AnalysisDetail) =>
        (await (await visitor.call(`/api/analyses/${id}`)).json()) as AnalysisDetail;
      await expect.poll(() => find(kept)).toMatchObject({ status: 'completed' });
      expect(await find(canceled)).toMatchObject({ status: 'cancelled' });

      // The fourth upload of this minute is the last that one address may make.
      await visitor.uploadDocument();
      expect(await getAnswer(visitor.upload())).toMatchObject([429, { code: 'rate_limited' }]);
    });
  });

  describe.skipIf(isSkipped)(`${title}, when the server stops`, () => {
    it('answers waiting requests at shutdown, and keeps the analysis', async () => {
      const server = await startTestServer({ kind, hasWorker: false });
      const visitor = buildVisitor(server);
      const { id } = await visitor.uploadDocument();
      const waiting = getAnswer(visitor.call(`/api/documents/${id}/analyze`, { method: 'POST' }));
      const countJobs = () => server.platform.database.orm.$count(jobs);
      await expect.poll(countJobs).toBe(1);
      const closing = server.close();
      expect(await waiting).toMatchObject([503, { code: 'unavailable' }]);
      await closing;
    });
  });
}
