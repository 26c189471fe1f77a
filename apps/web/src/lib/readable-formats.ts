import { documentFormatSchema, formats } from '@clauselight/schema';

const readable = documentFormatSchema.options.filter((format) => formats[format].isReadable);

/** What people call the formats this version reads, in the order of the schema. */
export const readableFormatLabels: readonly string[] = readable.map(
  (format) => formats[format].label,
);

/** The readable formats as a sentence has them: `Text, PDF and Word`. */
export const readableFormatList: string = new Intl.ListFormat('en-US', {
  type: 'conjunction',
}).format(readableFormatLabels);
