import type { SourceText } from '@clauselight/schema';
import { readDocument } from '../read-document.ts';
import { buildDocx, type DocxParts } from './build-docx.ts';
import { checkSourceText } from './check-source-text.ts';

/** Builds a Word file of the parts given, reads it and checks what every source text promises. */
export async function readParts(parts: DocxParts): Promise<SourceText> {
  const source = await readDocument(buildDocx(parts), { format: 'docx' });
  checkSourceText(source);
  return source;
}
