import type { Highlight } from '@clauselight/schema';
import type { ExportInput } from '../export/export-input.ts';

/** An export of highlights of a text; the other parts are as given or of no matter. */
export function buildExportInput(
  parts: { text: string; highlights: readonly Highlight[] } & Partial<ExportInput>,
): ExportInput {
  const { text, ...rest } = parts;
  return {
    documentId: '0199a7c4-0000-7000-8000-00000000000d',
    filename: 'contract.pdf',
    source: { text, pages: [] },
    describePlace: () => undefined,
    ownerName: 'You',
    origin: 'https://example.com',
    now: '2026-11-22T09:30:00.000Z',
    ...rest,
  };
}
