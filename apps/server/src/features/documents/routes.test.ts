import { request as httpRequest } from 'node:http';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { databaseKinds } from '../../../test/database.ts';
import { pngBytes } from '../../../test/files.ts';
import {
  buildForm,
  buildVisitor,
  getAnswer,
  listStored,
  startTestServer,
  type TestServer,
  type Visitor,
} from '../../../test/server.ts';
import { createUser, listAudit } from '../../../test/users.ts';
import { owners } from '../../domain/tables/account-tables.ts';

for (const { kind, name: database, isSkipped } of databaseKinds) {
  describe.skipIf(isSkipped)(`the calls on documents on ${database}`, () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await startTestServer({ kind });
    });
    afterAll(() => server.close());

    it.each([
      ['an empty file', { content: '' }, 400, 'file_empty'],
      [
        'a picture renamed to PDF',
        { name: 'scan.pdf', type: 'application/pdf', content: pngBytes },
        415,
        'file_type_mismatch',
      ],
      [
        'a moving picture',
        { name: 'film.gif', type: 'image/gif', content: 'GIF89a' },
        415,
        'unsupported_file_type',
      ],
      ['bytes named text', { content: Buffer.from([1, 2, 0, 3]) }, 415, 'file_type_mismatch'],
      ['text named PDF', { name: 'a.pdf', content: 'The fee is due.' }, 415, 'file_type_mismatch'],
    ])('refuses %s with its own message and keeps nothing', async (_, file, status, code) => {
      const visitor = buildVisitor(server);
      expect(await getAnswer(visitor.upload(file))).toMatchObject([
        status,
        { code, error: expect.any(String) },
      ]);
      expect(await (await visitor.call('/api/documents')).json()).toEqual([]);
      expect(await listStored(server, 'drafts')).toEqual([]);
    });

    it.each([
      ['a picture', { name: 'scan.png', type: 'image/png', content: pngBytes }, 'png'],
      ['RTF', { name: 'a.rtf', type: 'application/rtf', content: '{\\rtf1 text}' }, 'rtf'],
      ['Markdown', { name: 'a.md', type: '', content: '# Title' }, 'md'],
      ['an e-mail', { name: 'a.eml', type: 'message/rfc822', content: 'Subject: Hello' }, 'eml'],
      ['a web page saved as Word', { name: 'a.doc', content: '<html><p>Hello</p></html>' }, 'doc'],
      ['RTF named Word', { name: 'a.doc', content: '{\\rtf1 text}' }, 'rtf'],
      ['text that begins like a bitmap', { name: 'a.txt', content: 'BMW leases' }, 'txt'],
      [
        'UTF-16 without a mark',
        { name: 'a.txt', content: Buffer.from('The fee is due.', 'utf16le') },
        'txt',
      ],
    ])('recognizes %s', async (_, file, format) => {
      expect(await buildVisitor(server).uploadDocument(file)).toMatchObject({ format });
    });

    it('rejects a file over 50 MB while it arrives, stores nothing of it and keeps serving', async () => {
      const visitor = buildVisitor(server);
      const content = Buffer.alloc(51 * 1024 * 1024, 'a');
      expect(await getAnswer(visitor.upload({ content }))).toMatchObject([
        413,
        { code: 'file_too_large', error: 'File too large: Please upload files smaller than 50MB.' },
      ]);
      expect(await listStored(server, 'drafts')).toEqual([]);
      expect((await visitor.call('/readyz')).status).toBe(200);
    });

    it('accepts one file per upload', async () => {
      const form = buildForm();
      form.append('document', new Blob(['another'], { type: 'text/plain' }), 'other.txt');
      const visitor = buildVisitor(server);
      const upload = visitor.call('/api/documents/upload', { method: 'POST', body: form });
      expect(await getAnswer(upload)).toMatchObject([400, { code: 'too_many_files' }]);
      expect(await (await visitor.call('/api/documents')).json()).toEqual([]);
    });

    it('reports that the file is missing', async () => {
      const visitor = buildVisitor(server);
      const wrongField = new FormData();
      wrongField.append('file', new Blob(['text'], { type: 'text/plain' }), 'a.txt');
      for (const body of [wrongField, JSON.stringify({})]) {
        const upload = visitor.call('/api/documents/upload', { method: 'POST', body });
        expect(await getAnswer(upload)).toMatchObject([400, { code: 'no_file' }]);
      }
    });

    it('stores nothing of an interrupted upload', async () => {
      const { hostname, port } = new URL(server.address);
      const upload = httpRequest({
        hostname,
        port,
        path: '/api/documents/upload',
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 1_000_000 },
      });
      upload.on('error', () => undefined);
      const closed = new Promise((resolve) => upload.once('close', resolve));
      upload.write(
        '--x\r\ncontent-disposition: form-data; name="document"; filename="a.txt"\r\n\r\nhalf of',
      );
      await expect.poll(() => listStored(server, 'drafts')).toHaveLength(1);
      upload.destroy();
      await closed;
      await expect.poll(() => listStored(server, 'drafts')).toEqual([]);
    });

    it('removes a document with its analyses and files', async () => {
      const visitor = buildVisitor(server);
      const document = await visitor.uploadDocument();
      const { id } = await visitor.analyze(document.id);
      expect(
        (await visitor.call(`/api/documents/${document.id}`, { method: 'DELETE' })).status,
      ).toBe(204);
      expect((await visitor.call(`/api/analyses/${id}`)).status).toBe(404);
      expect(await listStored(server, 'objects/documents')).not.toContain(document.id);
    });

    it('records in the audit trail of a person that a document was removed', async () => {
      const [ada, bob] = [await createUser(server), await createUser(server)];
      const { id } = await ada.uploadDocument();
      const remove = async (visitor: Visitor) =>
        (await visitor.call(`/api/documents/${id}`, { method: 'DELETE' })).status;
      expect(await remove(bob)).toBe(404);
      expect(await remove(ada)).toBe(204);
      expect(await remove(ada)).toBe(404);
      expect(await listAudit(server, ada.userId)).toEqual(['document-deleted']);
      expect(await listAudit(server, bob.userId)).toEqual([]);
    });

    it('stores nothing of an upload whose owner is deleted while it arrives', async () => {
      const { orm } = server.platform.database;
      const ada = await createUser(server);
      const { storage } = server.platform;
      const { receive } = storage;
      const spy = vi.spyOn(storage, 'receive').mockImplementation(async (content) => {
        const draft = await receive(content);
        return {
          ...draft,
          async keep(key) {
            await draft.keep(key);
            await orm.delete(owners).where(eq(owners.id, ada.userId));
          },
        };
      });
      const before = await listStored(server, 'objects/documents');
      expect(await getAnswer(ada.upload())).toMatchObject([401, { code: 'not_authenticated' }]);
      expect(await listStored(server, 'objects/documents')).toEqual(before);
      spy.mockRestore();
    });

    it("ends a guest's session with everything in it", async () => {
      const visitor = buildVisitor(server);
      const document = await visitor.uploadDocument();
      expect((await visitor.call('/api/auth/logout', { method: 'POST' })).status).toBe(204);
      expect(await (await visitor.call('/api/documents')).json()).toEqual([]);
      expect(await listStored(server, 'objects/documents')).not.toContain(document.id);
    });

    it('stores the name of a file without its path and without invisible characters', async () => {
      const document = await buildVisitor(server).uploadDocument({
        name: '../../etc/le\u0007ase.txt',
      });
      expect(document.filename).toBe('lease.txt');
    });
  });
}
