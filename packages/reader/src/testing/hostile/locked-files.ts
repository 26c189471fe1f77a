import type { DocumentFormat } from '@clauselight/schema';
import { buildPackage, type PackageFacts } from '../build-package.ts';
import { buildPdf, printLines } from '../build-pdf.ts';
import { createPart } from '../write-zip.ts';
import { buildCompound } from './hostile-compound.ts';
import type { HostileFile } from './hostile-file.ts';
import { wrapWords } from './hostile-zips.ts';

const noise = new Uint8Array(500).map((_, at) => (at * 89) & 0xff);
const odf = 'application/vnd.oasis.opendocument';

/** Files whose words cannot be seen without a password or a license. */
export const lockedFiles: readonly HostileFile[] = [
  ...(['docx', 'xlsx', 'pptx'] as const).map((format) =>
    lock(format, 'behind a password', () =>
      buildCompound({
        EncryptionInfo: new Uint8Array(200),
        EncryptedPackage: new Uint8Array(5000),
      }),
    ),
  ),
  ...(['docx', 'xlsx', 'odt', 'ods', 'odp', 'pptx', 'epub'] as const).map((format) =>
    lock(format, 'of encrypted parts', () => lockParts(format)),
  ),
  lock('pdf', 'behind a password', () =>
    buildPdf({ pages: [printLines(['Words.'])], isEncrypted: true }),
  ),
  lock('odt', 'behind a password', () => lockOdf('odt', 'text')),
  lock('ods', 'behind a password', () => lockOdf('ods', 'spreadsheet')),
  lock('odp', 'behind a password', () => lockOdf('odp', 'presentation')),
  lock('odt', 'inside an encrypted package', () =>
    buildPackage({
      format: 'odt',
      main: '',
      parts: [{ name: 'encrypted-package', data: noise }],
      without: ['content.xml'],
    }),
  ),
  lock('epub', 'under rights management', () =>
    buildPackage({
      format: 'epub',
      main: '',
      parts: [
        { name: 'book/page.xhtml', data: noise },
        createPart(
          'META-INF/encryption.xml',
          '<encryption xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><EncryptedData xmlns="http://www.w3.org/2001/04/xmlenc#"><EncryptionMethod Algorithm="http://www.w3.org/2001/04/xmlenc#aes128-cbc"/><CipherData><CipherReference URI="book/page.xhtml"/></CipherData></EncryptedData></encryption>',
        ),
        createPart('META-INF/rights.xml', '<rights/>'),
      ],
    }),
  ),
  lock('doc', 'behind a password', () =>
    buildCompound({ WordDocument: lockedWord(), '1Table': new Uint8Array(5000) }),
  ),
  lock('xls', 'behind a password', () => buildCompound({ Workbook: lockedWorkbook() })),
];

function lock(format: DocumentFormat, how: string, build: () => Uint8Array): HostileFile {
  return { name: `${format} ${how}`, format, endings: ['document_encrypted'], build };
}

/** Sets the bit that says encrypted in every header of the zip. */
function lockParts(format: PackageFacts['format']): Uint8Array {
  const bytes = buildPackage({ format, main: wrapWords(format, 'Words.') });
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at + 10 < bytes.length; at += 1) {
    const signature = view.getUint32(at, true);
    if (signature === 0x04034b50) view.setUint16(at + 6, 1, true);
    if (signature === 0x02014b50) view.setUint16(at + 8, 1, true);
  }
  return bytes;
}

function lockOdf(format: 'odt' | 'ods' | 'odp', kind: string): Uint8Array {
  const manifest = `<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"><manifest:file-entry manifest:full-path="/" manifest:media-type="${odf}.${kind}"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"><manifest:encryption-data manifest:checksum-type="SHA256/1K" manifest:checksum="AAAA"><manifest:algorithm manifest:algorithm-name="http://www.w3.org/2001/04/xmlenc#aes256-cbc" manifest:initialisation-vector="AAAA"/></manifest:encryption-data></manifest:file-entry></manifest:manifest>`;
  return buildPackage({
    format,
    main: '',
    parts: [createPart('META-INF/manifest.xml', manifest), { name: 'content.xml', data: noise }],
  });
}

/** The head of a Word 97 document with the bit that says encrypted, [MS-DOC] 2.5.2. */
function lockedWord(): Uint8Array {
  const bytes = new Uint8Array(6000);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, 0xa5ec, true);
  view.setUint16(2, 0xc1, true);
  view.setUint16(10, 0x0100 | 0x0200, true);
  return bytes;
}

/** The head of an Excel 97 workbook followed by FilePass, [MS-XLS] 2.4.21 and 2.4.117. */
function lockedWorkbook(): Uint8Array {
  const bytes = new Uint8Array(6000);
  const view = new DataView(bytes.buffer);
  const head = [0x0809, 16, 0x0600, 0x0005, 0x0dbb, 0x07cc, 0, 0, 0x0006, 0, 0x002f, 54, 1, 1, 1];
  for (const [at, value] of head.entries()) view.setUint16(at * 2, value, true);
  return bytes;
}
