import type { ComparedVersion } from '@clauselight/comparison';
import { analyze } from '@clauselight/engine';
import { readDocument } from '@clauselight/reader';
import type { DocumentFormat } from '@clauselight/schema';
import { weights } from '../weights.ts';

/** A file as the product holds it: read and analyzed. */
export async function readVersion(
  bytes: Uint8Array,
  { filename, format }: { readonly filename: string; readonly format: DocumentFormat },
): Promise<ComparedVersion> {
  const source = await readDocument(bytes, { format });
  return {
    analysisId: '00000000-0000-4000-8000-000000000000',
    documentId: '00000000-0000-4000-8000-000000000000',
    filename,
    analyzedAt: '2026-01-01T00:00:00.000Z',
    source,
    analysis: analyze(source, { weights }),
  };
}

/** A text as if it had been uploaded. */
export function readTextVersion(text: string, filename = 'contract.txt'): Promise<ComparedVersion> {
  return readVersion(new TextEncoder().encode(text), { filename, format: 'txt' });
}
