import { readFileSync } from 'node:fs';
import path from 'node:path';
import { serverFolder } from '../src/platform/server-folder.ts';

/** A file as a browser would send it. */
export interface TestFile {
  readonly name: string;
  readonly type: string;
  readonly content: Uint8Array | string;
}

export function buildFile(file: Partial<TestFile> = {}): TestFile {
  return {
    name: 'agreement.txt',
    type: 'text/plain',
    content: readSample('cloud-services-agreement.txt'),
    ...file,
  };
}

/** One of the project's own sample documents. */
export function readSample(name: string): Uint8Array {
  return readFileSync(path.resolve(serverFolder, '../../samples', name));
}

/** The first bytes of a PNG picture: enough to be recognized as one. */
export const pngBytes = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A PDF that begins like one and ends in the middle. */
export function buildCorruptPdf(): Uint8Array {
  return readSample('cloud-services-agreement.pdf').subarray(0, 900);
}

/** A PDF that opens with a password only: its standard security handler knows none that is empty. */
export function buildEncryptedPdf(): Uint8Array {
  const owner = 'a'.repeat(64);
  const user = 'b'.repeat(64);
  return assemblePdf(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>',
      `<< /Filter /Standard /V 1 /R 2 /Length 40 /P -4 /O <${owner}> /U <${user}> >>`,
    ],
    '/Encrypt 4 0 R /ID [<00112233445566778899aabbccddeeff> <00112233445566778899aabbccddeeff>]',
  );
}

function assemblePdf(objects: readonly string[], trailer: string): Uint8Array {
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const xref = text.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join('')}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${xref}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}
