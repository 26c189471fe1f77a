import type { SourceText } from '@clauselight/schema';
import { AppError } from '@clauselight/schema';
import { strToU8, zipSync } from 'fflate';
import type { ReadContext } from '../limits.ts';

/** Characters at the start that say whose document it is. */
const probe = 16_384;
const mostParts = 5000;

/**
 * Reads a document that an office program wrote as one XML file, with the reader of its usual format.
 * Nothing for any other XML, and for one that its reader cannot make anything of.
 */
export async function readFlatOffice(
  text: string,
  context: ReadContext,
): Promise<SourceText | undefined> {
  const head = text.slice(0, probe);
  try {
    if (head.includes('http://schemas.microsoft.com/office/2006/xmlPackage')) {
      const { readDocx } = await import('../docx/read-docx.ts');
      return { ...(await readDocx(createPackage(text), context)), format: 'xml' };
    }
    if (/<(?:\w+:)?Workbook\b[^>]*urn:schemas-microsoft-com:office:spreadsheet/.test(head)) {
      const { readWorkbook } = await import('../sheet/read-workbook.ts');
      const bytes = strToU8(text);
      return { ...(await readWorkbook(bytes, { format: 'xls', context })), format: 'xml' };
    }
    const opendocument = /\boffice:mimetype="application\/vnd\.oasis\.opendocument\.(\w+)"/.exec(
      head,
    )?.[1];
    if (opendocument === 'spreadsheet') {
      const { readWorkbook } = await import('../sheet/read-workbook.ts');
      const bytes = zipSync({ 'content.xml': strToU8(text) }, { level: 1 });
      return { ...(await readWorkbook(bytes, { format: 'ods', context })), format: 'xml' };
    }
    if (opendocument === 'presentation') {
      const { readOdp } = await import('../odf/read-odp.ts');
      const bytes = zipSync({ 'content.xml': strToU8(text) }, { level: 1 });
      return { ...readOdp(bytes, context), format: 'xml' };
    }
    if (opendocument === 'text') {
      const { readOdt } = await import('../odf/read-odt.ts');
      const bytes = zipSync({ 'content.xml': strToU8(text) }, { level: 1 });
      return { ...(await readOdt(bytes, context)), format: 'xml' };
    }
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'document_corrupt') throw error;
  }
  return undefined;
}

/** The parts of a flat package as the zip they would be: [ECMA-376] part 2, in one file. */
function createPackage(text: string): Uint8Array {
  const parts: Record<string, Uint8Array> = {};
  let at = 0;
  for (let count = 0; count < mostParts; count += 1) {
    const start = text.indexOf('<pkg:part ', at);
    const end = start < 0 ? -1 : text.indexOf('</pkg:part>', start);
    if (end < 0) break;
    const open = text.indexOf('>', start);
    const name = /pkg:name="\/?([^"]+)"/.exec(text.slice(start, open))?.[1];
    const from = text.indexOf('<pkg:xmlData', open);
    const to = text.lastIndexOf('</pkg:xmlData>', end);
    if (name !== undefined && from >= 0 && from < to)
      parts[name] = strToU8(text.slice(text.indexOf('>', from) + 1, to));
    at = end;
  }
  return zipSync(parts, { level: 1 });
}
