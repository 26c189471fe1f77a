import { readDocument } from '@clauselight/reader';
import { composeAnalysisReport, listTexts } from '@clauselight/report';
import { readPdf } from '@clauselight/report/testing/read-pdf.ts';
import {
  type AnalysisFile,
  type AnalysisReportFormat,
  analysisFileSchema,
  analysisReportFormats,
  parseSourceText,
  type SourceText,
} from '@clauselight/schema';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readSample } from '../../../test/files.ts';
import { buildVisitor, startTestServer, type TestServer } from '../../../test/server.ts';
import { documents } from '../../domain/tables/document-tables.ts';
import { sourceTextKey } from '../../platform/storage/keys.ts';

/** Words that a compiler, a header or a folder might take for its own. */
const filename = '#panic("x") $1$ *b* <l> \\ Süd\r\nset-cookie: a=b.docx';

/** In characters. */
const longestLabel = 60;

describe('a Word document taken away', () => {
  let server: TestServer;
  let ask: (format: AnalysisReportFormat, length?: 'short' | 'long') => Promise<Uint8Array>;
  let file: AnalysisFile;
  let source: SourceText;
  /** What every report of it has to say, but for its footer. */
  let said: readonly string[];
  let footer: string;
  beforeAll(async () => {
    server = await startTestServer();
    const visitor = buildVisitor(server);
    const content = readSample('cloud-services-agreement.docx');
    const type = analysisReportFormats.docx.mediaType;
    const { id } = await visitor.uploadDocument({ name: 'deal.docx', type, content });
    // As a program may upload it; the one of this test writes such names otherwise.
    await server.platform.database.orm.update(documents).set({ filename });
    const analysis = await visitor.analyze(id);
    ask = async (format, length = 'long') => {
      const query = length === 'long' ? '&annex=yes&length=long' : '';
      const url = `/api/analyses/${analysis.id}/report?format=${format}${query}`;
      const response = await visitor.call(url);
      expect([format, response.status]).toEqual([format, 200]);
      const { mediaType, suffix, extension } = analysisReportFormats[format];
      expect(response.headers.get('content-type')).toBe(mediaType);
      expect(response.headers.get('content-disposition')).toBe(
        `attachment; filename="_panic_ x _ _1_ b l S_d set-cookie a_b - ${suffix}.${extension}"; filename*=UTF-8''${name(`${suffix}.${extension}`)}`,
      );
      return new Uint8Array(await response.arrayBuffer());
    };
    file = analysisFileSchema.parse(JSON.parse(decode(await ask('json'))));
    const stored = await server.platform.storage.find(sourceTextKey(id));
    source = parseSourceText(stored?.toString() ?? '');
    const report = composeAnalysisReport({
      analysisId: analysis.id,
      filename: file.document.filename,
      analyzedAt: file.analyzedAt,
      analysis: file.analysis,
      source,
      states: [],
      highlights: file.highlights ?? [],
    });
    // Each form draws the score in its own way, and cells of a table are beside each other.
    const [score] = report.cover.scores;
    const value = score?.insteadOf ?? score?.value;
    footer = report.footer;
    const texts = listTexts({ ...report, cover: { ...report.cover, scores: [] }, footer: '' });
    said = [...texts, `${value}`].flatMap((text) => text.split('\n'));
  });
  afterAll(() => server.close());

  it.each([
    ['pdf', 'pdf'],
    ['docx', 'docx'],
    ['markdown', 'md'],
  ] as const)('as %s says all that its analysis says', async (format, readAs) => {
    expect(file.analysis.findings.length).toBeGreaterThan(10);
    expect(said.length).toBeGreaterThan(200);
    const { text } = await readDocument(await ask(format), { format: readAs });
    expect(squeeze(text)).toContain(squeeze(footer));
    const read = squeeze(text.replaceAll(repeated, ''));
    const missing = said.filter((words) => !read.includes(squeeze(words)));
    // A label that is broken in a PDF is read with the cell beside it between its lines.
    const isBroken = (label: string) =>
      format === 'pdf' && label.split(' ').every((word) => read.includes(word));
    expect(missing.filter((words) => words.length > longestLabel || !isBroken(words))).toEqual([]);
    expect(read).toContain(squeeze(filename));
  });

  it('as PDF is short where nothing else is said, and still names every finding', async () => {
    const [short, long] = [await ask('pdf', 'short'), await ask('pdf')];
    const { text } = await readDocument(short, { format: 'pdf' });
    const read = squeeze(text.replaceAll(repeated, ''));
    expect(file.analysis.findings.filter(({ title }) => !read.includes(squeeze(title)))).toEqual(
      [],
    );
    expect(text).toContain('This is the short form');
    const count = async (bytes: Uint8Array) => (await readPdf(bytes)).pageCount;
    expect(await count(short)).toBeLessThanOrEqual((await count(long)) / 2);
  });

  it.each([
    [
      'findings-csv',
      ({ findings }: AnalysisFile['analysis']) => findings.map(({ title }) => title),
    ],
    ['terms-csv', ({ terms }: AnalysisFile['analysis']) => terms.map(({ label }) => label)],
  ] as const)('as %s has a row for each', async (format, list) => {
    const table = await readDocument(await ask(format), { format: 'csv' });
    const rows = list(file.analysis);
    for (const words of rows) expect(table.text).toContain(words);
  });

  it('as a calendar has the days of its analysis', async () => {
    const days = file.analysis.terms.flatMap(({ value }) =>
      value.kind === 'date' ? [value.date.replaceAll('-', '')] : [],
    );
    expect(days.length).toBeGreaterThan(0);
    const calendar = decode(await ask('calendar'));
    for (const day of days) expect(calendar).toContain(`DTSTART;VALUE=DATE:${day}\r\n`);
  });

  it('as the reviewed document is what it was, with a comment for each finding', async () => {
    const bytes = await ask('reviewed-docx');
    expect((await readDocument(bytes, { format: 'docx' })).text).toBe(source.text);
    const comments = decode(unzipSync(bytes)['word/comments.xml'] ?? new Uint8Array());
    const open = file.analysis.findings.filter(({ standing }) => standing !== 'favour');
    expect(comments.match(/<w:comment /g)).toHaveLength(open.length);
  });

  it('as the document with proposed changes holds them as tracked changes, each with a comment', async () => {
    const bytes = await ask('redlined-docx');
    const read = await readDocument(bytes, { format: 'docx' });
    const own = read.revisions.filter(({ author }) => author === 'Clauselight');
    expect(own.length).toBeGreaterThan(5);
    expect(read.text).not.toBe(source.text);
    const kept = own
      .toReversed()
      .reduce(
        (text, { kind, start, end, ...rest }) =>
          text.slice(0, start) +
          ('text' in rest && kind === 'deletion' ? rest.text : '') +
          text.slice(end),
        read.text,
      );
    expect(kept.replace(/\s+/g, ' ').trim()).toBe(source.text.replace(/\s+/g, ' ').trim());
    expect(read.comments.length).toBeGreaterThan(3);
  });

  it('as the reviewed document is made though its file could not be read at first', async () => {
    const failing = vi.spyOn(server.platform.storage, 'withLocalFile');
    failing.mockRejectedValueOnce(new Error('the disk is busy'));
    expect((await ask('reviewed-docx')).length).toBeGreaterThan(0);
    expect(failing).toHaveBeenCalledTimes(2);
  });
});

const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** The feet and heads of pages, which are in the middle of what crosses them. */
const repeated = /^.*\tPage \d+ of \d+$|^.*\tContract analysis$/gm;

/** The end of a name in a header. */
const name = (end: string) =>
  encodeURIComponent(`#panic( x ) $1$ b l Süd set-cookie a=b - ${end}`)
    .replaceAll('(', '%28')
    .replaceAll(')', '%29')
    .replaceAll('*', '%2A');

/** Without what lines are broken by, and hyphens, which may be of a line's end. */
function squeeze(text: string): string {
  return text.normalize('NFKC').replaceAll(/[\s\u00AD-]+/g, '');
}
