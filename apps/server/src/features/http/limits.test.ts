import { request as httpRequest } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { databaseKinds } from '../../../test/database.ts';
import {
  buildVisitor,
  getAnswer,
  listStored,
  startTestServer,
  type TestServer,
  type TestServerOptions,
} from '../../../test/server.ts';
import { parseConfig } from '../../platform/config.ts';
import { createLog } from '../../platform/log.ts';
import { createApp } from './app.ts';

let server: TestServer;
const opened: TestServer[] = [];
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});
const startServer = async (options: TestServerOptions): Promise<TestServer> => {
  const started = await startTestServer(options);
  opened.push(started);
  return started;
};

for (const { kind, name, isSkipped } of databaseKinds) {
  const start = (settings: Record<string, string>) =>
    startServer({ kind, settings, hasWorker: false });

  describe.skipIf(isSkipped)(`what one visitor may take, on ${name}`, () => {
    it('is a number of documents, and a deleted one makes room', async () => {
      server = await start({ DOCUMENTS_PER_VISITOR: '2' });
      const visitor = buildVisitor(server);
      const first = await visitor.uploadDocument();
      await visitor.uploadDocument();
      expect(await getAnswer(visitor.upload())).toMatchObject([409, { code: 'storage_full' }]);
      await visitor.call(`/api/documents/${first.id}`, { method: 'DELETE' });
      expect((await visitor.upload()).status).toBe(201);
      expect(await listStored(server, 'objects/documents')).toHaveLength(2);
    });

    it('is counted for all guests of an address, so that a new session gives no more', async () => {
      server = await start({ DOCUMENTS_PER_ADDRESS: '2' });
      await buildVisitor(server).uploadDocument();
      await buildVisitor(server).uploadDocument();
      expect(await getAnswer(buildVisitor(server).upload())).toMatchObject([
        409,
        { code: 'storage_full', error: expect.stringContaining('delete documents') },
      ]);
      expect(await listStored(server, 'objects/documents')).toHaveLength(2);
    });

    it('is a size of all documents together', async () => {
      server = await start({ STORED_MB_PER_VISITOR: '0.001' });
      const visitor = buildVisitor(server);
      const content = 'The fee is due. '.repeat(50);
      await visitor.uploadDocument({ content });
      expect(await getAnswer(visitor.upload({ content }))).toMatchObject([
        409,
        { code: 'storage_full' },
      ]);
    });

    it('is an amount of work that waits', async () => {
      server = await start({ QUEUED_PER_VISITOR: '1' });
      const visitor = buildVisitor(server);
      const [first, second] = [await visitor.uploadDocument(), await visitor.uploadDocument()];
      const analyze = (id: string, who = visitor) =>
        who.call(`/api/documents/${id}/analyze`, {
          method: 'POST',
          headers: { prefer: 'respond-async' },
        });
      expect((await analyze(first.id)).status).toBe(202);
      expect(await getAnswer(analyze(second.id))).toMatchObject([429, { code: 'too_much_queued' }]);
      const other = buildVisitor(server);
      expect((await analyze((await other.uploadDocument()).id, other)).status).toBe(202);
    });

    it('is an amount of waiting work for all guests of an address', async () => {
      server = await start({ QUEUED_PER_ADDRESS: '1' });
      const analyze = async () => {
        const visitor = buildVisitor(server);
        const { id } = await visitor.uploadDocument();
        const headers = { prefer: 'respond-async' };
        return visitor.call(`/api/documents/${id}/analyze`, { method: 'POST', headers });
      };
      expect((await analyze()).status).toBe(202);
      expect(await getAnswer(analyze())).toMatchObject([429, { code: 'too_much_queued' }]);
    });
  });
}

describe('what one address may send', () => {
  it('is limited in bytes a minute, and the answer says when to go on', async () => {
    server = await startServer({
      hasWorker: false,
      settings: { UPLOAD_MB_PER_MINUTE: '0.001' },
    });
    const visitor = buildVisitor(server);
    const content = 'The fee is due. '.repeat(50);
    expect((await visitor.upload({ content })).status).toBe(201);
    const refused = await visitor.upload({ content });
    expect([refused.status, await refused.json()]).toMatchObject([429, { code: 'upload_volume' }]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('is ended when it stalls, and nothing of it is kept', async () => {
    server = await startServer({ hasWorker: false, settings: { STALL_SECONDS: '0.3' } });
    const outcome = await send(server, {
      type: 'multipart/form-data; boundary=b',
      body: '--b\r\nContent-Disposition: form-data; name="document"; filename="a.txt"\r\n\r\nfee',
      length: 1000,
    });
    expect(outcome).toBe('closed');
    await expect.poll(() => listStored(server, 'drafts')).toEqual([]);
  });

  it.each([
    [
      'ends too early',
      '--b\r\nContent-Disposition: form-data; name="document"; filename="a"\r\n\r\nfee',
    ],
    ['has a part without a header', '--b\r\nnothing\r\n\r\nfee\r\n--b--\r\n'],
    ['has no part', 'nothing'],
  ])('is refused as a mistake of the sender when the form %s', async (_, body) => {
    server = await startServer({ hasWorker: false });
    const type = 'multipart/form-data; boundary=b';
    expect(await send(server, { type, body, length: Buffer.byteLength(body) })).toBe(400);
    expect(await listStored(server, 'drafts')).toEqual([]);
  });
});

describe('pages that wait for results', () => {
  it('are limited for each visitor, and a closed one makes room', async () => {
    server = await startServer({ hasWorker: false, settings: { STREAMS_PER_VISITOR: '2' } });
    const visitor = buildVisitor(server);
    const { id } = await visitor.uploadDocument();
    const headers = { prefer: 'respond-async' };
    await visitor.call(`/api/documents/${id}/analyze`, { method: 'POST', headers });
    const abort = new AbortController();
    const open = (signal?: AbortSignal) =>
      visitor.call(`/api/documents/${id}/events`, signal && { signal });
    expect((await open(abort.signal)).status).toBe(200);
    const second = await open();
    expect(await getAnswer(open())).toMatchObject([429, { code: 'too_many_streams' }]);
    abort.abort();
    let third: Response | undefined;
    await expect
      .poll(async () => {
        third = await open();
        return third.status;
      })
      .toBe(200);
    await Promise.all([second.body?.cancel(), third?.body?.cancel()]);
  });
});

interface Sent {
  readonly type: string;
  readonly body: string;
  /** As the header says it. */
  readonly length: number;
}

/** Sends an upload as bytes; gives the status, or `closed` if the server ended the connection. */
function send({ address }: TestServer, { type, body, length }: Sent): Promise<number | 'closed'> {
  return new Promise((resolve) => {
    const request = httpRequest(`${address}/api/documents/upload`, {
      method: 'POST',
      headers: { 'content-type': type, 'content-length': length },
    });
    request.on('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    request.on('error', () => resolve('closed'));
    request.write(body);
    if (Buffer.byteLength(body) >= length) request.end();
  });
}

describe('the address of a visitor behind proxies', () => {
  it.each([
    ['no proxy', 'false', '127.0.0.1'],
    ['one proxy', '1', '203.0.113.9'],
    ['two proxies', '2', '203.0.113.7'],
    ['a proxy with an address', '127.0.0.0/8', '203.0.113.9'],
  ])('is what trusted ones say, with %s', async (_, proxies, expected) => {
    const config = parseConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', TRUST_PROXY: proxies });
    const cookieSecret = 'a secret for cookies, long enough';
    const app = await createApp({
      config,
      cookieSecret,
      log: createLog(config),
      webFolder: undefined,
    });
    app.get('/address', { schema: { hide: true } }, async ({ ip }) => ip);
    const headers = { 'x-forwarded-for': '198.51.100.1, 203.0.113.7, 203.0.113.9' };
    const answer = await app.inject({ url: '/address', headers });
    expect(answer.body).toBe(expected);
    await app.close();
  });
});
