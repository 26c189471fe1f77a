import type { Highlight, SourceText, Span } from '@clauselight/schema';

/** What an export is made of. */
export interface ExportInput {
  documentId: string;
  filename: string;
  source: Pick<SourceText, 'text' | 'pages'>;
  /** Those to export, in document order. */
  highlights: readonly Highlight[];
  /** Names the clause a passage stands in; nothing where there is none. */
  describePlace: (span: Span) => string | undefined;
  /** What the owner of the document is called, whose highlights stand beside those of the analysis. */
  ownerName: string;
  /** The address of the product, `https://example.com`. */
  origin: string;
  /** The time of the export, ISO 8601. */
  now: string;
}

/** The name of an export's file: the document's without its extension, and what is in it. */
export function nameExport(filename: string, extension: string): string {
  const base = filename.replace(/\.[^.]{1,8}$/, '') || 'document';
  return `${base}-highlights.${extension}`;
}
