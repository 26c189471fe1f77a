import {
  type AnalysisFile,
  analysisFileSchema,
  analysisReportFormats,
  redlineSchema,
} from '@clauselight/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../../test/answers.ts';
import { readSample } from '../../../test/files.ts';
import { removeAiHighlights, send } from '../../../test/highlights.ts';
import {
  buildVisitor,
  getAnswer,
  listStored,
  startTestServer,
  type TestServer,
  type Visitor,
} from '../../../test/server.ts';
import { createUser, listAudit } from '../../../test/users.ts';
import { outputs } from '../../domain/tables/report-tables.ts';

describe('an analysis as a file', () => {
  let server: TestServer;
  let visitor: Visitor;
  let analysisId: string;
  let url: string;
  beforeAll(async () => {
    server = await startTestServer();
    visitor = buildVisitor(server);
    const { id } = await visitor.uploadDocument({ name: 'deal.txt', content: contract });
    analysisId = (await visitor.analyze(id)).id;
    url = `/api/analyses/${analysisId}/report`;
  });
  afterAll(() => server.close());

  const expectNothingLeft = async () => {
    await expect.poll(() => server.platform.database.orm.$count(outputs)).toBe(0);
    await expect.poll(() => listStored(server, 'objects/outputs')).toEqual([]);
  };

  it('is sent whole, and nothing of it stays', async () => {
    const response = await visitor.call(`${url}?format=json`);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="deal - analysis.json"; filename*=UTF-8''deal%20-%20analysis.json`,
      'cache-control': 'no-store',
    });
    const body = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-length')).toBe(String(body.length));
    expect(analysisFileSchema.parse(JSON.parse(body.toString())).analysisId).toBe(analysisId);
    await expectNothingLeft();
  });

  it('is made for several at once, each its own', async () => {
    const ask = async (format: string) => (await visitor.call(`${url}?format=${format}`)).text();
    const asked = ['json', 'findings-csv', 'terms-csv', 'calendar'].map(ask);
    const [json = '', findings, terms, calendar] = await Promise.all(asked);
    expect((JSON.parse(json) as AnalysisFile).analysisId).toBe(analysisId);
    expect(findings).toContain('indemnify the Provider');
    expect(terms).toContain('Birch Retail Inc.');
    expect(calendar).toContain('20260301');
    await expectNothingLeft();
  });

  it.each([
    ['none', ''],
    ['one that there is not', '?format=exe'],
    ['another annex', '?format=json&annex=perhaps'],
    ['a side that is too long', `?format=json&side=${'a'.repeat(201)}`],
    ['a side that is no text', '?format=json&side=a%00'],
    ['findings that are no ids', '?format=redlined-docx&leaveOut=a;b'],
  ])('is refused where the format is wanted, and asked for is %s', async (_, query) => {
    expect(await getAnswer(visitor.call(`${url}${query}`))).toMatchObject([
      400,
      { code: 'invalid_request' },
    ]);
  });

  it('is not begun by asking for the headers alone', async () => {
    const response = await visitor.call(`${url}?format=json`, { method: 'HEAD' });
    expect(response.status).toBe(404);
    await expectNothingLeft();
  });

  it('has no comments where there is no Word document to write them into', async () => {
    const asked = getAnswer(visitor.call(`${url}?format=reviewed-docx`));
    expect(await asked).toMatchObject([409, { code: 'no_word_original' }]);
  });

  it('is for a side, with the decisions about findings, and with highlights on request', async () => {
    const person = await createUser(server);
    const { id } = await person.uploadDocument({ name: 'fee.txt', content: contract });
    const { id: ownId, analysis } = await person.analyze(id);
    const finding = analysis?.findings[0]?.id ?? '';
    const side = analysis?.sides[0]?.id ?? '';
    await send(person, 'PUT', `/api/analyses/${ownId}/finding-states/${finding}`, {
      state: 'accepted',
      note: 'Agreed with Grace',
    });
    const decided = { findingId: finding, state: 'accepted', note: 'Agreed with Grace' };
    const read = async (query: string) => {
      const response = await person.call(`/api/analyses/${ownId}/report?format=json${query}`);
      return (await response.json()) as AnalysisFile;
    };
    const plain = await read('');
    expect(plain).toMatchObject({ findingStates: [decided] });
    expect(plain).not.toHaveProperty('side');
    expect(plain).not.toHaveProperty('highlights');
    const rich = await read(`&side=${side}&annex=yes`);
    expect(rich).toMatchObject({ side: { id: side }, findingStates: [decided] });
    expect(rich.highlights?.length).toBeGreaterThan(0);
    expect(await read('&side=nobody')).not.toHaveProperty('side');
    // Another analysis put its own highlights in the place of those of this one.
    await person.analyze(id);
    await removeAiHighlights(server, id);
    const quotes = (file: AnalysisFile) => file.highlights?.map(({ quote }) => quote);
    expect(quotes(await read('&annex=yes'))).toEqual(quotes(rich));
    const trail = await listAudit(server, person.userId);
    expect(trail).toEqual(Array.from({ length: 4 }, () => 'report-exported'));
  });

  it('proposes changes for a side, but none for what is settled', async () => {
    const person = await createUser(server);
    const name = 'cloud-services-agreement.docx';
    const type = analysisReportFormats.docx.mediaType;
    const { id } = await person.uploadDocument({ name, type, content: readSample(name) });
    const { id: ownId, analysis } = await person.analyze(id);
    const side = analysis?.sides.find(({ role }) => role === 'customer')?.id ?? '';
    const read = async (query: string) =>
      redlineSchema.parse(
        await (await person.call(`/api/analyses/${ownId}/changes${query}`)).json(),
      );
    const { changes, scores } = await read(`?side=${side}`);
    expect(changes.length).toBeGreaterThan(5);
    const own = scores.find((score) => score.side === side);
    expect(own?.after).toBeLessThan(own?.before ?? 0);
    const [settled = ''] = changes[0]?.findingIds ?? [];
    const without = await read(`?side=${side}&leaveOut=${settled},nobody`);
    expect(without.changes.flatMap(({ findingIds }) => findingIds)).not.toContain(settled);
    const path = `/api/analyses/${ownId}/finding-states/${settled}`;
    await send(person, 'PUT', path, { state: 'done', note: '' });
    const later = await read(`?side=${side}`);
    expect(later.changes.flatMap(({ findingIds }) => findingIds)).not.toContain(settled);
    // Looking at proposals is not recorded as a download.
    expect(await listAudit(server, person.userId)).toEqual([]);
  });

  it('says that there is nothing to propose for what is no contract', async () => {
    const other = buildVisitor(server);
    const content = 'Dear Ada, thank you for the cake. We ate it on Sunday. Yours, Grace';
    const { id } = await other.uploadDocument({ name: 'letter.txt', content });
    const analysis = await other.analyze(id);
    const answer = await other.call(`/api/analyses/${analysis.id}/changes`);
    expect(await answer.json()).toEqual({ changes: [], scores: [], unproven: [] });
    const asked = getAnswer(other.call(`/api/analyses/${analysis.id}/report?format=redlined-docx`));
    expect(await asked).toMatchObject([409, { code: 'no_changes' }]);
  });

  it('says that a calendar would be empty', async () => {
    const other = buildVisitor(server);
    const content = 'The Provider may change the fees at any time by posting them on its website.';
    const { id } = await other.uploadDocument({ name: 'fees.txt', content });
    const analysis = await other.analyze(id);
    const asked = getAnswer(other.call(`/api/analyses/${analysis.id}/report?format=calendar`));
    expect(await asked).toMatchObject([409, { code: 'no_dates' }]);
  });
});

it('can be asked so many times a minute, and not before an analysis has been completed', async () => {
  const settings = { REPORTS_PER_MINUTE: '2' };
  const server = await startTestServer({ hasWorker: false, settings });
  const visitor = buildVisitor(server);
  const { id } = await visitor.uploadDocument();
  const headers = { prefer: 'respond-async' };
  const started = await visitor.call(`/api/documents/${id}/analyze`, { method: 'POST', headers });
  const { id: analysisId } = (await started.json()) as { id: string };
  const ask = () => getAnswer(visitor.call(`/api/analyses/${analysisId}/report?format=pdf`));
  expect([await ask(), await ask(), await ask()]).toMatchObject([
    [409, { code: 'analysis_missing' }],
    [409, { code: 'analysis_missing' }],
    [429, { code: 'rate_limited' }],
  ]);
  await server.close();
});
