import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import { readInSandbox } from '../sandbox/read-in-sandbox.ts';
import { buildPdf, printLines } from '../testing/build-pdf.ts';
import { buildScan, canRecognize } from '../testing/build-scan.ts';
import { findFaults } from '../testing/find-faults.ts';

const reader = new URL('../read-document.ts', import.meta.url).href;
const clause = [
  '1. The Supplier shall deliver the goods within thirty (30) days of the order',
  'and bears the risk of loss until the Customer has accepted them in writing.',
];
const clauseText = clause.join(' ');

function scanClause() {
  return [
    { text: 'SUPPLY AGREEMENT', x: 220, y: 90, size: 16 },
    ...printLines(clause, { y: 140, size: 11 }),
  ];
}

const isFullRun = inject('isFullRun');
const canRead = canRecognize();

describe.skipIf(!canRead)('a scanned PDF', { timeout: 60_000 }, () => {
  let scan: Uint8Array;

  beforeAll(async () => {
    scan = await buildScan([scanClause(), []]);
  });

  it('is read from its pictures, with its numbers and the confidence of each block and page', async () => {
    const source = await readDocument(scan.slice(), { format: 'pdf' });
    expect(findFaults(source)).toEqual([]);
    const blocks = source.blocks.map(({ kind, number, start, end, page }) => {
      return { kind, number, page, text: source.text.slice(start, end) };
    });
    const paragraph = { kind: 'paragraph', number: '1', text: clauseText };
    expect(blocks.filter(({ text }) => text === clauseText)).toEqual([{ ...paragraph, page: 1 }]);
    for (const { confidence = 0 } of source.blocks) {
      expect(confidence).toBeGreaterThan(0.8);
      expect(confidence).toBeLessThanOrEqual(1);
    }
    expect(source.pages.map(({ confidence }) => confidence !== undefined)).toEqual([true, false]);
    expect(source.warnings).toEqual([
      {
        code: 'pages-without-text',
        message: 'Page 2 has no text that can be read, perhaps only images.',
      },
      {
        code: 'text-recognized',
        message: 'Page 1 has words that were recognised in pictures; some may be wrong.',
      },
    ]);
  });

  it('is read beneath a stamp', async () => {
    const stamp = 'Filed by the clerk of the court on 12 March 2026 at 10:31. '.repeat(3);
    const stamped = await buildScan([scanClause()], [[{ text: stamp, x: 40, y: 30, size: 6 }]]);
    const source = await readDocument(stamped, { format: 'pdf' });
    expect(source.text).toContain('Filed by the clerk of the court on 12 March 2026');
    expect(source.text).toContain(clauseText);
  });

  it.runIf(isFullRun)('is not read again where a scanner recognized its words', async () => {
    const known = await buildScan([scanClause()], [scanClause()]);
    const again = await readDocument(known, { format: 'pdf' });
    expect(again.text.split(clauseText)).toHaveLength(2);
    expect(again.blocks.every(({ confidence }) => confidence === undefined)).toBe(true);
  });

  it('is reported as having no text if none may be recognized', async () => {
    const reading = readDocument(scan.slice(), {
      format: 'pdf',
      limits: { maxRecognizedPages: 0 },
    });
    await expect(reading).rejects.toMatchObject({ code: 'document_without_text' });
  });

  it('leaves a page with a few printed words and no picture as it is', async () => {
    const bytes = buildPdf({ pages: [printLines(['Exhibit A'])] });
    const source = await readDocument(bytes, { format: 'pdf' });
    expect(source.blocks.map(({ confidence }) => confidence)).toEqual([undefined]);
    expect(source.warnings).toEqual([]);
  });
});

// Each of these takes seconds of processor time for every page.
if (isFullRun)
  describe.skipIf(!canRead)('a scanned PDF of several pages', { timeout: 60_000 }, () => {
    it('names the pages beyond those that may be recognized', async () => {
      const source = await readDocument(await buildScan([scanClause(), [], scanClause()]), {
        format: 'pdf',
        limits: { maxRecognizedPages: 1 },
      });
      expect(source.text).toContain(clauseText);
      expect(source.warnings).toContainEqual({
        code: 'read-in-part',
        message:
          'The document has more pictures of pages than can be recognized at once: pages 2-3 were not recognized.',
      });
    });

    it('is read apart from the server, too', async () => {
      const folder = await mkdtemp(path.join(tmpdir(), 'scan-'));
      const file = path.join(folder, 'scan.pdf');
      await writeFile(file, await buildScan([scanClause()]));
      // From sources the loader alone takes 300 MB to compile pdf.js.
      const limits = { memoryMb: 1536 };
      const source = await readInSandbox({ path: file, format: 'pdf' }, { limits });
      await rm(folder, { recursive: true });
      expect(source.text).toContain(clauseText);
    });

    it('that lost its end and a part of its page tree is read from all its pictures', async () => {
      const whole = Buffer.from(await buildScan([scanClause(), scanClause(), scanClause()]));
      const body = whole.toString('latin1', 0, whole.indexOf('\nxref\n'));
      const lost = body.replace(/\/Count 3\/Kids\[[^\]]*\]/, '/Count 1/Kids[3 0 R]');
      const source = await readDocument(Buffer.from(lost, 'latin1'), { format: 'pdf' });
      expect(findFaults(source)).toEqual([]);
      expect(source.text.split(clauseText)).toHaveLength(4);
      expect(source.pages.every(({ confidence }) => confidence !== undefined)).toBe(true);
    });
  });

describe.skipIf(!isFullRun)('where recognition is not installed', { timeout: 60_000 }, () => {
  /** Reads a file in a process that finds none of the optional packages; what it prints. */
  async function readWithout(bytes: Uint8Array): Promise<string> {
    const folder = await mkdtemp(path.join(tmpdir(), 'scan-'));
    const [file, block] = [path.join(folder, 'file.pdf'), path.join(folder, 'block.cjs')];
    await writeFile(file, bytes);
    await writeFile(
      block,
      `const Module = require('node:module');
      const resolve = Module._resolveFilename;
      Module._resolveFilename = function (name, ...rest) {
        if (/napi-rs|tesseract/.test(name)) throw new Error('not installed');
        return resolve.call(this, name, ...rest);
      };`,
    );
    const script = `import { readFileSync } from 'node:fs';
      const { readDocument } = await import(${JSON.stringify(reader)});
      const bytes = new Uint8Array(readFileSync(${JSON.stringify(file)}));
      await readDocument(bytes, { format: 'pdf' }).then(
        ({ text, warnings }) => console.log(JSON.stringify({ text, warnings })),
        ({ code }) => console.log(code),
      );`;
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['--require', block, '--import', 'tsx', '--input-type=module', '--eval', script],
      { encoding: 'utf8', timeout: 50_000, killSignal: 'SIGKILL' },
    );
    await rm(folder, { recursive: true });
    return stdout.trim() + stderr.trim();
  }

  it('names the pages without text and says nothing on the console', async () => {
    const text = printLines(clause);
    expect(await readWithout(buildPdf({ pages: [text, []] }))).toBe(
      JSON.stringify({
        text: clauseText,
        warnings: [
          {
            code: 'pages-without-text',
            message: 'Page 2 has no text that can be read, perhaps only images.',
          },
        ],
      }),
    );
  });

  it.skipIf(!canRead)('says of a scan that it has no text', async () => {
    expect(await readWithout(await buildScan([scanClause()]))).toBe('document_without_text');
  });
});
