import type { ReportContent } from '../content.ts';

/**
 * Renders a report as a Word document. All formatting is in named styles, the contents have page numbers, and the
 * changes of a later version are colored and underlined or struck through.
 *
 * @param content - What a composer of this package returns.
 * @returns The bytes of the file. The same content gives the same bytes.
 */
export async function renderDocx(content: ReportContent): Promise<Uint8Array> {
  // The library has a megabyte and is loaded only for this format.
  const { buildDocx } = await import('./build-docx.ts');
  return buildDocx(content);
}
