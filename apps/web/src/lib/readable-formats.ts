import { interfaceLocale } from '@clauselight/core';
import { documentFormatSchema, formats } from '@clauselight/schema';

/** The kinds of file that can be read, the ones people bring most first, as a sentence has them. */
export const readableFormatList: string = new Intl.ListFormat(interfaceLocale, {
  type: 'conjunction',
}).format(new Set(documentFormatSchema.options.map((format) => formats[format].family)));
