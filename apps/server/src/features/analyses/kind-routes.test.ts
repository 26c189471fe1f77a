import type { AnalysisDetail, DocumentKind } from '@clauselight/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { send } from '../../../test/highlights.ts';
import {
  buildVisitor,
  getAnswer,
  startTestServer,
  type TestServer,
  type Visitor,
} from '../../../test/server.ts';

const content = `House rules\n\n${'Rent is due on the first, and a day late costs fifty euros. '.repeat(5)}`;

describe('the kind of a document, set by its owner', () => {
  let server: TestServer;
  let visitor: Visitor;
  let documentId: string;
  beforeAll(async () => {
    server = await startTestServer();
    visitor = buildVisitor(server);
    documentId = (await visitor.uploadDocument({ name: 'rules.txt', content })).id;
  });
  afterAll(() => server.close());

  const analyze = async (body?: { kind: DocumentKind | null }) => {
    const answered = await send(visitor, 'POST', `/api/documents/${documentId}/analyze`, body);
    expect(answered.status).toBe(200);
    return ((await answered.json()) as AnalysisDetail).analysis?.documentKind;
  };

  it('decides about this analysis and the next, until the engine is to decide again', async () => {
    const found = await analyze();
    expect(found).not.toHaveProperty('isSetByReader');
    const set = { kind: 'lease', label: 'Lease', isSetByReader: true };
    expect(await analyze({ kind: 'lease' })).toMatchObject(set);
    expect(await analyze()).toMatchObject(set);
    expect(await analyze({ kind: null })).toEqual(found);
    expect(await analyze()).toEqual(found);
  });

  it.each([{ kind: 'novel' }, { kind: 3 }])('is refused where it is none: %j', async (body) => {
    const asked = send(visitor, 'POST', `/api/documents/${documentId}/analyze`, body);
    expect(await getAnswer(asked)).toMatchObject([400, { code: 'invalid_request' }]);
  });

  it('can be set by nobody else', async () => {
    const stranger = buildVisitor(server);
    await stranger.uploadDocument();
    const asked = send(stranger, 'POST', `/api/documents/${documentId}/analyze`, { kind: 'nda' });
    expect(await getAnswer(asked)).toMatchObject([404, { code: 'not_found' }]);
    expect((await analyze())?.kind).not.toBe('nda');
  });
});
