import { buildPackage, type PackageFacts, packageWrappers } from '../build-package.ts';
import { createPart, createRepeatedPart, writeOverlappingZip, writeZip } from '../write-zip.ts';
import type { HostileFile } from './hostile-file.ts';

type Packaged = PackageFacts['format'];

const packaged = Object.keys(packageWrappers) as Packaged[];
/** What stands for one paragraph, row or page of words, given the words. */
const paragraphs: Readonly<Record<Packaged, (words: string) => string>> = {
  docx: (words) => `<w:p><w:r><w:t>${words}</w:t></w:r></w:p>`,
  xlsx: (words) => `<row><c t="inlineStr"><is><t>${words}</t></is></c></row>`,
  odt: (words) => `<text:p>${words}</text:p>`,
  ods: (words) =>
    `<table:table-row><table:table-cell office:value-type="string"><text:p>${words}</text:p></table:table-cell></table:table-row>`,
  odp: (words) => `<text:p>${words}</text:p>`,
  pptx: (words) => `<p:sp><p:txBody><a:p><a:r><a:t>${words}</a:t></a:r></a:p></p:txBody></p:sp>`,
  epub: (words) => `<html><body><p>${words}</p></body></html>`,
};
const unitLength = 1_000_000;

/** One paragraph of words in the markup of a format. */
export function wrapWords(format: Packaged, words: string): string {
  return paragraphs[format](words);
}

/** Zip files that are made to cost more than they weigh. */
export const hostileZips: readonly HostileFile[] = [
  ...packaged.flatMap((format): HostileFile[] => [
    {
      name: `${format} whose main part inflates a thousandfold, to 400 MB`,
      format,
      endings: ['document_too_complex'],
      isSlow: true,
      build: () => buildBomb(format, { times: 400 }),
    },
    {
      name: `${format} whose main part inflates to 400 MB and says it is 100 bytes long`,
      format,
      endings: ['document_too_complex'],
      isSlow: true,
      build: () => buildBomb(format, { times: 400, size: 100 }),
    },
    {
      name: `${format} with 100,000 parts`,
      format,
      endings: ['document_too_complex'],
      ...(format === 'docx' ? {} : { isSlow: true }),
      build: () =>
        buildPackage({
          format,
          main: wrapWords(format, 'Words.'),
          parts: Array.from({ length: 100_000 }, (_, index) => createPart(`a/${index}`, '')),
        }),
    },
    {
      name: `${format} whose parts claim to be four gigabytes long`,
      format,
      endings: ['read'],
      warnings: ['damaged-parts'],
      build: () => buildLiar(format),
    },
    {
      name: `${format} with a bomb among the parts nobody needs`,
      format,
      endings: ['read'],
      build: () =>
        buildPackage({
          format,
          main: wrapWords(format, 'Words.'),
          parts: [
            createRepeatedPart('other/bomb.xml', { unit: '\0'.repeat(unitLength), times: 400 }),
          ],
        }),
    },
    {
      name: `${format} whose parts have names that lead out of it`,
      format,
      endings: ['read'],
      secret: 'root:',
      build: () =>
        buildPackage({
          format,
          main: wrapWords(format, 'Words.'),
          parts: ['../../etc/passwd', '/etc/passwd', '__proto__', 'constructor', '\0', ''].map(
            (name) => createPart(name, 'x'),
          ),
        }),
    },
  ]),
  {
    name: 'xlsx of 1,000 sheets that are one and the same megabyte',
    format: 'xlsx',
    endings: ['read'],
    warnings: ['read-in-part'],
    isSlow: true,
    build: buildOverlappingSheets,
  },
  {
    name: 'docx in a docx in a docx',
    format: 'docx',
    endings: ['read'],
    build: buildNested,
  },
];

function buildBomb(
  format: Packaged,
  { times, size }: { times: number; size?: number },
): Uint8Array {
  const { name, before, after } = packageWrappers[format];
  // A page of its own begins and ends with the words, so that it is one page and not four hundred.
  const [open = '', close = ''] = wrapWords(format, '|').split('|');
  const bomb = createRepeatedPart(name, {
    before: before + open,
    unit: 'word '.repeat(unitLength / 5),
    times,
    after: close + after,
  });
  const part = size === undefined ? bomb : { ...bomb, size };
  return buildPackage({ format, main: '', parts: [part] });
}

function buildLiar(format: Packaged): Uint8Array {
  const { name, before, after } = packageWrappers[format];
  const honest = createPart(name, `${before}${wrapWords(format, 'Words.')}${after}`);
  const part = { ...honest, compressedSize: 0xfffffff0, size: 0xfffffff0 };
  return buildPackage({ format, main: '', parts: [part] });
}

function buildOverlappingSheets(): Uint8Array {
  const { before, after, others } = packageWrappers.xlsx;
  const count = 1000;
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const sheets = numbers.map(
    (number) => `<sheet name="S${number}" sheetId="${number}" r:id="rId${number}"/>`,
  );
  const links = numbers.map(
    (number) =>
      `<Relationship Id="rId${number}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet${number}.xml"/>`,
  );
  const decoder = new TextDecoder();
  const parts = others.map((part) => {
    const text = decoder
      .decode(part.data)
      .replace(/<sheet name.*?\/>/, sheets.join(''))
      .replace(/<Relationship Id="rId1"[^>]*worksheet"[^>]*\/>/, links.join(''));
    return createPart(part.name, text);
  });
  const shared = createRepeatedPart('shared', {
    before,
    unit: wrapWords('xlsx', 'w'.repeat(50)).repeat(100),
    times: 100,
    after,
  });
  return writeOverlappingZip(parts, {
    names: numbers.map((number) => `xl/worksheets/sheet${number}.xml`),
    shared,
  });
}

function buildNested(): Uint8Array {
  let inner = writeZip([createPart('a', 'x')]);
  for (let depth = 0; depth < 20; depth += 1)
    inner = buildPackage({
      format: 'docx',
      main: wrapWords('docx', 'Words.'),
      parts: [{ name: 'word/embeddings/inner.docx', data: inner }],
    });
  return inner;
}
