import * as z from 'zod/mini';

export const documentFormatSchema = z.enum([
  'txt',
  'pdf',
  'docx',
  'doc',
  'xlsx',
  'xls',
  'csv',
  'json',
  'xml',
  'rtf',
  'odt',
  'ods',
  'pptx',
  'epub',
  'html',
  'md',
  'eml',
]);
export type DocumentFormat = z.infer<typeof documentFormatSchema>;

export interface FormatFacts {
  /** Displayed name. */
  readonly label: string;
  readonly extensions: readonly string[];
  /** Media types that a browser may declare. The first is used in answers. */
  readonly mediaTypes: readonly string[];
  /** The name of the format's group, for short lists. */
  readonly family: string;
}

/** All supported formats. */
export const formats = {
  txt: { label: 'Text', extensions: ['.txt'], mediaTypes: ['text/plain'], family: 'text' },
  pdf: { label: 'PDF', extensions: ['.pdf'], mediaTypes: ['application/pdf'], family: 'PDF' },
  docx: {
    label: 'Word',
    extensions: ['.docx'],
    mediaTypes: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    family: 'Word',
  },
  doc: {
    label: 'Word 97-2003',
    extensions: ['.doc'],
    mediaTypes: ['application/msword'],
    family: 'Word',
  },
  xlsx: {
    label: 'Excel',
    extensions: ['.xlsx'],
    mediaTypes: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    family: 'Excel',
  },
  xls: {
    label: 'Excel 97-2003',
    extensions: ['.xls'],
    mediaTypes: ['application/vnd.ms-excel'],
    family: 'Excel',
  },
  csv: { label: 'CSV', extensions: ['.csv'], mediaTypes: ['text/csv'], family: 'CSV' },
  json: {
    label: 'JSON',
    extensions: ['.json'],
    mediaTypes: ['application/json'],
    family: 'JSON',
  },
  xml: {
    label: 'XML',
    extensions: ['.xml'],
    mediaTypes: ['application/xml', 'text/xml'],
    family: 'XML',
  },
  rtf: {
    label: 'RTF',
    extensions: ['.rtf'],
    mediaTypes: ['application/rtf', 'text/rtf'],
    family: 'RTF',
  },
  odt: {
    label: 'OpenDocument text',
    extensions: ['.odt'],
    mediaTypes: ['application/vnd.oasis.opendocument.text'],
    family: 'OpenDocument',
  },
  ods: {
    label: 'OpenDocument spreadsheet',
    extensions: ['.ods'],
    mediaTypes: ['application/vnd.oasis.opendocument.spreadsheet'],
    family: 'OpenDocument',
  },
  pptx: {
    label: 'PowerPoint',
    extensions: ['.pptx'],
    mediaTypes: ['application/vnd.openxmlformats-officedocument.presentationml.presentation'],
    family: 'PowerPoint',
  },
  epub: {
    label: 'EPUB',
    extensions: ['.epub'],
    mediaTypes: ['application/epub+zip'],
    family: 'EPUB',
  },
  html: {
    label: 'HTML',
    extensions: ['.html', '.htm', '.xhtml'],
    mediaTypes: ['text/html', 'application/xhtml+xml'],
    family: 'HTML',
  },
  md: {
    label: 'Markdown',
    extensions: ['.md', '.markdown'],
    mediaTypes: ['text/markdown'],
    family: 'Markdown',
  },
  eml: {
    label: 'E-mail',
    extensions: ['.eml'],
    mediaTypes: ['message/rfc822'],
    family: 'e-mail',
  },
} as const satisfies Record<DocumentFormat, FormatFacts>;

/**
 * Finds the format that a file name claims.
 *
 * @param filename - A name or path with an extension in any case.
 * @returns The format; undefined for an unknown extension.
 */
export function findFormatByName(filename: string): DocumentFormat | undefined {
  const name = filename.toLowerCase();
  return documentFormatSchema.options.find((format) =>
    formats[format].extensions.some((extension) => name.endsWith(extension)),
  );
}

/**
 * Finds the format of a declared media type.
 *
 * @param mediaType - Parameters such as a charset are ignored.
 * @returns The format; undefined for an unknown media type.
 */
export function findFormatByMediaType(mediaType: string): DocumentFormat | undefined {
  const bare = mediaType.split(';')[0]?.trim().toLowerCase() ?? '';
  return documentFormatSchema.options.find((format) =>
    (formats[format].mediaTypes as readonly string[]).includes(bare),
  );
}
