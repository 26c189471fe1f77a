import { isAnchored } from '@clauselight/core';
import type { AnalysisDetail, DocumentText, SelectionAnswer } from '@clauselight/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../../../test/database.ts';
import {
  buildVisitor,
  getAnswer,
  startTestServer,
  type TestServer,
  type Visitor,
} from '../../../test/server.ts';
import { openDocumentChanges } from '../../domain/documents/document-changes.ts';
import { createRequireDocument } from '../../domain/documents/require-document.ts';
import { createVisitorLimits } from '../../domain/limits/visitor-limits.ts';
import { selectionKind } from '../../domain/questions/question-kinds.ts';
import { createQuestionService } from '../../domain/questions/question-service.ts';
import { createQuestionStore } from '../../domain/questions/question-store.ts';
import { sessions } from '../../domain/tables/account-tables.ts';
import { selections } from '../../domain/tables/document-tables.ts';

interface Asked {
  readonly visitor: Visitor;
  readonly documentId: string;
  readonly body: object;
  readonly signal?: AbortSignal;
}

function ask({ visitor, documentId, body, signal }: Asked): Promise<Response> {
  return visitor.call(`/api/documents/${documentId}/analyze-selection`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });
}

for (const { kind, name, isSkipped } of databaseKinds) {
  const title = `asking about a passage on ${name}`;
  describe.skipIf(isSkipped)(title, () => {
    let server: TestServer;
    let visitor: Visitor;
    let detail: AnalysisDetail;
    let documentId: string;
    beforeAll(async () => {
      server = await startTestServer({ kind, settings: { ANALYSIS_CONCURRENCY: '1' } });
      visitor = buildVisitor(server);
      documentId = (await visitor.uploadDocument()).id;
      detail = await visitor.analyze(documentId);
    });
    afterAll(() => server.close());

    const countRows = () => server.platform.database.orm.$count(selections);
    const explain = async (body: object) =>
      (await (await ask({ visitor, documentId, body })).json()) as SelectionAnswer;

    it('explains it by what the analysis found, each part with the words it rests on', async () => {
      const finding = detail.analysis?.findings.find(({ evidence }) => evidence.length > 0);
      const quote = finding?.evidence[0]?.quote ?? '';
      const response = await ask({ visitor, documentId, body: { selectedText: quote } });
      const answer = (await response.json()) as SelectionAnswer;
      expect(response.status).toBe(200);
      expect(answer.analysis).toContain(finding?.title);
      expect(answer.parts.map((part) => part.title)).toContain('Where it stands');
      const { text } = (await (
        await visitor.call(`/api/documents/${documentId}/text`)
      ).json()) as DocumentText;
      const evidence = answer.parts.flatMap((part) => part.evidence);
      expect(evidence.length).toBeGreaterThan(0);
      expect(evidence.filter((words) => !isAnchored(text, words))).toEqual([]);
    });

    it('explains the passage at the offsets if the words occur more than once', async () => {
      const { text } = (await (
        await visitor.call(`/api/documents/${documentId}/text`)
      ).json()) as DocumentText;
      const words = 'Customer';
      const startOffset = text.lastIndexOf(words);
      const endOffset = startOffset + words.length;
      const first = await explain({ selectedText: words });
      const last = await explain({ selectedText: words, startOffset, endOffset });
      expect(last.analysis).not.toBe(first.analysis);
      expect(await explain({ selectedText: words, startOffset: 0, endOffset: 3 })).toEqual(first);
    });

    it('explains it for the given side', async () => {
      const view = detail.analysis?.views.find(({ findings }) =>
        findings.some(({ standing }) => standing === 'favour'),
      );
      const favor = view?.findings.find(({ standing }) => standing === 'favour');
      const finding = detail.analysis?.findings.find(({ id }) => id === favor?.id);
      const place = finding?.evidence[0];
      const body = {
        selectedText: place?.quote,
        startOffset: place?.start,
        endOffset: place?.end,
      };
      expect((await explain({ ...body, side: view?.side })).analysis).toContain('In your favour');
      expect((await explain({ ...body, side: 'nobody' })).analysis).not.toContain('In your favour');
    });

    it('finds words that were copied with other white space, and keeps no record of what was asked', async () => {
      const place = detail.analysis?.findings.find(({ evidence }) => evidence.length > 0)
        ?.evidence[0];
      const selectedText = place?.quote.replace(/\s+/g, '\n\n');
      expect((await explain({ selectedText })).parts.length).toBeGreaterThan(1);
      await expect.poll(countRows).toBe(0);
    });

    it.each([
      [
        'words that are not there',
        { selectedText: 'A pig in a poke.' },
        422,
        'selection_not_found',
      ],
      ['words that no text holds', { selectedText: 'fee\u0000' }, 422, 'selection_not_found'],
      ['half a character', { selectedText: 'fee \ud83d' }, 422, 'selection_not_found'],
      ['nothing', { selectedText: ' \n ' }, 400, 'invalid_request'],
      ['no words at all', {}, 400, 'invalid_request'],
      ['too much', { selectedText: 'a'.repeat(20_001) }, 400, 'invalid_request'],
      [
        'a place that is none',
        { selectedText: 'fee', startOffset: -1, endOffset: 3 },
        400,
        'invalid_request',
      ],
    ])('refuses %s', async (_, body, status, code) => {
      const answer = await getAnswer(ask({ visitor, documentId, body }));
      expect(answer).toMatchObject([status, { code }]);
    });

    it('tells nobody about the document of somebody else', async () => {
      const stranger = buildVisitor(server);
      await stranger.uploadDocument();
      for (const other of [stranger, buildVisitor(server)]) {
        const asked = ask({ visitor: other, documentId, body: { selectedText: 'Customer' } });
        expect(await getAnswer(asked)).toMatchObject([404, { code: 'not_found' }]);
      }
    });

    it('says that a document has not been analyzed', async () => {
      const fresh = await visitor.uploadDocument();
      const asked = ask({ visitor, documentId: fresh.id, body: { selectedText: 'Customer' } });
      expect(await getAnswer(asked)).toMatchObject([409, { code: 'analysis_missing' }]);
    });

    it('does not wait for a long analysis', async () => {
      const content = 'The Provider may modify this Agreement at any time. '.repeat(80_000);
      const long = await visitor.uploadDocument({ content });
      const started = await visitor.call(`/api/documents/${long.id}/analyze`, {
        method: 'POST',
        headers: { prefer: 'respond-async' },
      });
      const { id } = (await started.json()) as AnalysisDetail;
      await explain({ selectedText: 'Customer' });
      const analysis = await (await visitor.call(`/api/analyses/${id}`)).json();
      expect(analysis).not.toHaveProperty('analyzedAt');
      await visitor.call(`/api/analyses/${id}/cancel`, { method: 'POST' });
    });
  });

  describe.skipIf(isSkipped)(`${title}, without a worker`, () => {
    let server: TestServer;
    let visitor: Visitor;
    let documentId: string;
    const body = { selectedText: 'Customer' };
    beforeAll(async () => {
      server = await startTestServer({ kind });
      visitor = buildVisitor(server);
      documentId = (await visitor.uploadDocument()).id;
      await visitor.analyze(documentId);
      await server.stopWorkers();
    });

    const countRows = () => server.platform.database.orm.$count(selections);

    it('times out', async () => {
      const { database } = server.platform;
      const changes = await openDocumentChanges(database);
      const [session] = await database.orm.select().from(sessions);
      const service = createQuestionService({
        store: createQuestionStore(
          database,
          selectionKind,
          createVisitorLimits(server.platform.config),
        ),
        requireDocument: createRequireDocument(database),
        changes,
        modelWaitMs: undefined,
        impossibleCode: 'selection_not_found',
        waitMs: 50,
      });
      const answers = service.ask({
        ownerId: session?.ownerId ?? '',
        documentId,
        request: body,
        signal: new AbortController().signal,
      });
      await expect(answers.next()).rejects.toMatchObject({ code: 'unavailable' });
      expect(await countRows()).toBe(0);
      await changes.close();
    });

    it('ends when the visitor leaves', async () => {
      const leaving = new AbortController();
      const asked = ask({ visitor, documentId, body, signal: leaving.signal });
      await expect.poll(countRows).toBe(1);
      leaving.abort();
      await expect(asked).rejects.toThrow();
      await expect.poll(countRows).toBe(0);
    });

    it('ends with the document', async () => {
      const own = (await visitor.uploadDocument()).id;
      await server.startWorker();
      await visitor.analyze(own);
      await server.stopWorkers();
      const waiting = getAnswer(ask({ visitor, documentId: own, body }));
      await expect.poll(countRows).toBe(1);
      await visitor.call(`/api/documents/${own}`, { method: 'DELETE' });
      expect(await waiting).toMatchObject([404, { code: 'not_found' }]);
      expect(await countRows()).toBe(0);
    });

    it('ends with the server', async () => {
      const waiting = getAnswer(ask({ visitor, documentId, body }));
      await expect.poll(countRows).toBe(1);
      const closing = server.close();
      expect(await waiting).toMatchObject([503, { code: 'unavailable' }]);
      await closing;
    });
  });
}
