import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../../../test/database.ts';
import { readSample } from '../../../test/files.ts';
import { buildVisitor, getAnswer, startTestServer, type TestServer } from '../../../test/server.ts';

const pdf = Buffer.from(readSample('cloud-services-agreement.pdf'));
const pdfFile = { name: 'Verträge 1.pdf', type: 'application/pdf', content: pdf };

for (const { kind, name: database, isSkipped } of databaseKinds) {
  describe.skipIf(isSkipped)(`the original of a document on ${database}`, () => {
    let server: TestServer;
    let visitor: ReturnType<typeof buildVisitor>;
    let url: string;
    beforeAll(async () => {
      server = await startTestServer({ kind, hasWorker: false });
      visitor = buildVisitor(server);
      url = `/api/documents/${(await visitor.uploadDocument(pdfFile)).id}/original`;
    });
    afterAll(() => server.close());

    const ask = (headers: Record<string, string> = {}, method = 'GET') =>
      visitor.call(url, { method, headers });
    const readBytes = async (response: Response) => Buffer.from(await response.arrayBuffer());

    it('is returned byte for byte, to be displayed', async () => {
      const response = await ask({ 'accept-encoding': 'gzip, br' });
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-length': String(pdf.length),
        'content-disposition': `inline; filename="Vertr_ge 1.pdf"; filename*=UTF-8''Vertr%C3%A4ge%201.pdf`,
        'accept-ranges': 'bytes',
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      });
      expect(response.headers.get('content-encoding')).toBeNull();
      expect(pdf.equals(await readBytes(response))).toBe(true);
    });

    it.each([
      ['bytes=0-1023', 0, 1024],
      ['bytes=100-', 100, pdf.length],
      ['bytes=-10', pdf.length - 10, pdf.length],
      ['bytes=5-5', 5, 6],
    ])('is sent in ranges if it is a PDF: %s', async (range, start, end) => {
      const response = await ask({ range, 'accept-encoding': 'gzip, br' });
      expect(response.status).toBe(206);
      expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end - 1}/${pdf.length}`);
      expect(response.headers.get('content-length')).toBe(String(end - start));
      expect(pdf.subarray(start, end).equals(await readBytes(response))).toBe(true);
    });

    it('reports its length if a range begins after its end', async () => {
      const response = await ask({ range: `bytes=${pdf.length}-` });
      expect(response.headers.get('content-range')).toBe(`bytes */${pdf.length}`);
      expect(await getAnswer(Promise.resolve(response))).toMatchObject([
        416,
        { code: 'range_not_satisfiable' },
      ]);
    });

    it.each([{ range: 'bytes=0-1,4-5' }, { range: 'bytes=0-1', 'if-range': '"seen"' }])(
      'is sent as a whole for %o',
      async (headers) => {
        const response = await ask(headers);
        expect([response.status, (await readBytes(response)).length]).toEqual([200, pdf.length]);
      },
    );

    it('reports its length without being sent', async () => {
      const response = await ask({}, 'HEAD');
      expect([response.status, await response.text()]).toEqual([200, '']);
      expect(response.headers.get('content-type')).toBe('application/pdf');
    });

    it.each([
      ['page.html', 'text/html', '<script>fetch("/api/documents")</script>'],
      ['drawing.xml', 'application/xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ])('never acts as a page of ours: %s', async (name, type, content) => {
      const { id } = await visitor.uploadDocument({ name, type, content });
      const range = { range: 'bytes=0-3' };
      const response = await visitor.call(`/api/documents/${id}/original`, { headers: range });
      expect(await response.text()).toBe(content);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-disposition')).toMatch(/^attachment; /);
      expect(response.headers.get('content-security-policy')).toMatch(
        /^sandbox; default-src 'none'/,
      );
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    });

    it('is not there for anybody else, nor under another id', async () => {
      const stranger = buildVisitor(server);
      await stranger.uploadDocument();
      for (const [who, where] of [
        [stranger, url],
        [buildVisitor(server), url],
        [visitor, '/api/documents/nothing/original'],
        [visitor, '/api/documents/00000000-0000-4000-8000-000000000000/original'],
      ] as const) {
        expect(await getAnswer(who.call(where))).toMatchObject([404, { code: 'not_found' }]);
      }
    });
  });
}
