import { readDocument } from '@clauselight/reader';
import { type Comparison, comparisonReportFormats, comparisonSchema } from '@clauselight/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../../test/answers.ts';
import { buildVisitor, getAnswer, startTestServer, type TestServer } from '../../../test/server.ts';
import { createUser, listAudit, type UserVisitor } from '../../../test/users.ts';

const unknownId = '00000000-0000-4000-8000-000000000000';
const changed = contract
  .replace('USD 5,000', 'USD 6,500')
  .replace('State of New York', 'State of Delaware');

describe('a comparison of two versions', () => {
  let server: TestServer;
  let visitor: UserVisitor;
  let before: string;
  let after: string;
  beforeAll(async () => {
    server = await startTestServer();
    visitor = await createUser(server);
    before = await addVersion('deal v1.txt', contract);
    after = await addVersion('deal v2.txt', changed);
  });
  afterAll(() => server.close());

  const addVersion = async (name: string, content: string) => {
    const { id } = await visitor.uploadDocument({ name, content });
    return (await visitor.analyze(id)).id;
  };
  const ask = (query: string, asker: Pick<UserVisitor, 'call'> = visitor) =>
    asker.call(`/api/comparisons${query}`);

  it('shows each passage, and is not recorded as a download', async () => {
    const response = await ask(`?before=${before}&after=${after}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.has('content-disposition')).toBe(false);
    const comparison: Comparison = comparisonSchema.parse(await response.json());
    expect([comparison.before.analysisId, comparison.after.analysisId]).toEqual([before, after]);
    expect(listChanges(comparison)).toEqual(['5,000 → 6,500', 'New York → Delaware']);
    expect(await listAudit(server, visitor.userId)).toEqual([]);
  });

  it('can be downloaded, named after the later version', async () => {
    const response = await ask(`/report?before=${before}&after=${after}&format=json`);
    expect(response.headers.get('content-disposition')).toContain('"deal v2 - comparison.json"');
    const body = await response.text();
    expect(response.headers.get('content-length')).toBe(String(Buffer.byteLength(body)));
    expect(comparisonSchema.parse(JSON.parse(body)).counts.changed).toBe(2);
    expect(await listAudit(server, visitor.userId)).toContain('report-exported');
  });

  it.each([
    ['pdf', 'pdf'],
    ['docx', 'docx'],
    ['markdown', 'md'],
  ] as const)('can be read as %s', async (format, readAs) => {
    const response = await ask(`/report?before=${before}&after=${after}&format=${format}`);
    expect(response.headers.get('content-type')).toBe(comparisonReportFormats[format].mediaType);
    const bytes = new Uint8Array(await response.arrayBuffer());
    const { text } = await readDocument(bytes, { format: readAs });
    for (const words of ['deal v1', 'deal v2', '6,500', 'Delaware']) expect(text).toContain(words);
  });

  it.each([
    ['nothing', () => '?'],
    ['one alone', () => `?before=${before}`],
    ['what is no id', () => `?before=${before}&after=1`],
    ['the same one twice', () => `?before=${before}&after=${before}`],
    ['a side that is no text', () => `?before=${before}&after=${after}&side=%00`],
  ])('is refused of %s', async (_, query) => {
    for (const path of ['', '/report']) {
      const format = path === '' ? '' : '&format=json';
      const asked = ask(`${path}${query()}${format}`);
      expect(await getAnswer(asked)).toMatchObject([400, { code: 'invalid_request' }]);
    }
  });

  it('is rejected in an unknown format', async () => {
    const asked = ask(`/report?before=${before}&after=${after}&format=calendar`);
    expect(await getAnswer(asked)).toMatchObject([400, { code: 'invalid_request' }]);
  });

  it('tells nobody about an analysis of somebody else, in either place', async () => {
    const stranger = buildVisitor(server);
    const { id } = await stranger.uploadDocument({ name: 'own.txt', content: contract });
    const own = (await stranger.analyze(id)).id;
    for (const asked of [
      ask(`?before=${own}&after=${after}`, stranger),
      ask(`?before=${before}&after=${own}`, stranger),
      ask(`?before=${before}&after=${own}`),
      ask(`?before=${before}&after=${unknownId}`),
      ask(`?before=${before}&after=${after}`, buildVisitor(server)),
    ]) {
      expect(await getAnswer(asked)).toMatchObject([404, { code: 'not_found' }]);
    }
  });

  it('is not begun by asking for the headers alone', async () => {
    const url = `/api/comparisons?before=${before}&after=${after}`;
    expect((await visitor.call(url, { method: 'HEAD' })).status).toBe(404);
  });
});

/** What was there and what is, of each passage that has other words. */
function listChanges({ passages }: Comparison): readonly string[] {
  return passages
    .filter(({ kind }) => kind === 'changed')
    .map(({ words }) => {
      const pick = (kind: string) =>
        words
          .flatMap((word) => (word.kind === kind ? [word.text] : []))
          .join('')
          .trim();
      return `${pick('deletion')} → ${pick('insertion')}`;
    });
}
