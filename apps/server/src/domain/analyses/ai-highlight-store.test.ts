import { isAnchored } from '@clauselight/core';
import { aiAuthor, type DocumentText, type Highlight } from '@clauselight/schema';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../../../test/database.ts';
import { buildReader, send } from '../../../test/highlights.ts';
import { buildVisitor, getAnswer, startTestServer, type TestServer } from '../../../test/server.ts';
import { highlights } from '../tables/document-tables.ts';

for (const { kind, name: database, isSkipped } of databaseKinds) {
  describe.skipIf(isSkipped)(`the highlights that an analysis makes on ${database}`, () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await startTestServer({ kind });
    });
    afterAll(() => server.close());

    it('cover exactly the words of every finding and term', async () => {
      const visitor = buildVisitor(server);
      const { id } = await visitor.uploadDocument();
      expect(await (await visitor.call(`/api/documents/${id}/highlights`)).json()).toEqual([]);
      const { analysis } = await visitor.analyze(id);
      const source = await visitor.call(`/api/documents/${id}/text`);
      const { text } = (await source.json()) as DocumentText;
      const answer = await visitor.call(`/api/documents/${id}/highlights`);
      const made = (await answer.json()) as Highlight[];

      for (const { startOffset: start, endOffset: end, quote, createdBy } of made) {
        expect(isAnchored(text, { start, end, quote })).toBe(true);
        expect(createdBy).toBe(aiAuthor);
      }
      const claims = [
        ...(analysis?.findings ?? []).flatMap(({ id: of, evidence }) =>
          evidence.map(({ start, end }) => `${of} ${start} ${end}`),
        ),
        ...(analysis?.terms ?? []).map(({ id: of, evidence: { start, end } }) =>
          [of, start, end].join(' '),
        ),
      ];
      expect(made.map(nameClaim).sort()).toEqual([...new Set(claims)].sort());
      expect(made.length).toBeGreaterThan(20);
    });

    it('are replaced by the next analysis, except those that a person made or changed', async () => {
      const { visitor, id, addOne, list, listAi } = await buildReader(server);
      const shown = await visitor.call(`/api/documents/${id}/text`);
      const { text: source } = (await shown.json()) as DocumentText;
      const quote = source.slice(0, 5);
      const own = await addOne({ startOffset: 0, endOffset: 5, quote });
      const [edited, deleted, ...others] = await listAi();
      const url = `/api/highlights/${edited?.id}`;
      await send(visitor, 'PATCH', url, { note: 'agreed' });
      await send(visitor, 'DELETE', `/api/highlights/${deleted?.id}`);
      await visitor.analyze(id);

      const after = await listAi();
      expect(after).toContainEqual({
        ...edited,
        note: 'agreed',
        updatedAt: expect.any(String),
      });
      expect(nameClaims(after)).toEqual(nameClaims([edited, deleted, ...others]));
      const ids = new Set(after.map((one) => one.id));
      for (const one of [deleted, ...others]) expect(ids).not.toContain(one?.id);
      expect(await list()).toContainEqual(own);
      const removed = send(visitor, 'POST', `/api/highlights/${deleted?.id}/restore`);
      expect(await getAnswer(removed)).toMatchObject([404, { code: 'not_found' }]);
    });

    it('are not created again after a person changed and deleted them, until the deletion is final', async () => {
      const { visitor, id, listAi } = await buildReader(server);
      const [edited] = await listAi();
      const url = `/api/highlights/${edited?.id}`;
      await send(visitor, 'PATCH', url, { note: 'not ours' });
      await send(visitor, 'DELETE', url);
      await visitor.analyze(id);
      expect((await listAi()).map(nameClaim)).not.toContain(nameClaim(edited));
      const kept = and(eq(highlights.documentId, id), eq(highlights.isEdited, true));
      expect(await server.platform.database.orm.$count(highlights, kept)).toBe(1);
    });
  });
}

function nameClaims(given: readonly (Highlight | undefined)[]): string[] {
  return given.map(nameClaim).sort();
}

/** What an AI highlight was made for, and where. */
function nameClaim(highlight: Highlight | undefined): string {
  const { origin, startOffset, endOffset } = highlight ?? {};
  const id = origin?.kind === 'finding' ? origin.findingId : origin?.termId;
  return `${id} ${startOffset} ${endOffset}`;
}
