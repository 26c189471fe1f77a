import { AppError } from '@clauselight/schema';
import { readAvailableBytes } from '../../archive/read-available-bytes.ts';
import { openZip, type ZipArchive } from '../../archive/zip.ts';
import type { ReadLimits } from '../../limits.ts';
import { mostCells } from '../budget.ts';
import type { Workbook } from '../sheet.ts';
import { streamXml } from '../xml-stream.ts';
import { createOdsHandlers, finishOdsContent, type OdsContent } from './content.ts';

/**
 * Opens an OpenDocument spreadsheet. Its cells hold the words they show, so that no number format is needed.
 * Throws `document_encrypted` if its parts are, and `document_corrupt` where it has no sheet.
 */
export function openOds(bytes: Uint8Array, limits: ReadLimits): Workbook {
  const zip = openZip(bytes, limits.maxInflatedBytes);
  if (isEncrypted(zip)) throw new AppError('document_encrypted');
  const content: OdsContent = { sheets: [], emptyFormulas: 0, table: undefined };
  const room = { cells: mostCells, characters: limits.maxTextLength };
  const end = streamXml({ zip, name: 'content.xml' }, createOdsHandlers(content, room));
  finishOdsContent(content);
  if (content.sheets.length === 0) throw new AppError('document_corrupt');
  return {
    sheetCount: content.sheets.length,
    readSheet: (index) => content.sheets[index],
    getNotes: () => ({
      emptyFormulas: content.emptyFormulas,
      hasMacros: zip
        .names()
        .some((name) => /^(Basic|Scripts)\/(?!script-l)[^/]+\/(?!script-l)./.test(name)),
      isDamaged: !zip.isWhole || end === 'broken' || end === 'missing',
    }),
  };
}

/** Each encrypted part has its key's facts in the list of parts: [ODF] part 2, 3.4.1. */
function isEncrypted(zip: ZipArchive): boolean {
  const manifest = readAvailableBytes(zip, 'META-INF/manifest.xml');
  return (
    manifest !== undefined &&
    /<[\w:]*encryption-data\b/.test(new TextDecoder().decode(manifest.bytes))
  );
}
