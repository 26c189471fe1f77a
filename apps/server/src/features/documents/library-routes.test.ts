import type { Document, DocumentSearch } from '@clauselight/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../../../test/database.ts';
import { send } from '../../../test/highlights.ts';
import {
  buildVisitor,
  getAnswer,
  startTestServer,
  type TestServer,
  type Visitor,
} from '../../../test/server.ts';
import { documents, documentTexts } from '../../domain/tables/document-tables.ts';

const lease = {
  name: 'lease.txt',
  content:
    'LEASE\n\nThe Tenant pays a rent of 100% of $1,200 each month to the Landlord.\n\nThe Tenant pays a deposit of $2,400.',
};
const note = { name: 'note.txt', content: 'Ask the Landlord about the garden, and about Ünal.' };

for (const { kind, name, isSkipped } of databaseKinds) {
  describe.skipIf(isSkipped)(`the library on ${name}`, () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await startTestServer({ kind });
    });
    afterAll(() => server.close());

    async function search(visitor: Visitor, query: string): Promise<DocumentSearch> {
      const response = await visitor.call(`/api/documents/search?q=${encodeURIComponent(query)}`);
      expect(response.status).toBe(200);
      return (await response.json()) as DocumentSearch;
    }
    const list = async (visitor: Visitor) =>
      (await (await visitor.call('/api/documents')).json()) as Document[];

    async function addRead(visitor: Visitor, file: { name: string; content: string }) {
      const { id } = await visitor.uploadDocument(file);
      await visitor.analyze(id);
      return id;
    }

    it('finds documents by words of their text, the latest first, with the passages', async () => {
      const visitor = buildVisitor(server);
      const leaseId = await addRead(visitor, lease);
      const noteId = await addRead(visitor, note);
      const both = await search(visitor, 'LANDLORD');
      expect(both.documents.map(({ documentId }) => documentId)).toEqual([noteId, leaseId]);
      expect(both.isCut).toBe(false);
      const { documents: found } = await search(visitor, 'deposit rent');
      expect(found).toMatchObject([{ documentId: leaseId }]);
      const [passage] = found[0]?.passages ?? [];
      const words = passage?.hits.map(({ start, end }) => lease.content.slice(start, end));
      expect(words).toEqual(['rent', 'deposit']);
      expect(await search(visitor, 'garden rent')).toMatchObject({ documents: [] });
    });

    it('takes the signs of a pattern for themselves', async () => {
      const visitor = buildVisitor(server);
      const leaseId = await addRead(visitor, lease);
      const noteId = await addRead(visitor, note);
      const find = async (query: string) =>
        (await search(visitor, query)).documents.map(({ documentId }) => documentId);
      expect(await find('100% $1,200')).toEqual([leaseId]);
      expect(await find('%')).toEqual([leaseId]);
      expect(await find('_')).toEqual([]);
      expect(await find('\\')).toEqual([]);
      expect(await find('ünal')).toEqual([noteId]);
    });

    it('finds nothing of others, nothing that has not been read, and refuses a search for nothing', async () => {
      const visitor = buildVisitor(server);
      await addRead(visitor, lease);
      const stranger = buildVisitor(server);
      expect(await search(stranger, 'rent')).toEqual({ documents: [], isCut: false });
      await stranger.uploadDocument(lease);
      expect(await search(stranger, 'rent')).toEqual({ documents: [], isCut: false });
      for (const query of ['', '%20', 'a'.repeat(201)]) {
        expect((await visitor.call(`/api/documents/search?q=${query}`)).status).toBe(400);
      }
    });

    it('finds the words of a text that has been read anew, and forgets those that went', async () => {
      const visitor = buildVisitor(server);
      const id = await addRead(visitor, lease);
      expect((await search(visitor, 'rent')).documents).toHaveLength(1);
      const { orm } = server.platform.database;
      await orm
        .update(documentTexts)
        .set({ text: 'something else', readerVersion: 'earlier' })
        .where(eq(documentTexts.documentId, id));
      expect((await search(visitor, 'something')).documents).toEqual([]);
      expect((await search(visitor, 'rent')).documents).toHaveLength(1);
      await visitor.call(`/api/documents/${id}`, { method: 'DELETE' });
      const kept = await orm.select().from(documentTexts).where(eq(documentTexts.documentId, id));
      expect(kept).toEqual([]);
    });

    it('keeps the tags of a document, trimmed and each once, for its owner alone', async () => {
      const visitor = buildVisitor(server);
      const { id, tags } = await visitor.uploadDocument(lease);
      expect(tags).toEqual([]);
      const url = `/api/documents/${id}/tags`;
      const answer = await send(visitor, 'PUT', url, { tags: [' Flat ', 'Flat', '', '2026'] });
      expect([answer.status, await answer.json()]).toMatchObject([200, { tags: ['Flat', '2026'] }]);
      expect(await list(visitor)).toMatchObject([{ id, tags: ['Flat', '2026'] }]);

      const stranger = buildVisitor(server);
      await stranger.uploadDocument(note);
      const refused = await getAnswer(send(stranger, 'PUT', url, { tags: ['Mine'] }));
      expect(refused).toMatchObject([404, { code: 'not_found' }]);
      const many = Array.from({ length: 21 }, (_, index) => `tag ${index}`);
      for (const wrong of [{ tags: many }, { tags: ['x'.repeat(61)] }, {}]) {
        expect((await send(visitor, 'PUT', url, wrong)).status).toBe(400);
      }
      expect(await list(visitor)).toMatchObject([{ tags: ['Flat', '2026'] }]);
    });

    it('says how the latest analysis of a document stands', async () => {
      const visitor = buildVisitor(server);
      const { id } = await visitor.uploadDocument(lease);
      expect((await list(visitor))[0]).not.toHaveProperty('latestAnalysis');
      await visitor.analyze(id);
      const { id: latest } = await visitor.analyze(id);
      expect(await list(visitor)).toMatchObject([
        { id, latestAnalysis: { id: latest, status: 'completed' } },
      ]);
    });

    it('keeps no text of a document that was removed while its owner searched', async () => {
      const visitor = buildVisitor(server);
      const id = await addRead(visitor, lease);
      const { storage, database } = server.platform;
      const { find } = storage;
      storage.find = async (key) => {
        const stored = await find.call(storage, key);
        await database.orm.delete(documents).where(eq(documents.id, id));
        return stored;
      };
      expect(await search(visitor, 'rent')).toEqual({ documents: [], isCut: false });
      storage.find = find;
    });
  });
}
