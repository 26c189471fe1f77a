import { rm } from 'node:fs/promises';
import path from 'node:path';
import { aiAuthor, type Highlight } from '@clauselight/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../../../test/database.ts';
import { buildReader, fee, send } from '../../../test/highlights.ts';
import { buildVisitor, getAnswer, startTestServer, type TestServer } from '../../../test/server.ts';
import { createHighlightCommands } from '../../domain/highlights/commands.ts';
import { documents } from '../../domain/tables/document-tables.ts';
import { plainTextKey } from '../../platform/storage/keys.ts';

const content = 'The fee 💶 is due.';
const unknown = '00000000-0000-4000-8000-000000000000';

for (const { kind, name: database, isSkipped } of databaseKinds) {
  describe.skipIf(isSkipped)(`the calls on highlights on ${database}`, () => {
    let server: TestServer;
    let reader: Awaited<ReturnType<typeof buildReader>>;
    beforeAll(async () => {
      server = await startTestServer({ kind });
      reader = await buildReader(server, { content });
    });
    afterAll(() => server.close());

    it("are stored as the owner's, whatever author the request names", async () => {
      const given = { note: 'ask', tags: [' a ', 'a', ''], color: '#BFDBFE', createdBy: aiAuthor };
      const answer = await reader.add(given);
      expect(answer.status).toBe(201);
      const highlight = (await answer.json()) as Highlight;
      expect(highlight).toEqual({
        ...fee,
        id: expect.any(String),
        color: '#bfdbfe',
        note: 'ask',
        tags: ['a'],
        createdBy: 'owner',
        createdAt: expect.any(String),
        updatedAt: highlight.createdAt,
      });
      expect(await reader.list()).toContainEqual(highlight);
    });

    it('answer with highlights in document order, the longer first', async () => {
      const { addOne, list } = await buildReader(server, { content });
      await addOne({ startOffset: 8, endOffset: 10, quote: '💶' });
      await addOne();
      await addOne({ startOffset: 4, endOffset: 10, quote: 'fee 💶' });
      const spans = (await list()).map((one) => [one.startOffset, -one.endOffset]);
      expect(spans).toEqual(spans.toSorted((a, b) => compare(a, b)));
      expect(spans).toHaveLength(3);
    });

    it.each([
      ['other words', { quote: 'fie' }],
      ['the same words at another place', { startOffset: 5, endOffset: 8 }],
      ['more words than its offsets', { quote: 'fee ' }],
      ['offsets past the end', { startOffset: 1000, endOffset: 1003 }],
      ['offsets without end', { startOffset: 2 ** 53 - 4, endOffset: 2 ** 53 - 1 }],
      ['half a character', { startOffset: 8, endOffset: 9, quote: '\uD83D' }],
    ])('refuse a highlight with %s', async (_, given) => {
      const before = await reader.list();
      expect(await getAnswer(reader.add(given))).toMatchObject([
        409,
        { code: 'highlight_not_anchored' },
      ]);
      expect(await reader.list()).toEqual(before);
    });

    it.each([
      ['no selection', { startOffset: 7 }],
      ['a color that is none', { color: 'red' }],
      ['a note too long', { note: 'x'.repeat(5001) }],
      ['a quote that is empty', { quote: '' }],
    ])('refuse a highlight with %s and say what is wrong', async (_, given) => {
      expect(await getAnswer(reader.add(given))).toMatchObject([
        400,
        { code: 'invalid_request', details: expect.any(String) },
      ]);
    });

    it('are compared with the source text if the text alone was not stored', async () => {
      const { add, id, visitor, url } = await buildReader(server, { content });
      expect(await getAnswer(visitor.call(url))).toMatchObject([200, expect.any(Array)]);
      const { DATA_FOLDER } = server.platform.config;
      await rm(path.join(DATA_FOLDER, 'files/objects', plainTextKey(id)));
      expect((await add({ startOffset: 8, endOffset: 10, quote: '💶' })).status).toBe(201);
      expect(await getAnswer(add({ quote: 'fie' }))).toMatchObject([409, {}]);
    });

    it('change what is given and leave the rest', async () => {
      const before = await reader.addOne({ note: 'ask', tags: ['a'] });
      const change = { note: 'asked\0', color: '#ABC' };
      const url = `/api/highlights/${before.id}`;
      const [status, after] = await getAnswer(send(reader.visitor, 'PATCH', url, change));
      expect([status, after]).toEqual([
        200,
        { ...before, note: 'asked', color: '#abc', updatedAt: expect.any(String) },
      ]);
      expect(await reader.list()).toContainEqual(after);
      expect(await getAnswer(send(reader.visitor, 'PATCH', url, {}))).toEqual([200, after]);
      expect(await getAnswer(send(reader.visitor, 'PATCH', url, { color: '' }))).toMatchObject([
        400,
        { code: 'invalid_request' },
      ]);
    });

    it('delete a highlight, and undo the deletion', async () => {
      const highlight = await reader.addOne({ note: 'undo me' });
      const url = `/api/highlights/${highlight.id}`;
      expect((await send(reader.visitor, 'DELETE', url)).status).toBe(204);
      expect(await reader.list()).not.toContainEqual(highlight);
      for (const method of ['DELETE', 'PATCH'])
        expect(await getAnswer(send(reader.visitor, method, url, {}))).toMatchObject([404, {}]);

      for (const _ of ['once', 'again']) {
        const restored = send(reader.visitor, 'POST', `${url}/restore`);
        expect(await getAnswer(restored)).toEqual([200, highlight]);
      }
      expect(await reader.list()).toContainEqual(highlight);
    });

    it('respect the limit with simultaneous and restoring requests', async () => {
      const { id, addOne, visitor } = await buildReader(server, { content });
      const deleted = await addOne();
      await send(visitor, 'DELETE', `/api/highlights/${deleted.id}`);
      const { add, restore } = createHighlightCommands(server.platform.database, 3);
      const row = { ...fee, documentId: id, note: '', tags: [] };
      const added = await Promise.allSettled(
        Array.from({ length: 8 }, () => add({ ...row, id: crypto.randomUUID() })),
      );
      expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
      for (const one of added.filter(({ status }) => status === 'rejected'))
        expect(one).toMatchObject({ reason: { code: 'too_many_highlights' } });
      const [document] = await server.platform.database.orm
        .select({ ownerId: documents.ownerId })
        .from(documents)
        .where(eq(documents.id, id));
      const own = { ownerId: document?.ownerId ?? '', id: deleted.id };
      await expect(restore(own)).rejects.toMatchObject({ code: 'too_many_highlights' });
    });

    it('show and change nothing of somebody else', async () => {
      const highlight = await reader.addOne();
      const stranger = buildVisitor(server);
      await stranger.uploadDocument({ content });
      for (const visitor of [stranger, buildVisitor(server)]) {
        for (const [method, url, body] of [
          ['GET', reader.url],
          ['POST', reader.url, fee],
          ['PATCH', `/api/highlights/${highlight.id}`, { note: 'mine now' }],
          ['DELETE', `/api/highlights/${highlight.id}`],
          ['POST', `/api/highlights/${highlight.id}/restore`],
        ] as const) {
          expect(
            await getAnswer(send(visitor, method, url, body)),
            `${method} ${url}`,
          ).toMatchObject([404, { code: 'not_found' }]);
        }
      }
      expect(await reader.list()).toContainEqual(highlight);
    });

    it.each(['not-an-id', unknown])('have nothing under the id %s', async (id) => {
      for (const [method, url, body] of [
        ['GET', `/api/documents/${id}/highlights`],
        ['POST', `/api/documents/${id}/highlights`, fee],
        ['PATCH', `/api/highlights/${id}`, { note: '' }],
        ['DELETE', `/api/highlights/${id}`],
        ['POST', `/api/highlights/${id}/restore`],
      ] as const) {
        const answer = getAnswer(send(reader.visitor, method, url, body));
        expect(await answer, `${method} ${url}`).toMatchObject([404, { code: 'not_found' }]);
      }
    });
  });

  describe.skipIf(isSkipped)(`the calls on highlights on ${database}, without a worker`, () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await startTestServer({ kind, hasWorker: false });
    });
    afterAll(() => server.close());

    it('say that a document has not been read yet', async () => {
      const visitor = buildVisitor(server);
      const { id } = await visitor.uploadDocument({ content });
      const url = `/api/documents/${id}/highlights`;
      expect(await getAnswer(visitor.call(url))).toEqual([200, []]);
      expect(await getAnswer(send(visitor, 'POST', url, fee))).toMatchObject([
        409,
        { code: 'text_not_ready' },
      ]);
    });
  });
}

function compare(a: readonly number[], b: readonly number[]): number {
  return (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0);
}
