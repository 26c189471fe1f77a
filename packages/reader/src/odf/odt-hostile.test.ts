import fc from 'fast-check';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, inject, it } from 'vitest';
import { defaultReadLimits } from '../limits.ts';
import { readDocument } from '../read-document.ts';
import {
  buildOdt,
  buildOdtHeading,
  buildOdtItem,
  buildOdtList,
  buildOdtListStyle,
  buildOdtParagraph,
  buildOdtStyle,
  buildOdtTable,
} from '../testing/build-odt.ts';
import { checkSourceText } from '../testing/check-source-text.ts';
import { startCpuClock } from '../testing/cpu-clock.ts';
import { readOdt } from './read-odt.ts';

const p = buildOdtParagraph;
const good = buildOdt({
  automatic: buildOdtListStyle('L', [{}, { shown: 2 }]),
  body: [
    buildOdtHeading('Term', 1),
    buildOdtList([buildOdtItem(p('One.') + buildOdtList([buildOdtItem(p('Two.'))]))], {
      style: 'L',
    }),
    buildOdtTable([[p('a'), p('b')]]),
  ].join(''),
});

/** Skips the checks made before reading, so that the reader itself has to withstand the file. */
function read(bytes: Uint8Array): string {
  try {
    const limits = defaultReadLimits;
    checkSourceText(readOdt(bytes, { limits, onProgress: () => undefined }));
    return 'read';
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
}

const withContent = (content: string) =>
  zipSync({ ...unzipSync(good), 'content.xml': strToU8(content) });

const isFullRun = inject('isFullRun');
describe('a hostile OpenDocument text', () => {
  it('behind a password is refused as such', async () => {
    const manifest =
      '<manifest:file-entry manifest:full-path="content.xml"><manifest:encryption-data/></manifest:file-entry>';
    const bytes = buildOdt({ body: p('x'), manifest });
    await expect(readDocument(bytes, { format: 'odt' })).rejects.toMatchObject({
      code: 'document_encrypted',
    });
  });

  it('encrypted as a whole is refused as such', () => {
    const { mimetype = new Uint8Array() } = unzipSync(good);
    expect(read(zipSync({ mimetype, 'encrypted-package': new Uint8Array(64) }))).toBe(
      'document_encrypted',
    );
  });

  it.each([
    ['without content', '<a/>', 'document_corrupt'],
    ['with broken XML', '<a><b></a>', 'document_corrupt'],
    ['too deep', `${'<a>'.repeat(5000)}${'</a>'.repeat(5000)}`, 'document_too_complex'],
  ])('%s is refused', (_, content, code) => {
    expect(read(withContent(content))).toBe(code);
  });

  it('without words is refused', () => {
    expect(read(buildOdt({ body: p('  ') }))).toBe('document_without_text');
  });

  it('whose rows and cells repeat endlessly is read up to a limit', () => {
    const repeat = (inner: string) =>
      `<table:table><table:table-row table:number-rows-repeated="1000000"><table:table-cell table:number-columns-repeated="1000000">${inner}</table:table-cell></table:table-row></table:table>`;
    expect(read(buildOdt({ body: repeat(repeat(p('x'))) }))).toBe('read');
  });

  it('whose styles inherit from each other is read', () => {
    const styles = `${buildOdtStyle('A', { attributes: 'style:parent-style-name="B"' })}${buildOdtStyle('B', { attributes: 'style:parent-style-name="A"' })}`;
    expect(read(buildOdt({ body: p('x', 'A'), styles }))).toBe('read');
  });

  it('whose lists and pages refer to themselves is read', () => {
    const more = 'xml:id="a" text:continue-list="a"';
    const body = buildOdtList([buildOdtItem(p('x'))], { style: 'L', more });
    const masters =
      '<style:master-page style:name="Standard" style:next-style-name="Standard"><style:header/></style:master-page>';
    expect(read(buildOdt({ body, masters }))).toBe('read');
  });

  it('with lists 100 deep, names of built-in things and numbers out of range is read', () => {
    let body = p('deep', 'constructor');
    for (let depth = 0; depth < 100; depth += 1)
      body = buildOdtList([buildOdtItem(body, 'text:start-value="99999999999"')], {
        style: '__proto__',
      });
    const odd = '<text:h text:outline-level="-3">x</text:h><constructor/><text:s text:c="-1"/>';
    const spaces = p('a<text:s text:c="999999999"/>b');
    expect(read(buildOdt({ body: body + odd + spaces }))).toBe('read');
  });

  it('with 10,000 paragraphs, spans and comments takes no more than a moment', () => {
    const comment = `<office:annotation>${p('c')}</office:annotation>`;
    const body = p(`<text:span>x</text:span>${comment}`).repeat(10_000);
    const getCpuMs = startCpuClock();
    expect(read(buildOdt({ body }))).toBe('read');
    expect(getCpuMs()).toBeLessThan(4000);
  });

  it('damaged anywhere is refused with a code or read, never breaks', () => {
    const at = fc.array(fc.tuple(fc.nat(good.length - 1), fc.nat(255)), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(at, (changes) => {
        const bytes = good.slice();
        for (const [offset, value] of changes) bytes[offset] = value;
        expect(read(bytes)).toMatch(/^(read|document_\w+)$/);
      }),
      { numRuns: isFullRun ? 150 : 40, seed: 1 },
    );
  });

  it('with its XML damaged anywhere is refused with a code or read, never breaks', () => {
    const content = unzipSync(good)['content.xml'] ?? new Uint8Array();
    const change = fc.tuple(fc.nat(content.length - 1), fc.constantFrom(...'<>/"a0 '));
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 3 }), (changes) => {
        const bytes = content.slice();
        for (const [offset, character] of changes) bytes[offset] = character.charCodeAt(0);
        expect(read(zipSync({ ...unzipSync(good), 'content.xml': bytes }))).toMatch(
          /^(read|document_\w+)$/,
        );
      }),
      { numRuns: isFullRun ? 100 : 30, seed: 2 },
    );
  });

  it('gives the same text each time', async () => {
    const [first, second] = await Promise.all(
      [good, good.slice()].map((bytes) => readDocument(bytes, { format: 'odt' })),
    );
    expect(first).toEqual(second);
  });

  if (isFullRun) {
    it('is read up to a bound where its content is tens of megabytes of markup', async () => {
      const padding = `<!-- ${'x'.repeat(100_000)} -->`;
      const paragraphs = Array.from({ length: 1400 }, (_, at) => p(`Paragraph ${at}.${padding}`));
      const source = await readDocument(buildOdt({ body: paragraphs.join('') }), { format: 'odt' });
      expect(source.blocks.length).toBeGreaterThan(600);
      expect(source.blocks.length).toBeLessThan(1400);
      expect(source.warnings.map(({ code }) => code)).toEqual(['read-in-part']);
      checkSourceText(source);
    });
  }
});
