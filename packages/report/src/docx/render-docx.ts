import type { ReportContent } from '../content.ts';

/**
 * Draws a report as a Word document: all formatting is in named styles, the contents have their page numbers, and what a
 * later version has and has not is coloured and underlined or struck through. The same content gives the same bytes.
 */
export async function renderDocx(content: ReportContent): Promise<Uint8Array> {
  // A megabyte of library, for this form alone.
  const { buildDocx } = await import('./build-docx.ts');
  return buildDocx(content);
}
