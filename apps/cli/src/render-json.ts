import { analysisSchema } from '@clauselight/schema';
import type { AnalyzedDocument } from './analysis/engine-messages.ts';

/** The whole analysis as the schema has it, with the text that its spans count in. The same document, the same bytes. */
export function renderJson({ sourceText, analysis }: AnalyzedDocument): string {
  const { readerVersion, format, text, pages, warnings } = sourceText;
  const content = {
    sourceText: { readerVersion, format, pages, warnings, text },
    // Parsed, because the schema decides in which order the fields are written.
    analysis: analysisSchema.parse(analysis),
  };
  return `${JSON.stringify(content, undefined, 2)}\n`;
}
