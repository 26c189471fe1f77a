import { z } from 'zod';

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
  /** What people call it. */
  readonly label: string;
  readonly extensions: readonly string[];
  /** Media types a browser may declare for it; the first is the one we answer with. */
  readonly mediaTypes: readonly string[];
  /** Whether this version reads it. The others are recognised, and refused with a way on. */
  readonly isReadable: boolean;
}

/** Every format the product knows by name. */
export const formats = {
  txt: { label: 'Text', extensions: ['.txt'], mediaTypes: ['text/plain'], isReadable: true },
  pdf: { label: 'PDF', extensions: ['.pdf'], mediaTypes: ['application/pdf'], isReadable: true },
  docx: {
    label: 'Word',
    extensions: ['.docx'],
    mediaTypes: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    isReadable: true,
  },
  doc: {
    label: 'Word 97-2003',
    extensions: ['.doc'],
    mediaTypes: ['application/msword'],
    isReadable: true,
  },
  xlsx: {
    label: 'Excel',
    extensions: ['.xlsx'],
    mediaTypes: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    isReadable: true,
  },
  xls: {
    label: 'Excel 97-2003',
    extensions: ['.xls'],
    mediaTypes: ['application/vnd.ms-excel'],
    isReadable: true,
  },
  csv: { label: 'CSV', extensions: ['.csv'], mediaTypes: ['text/csv'], isReadable: true },
  json: {
    label: 'JSON',
    extensions: ['.json'],
    mediaTypes: ['application/json'],
    isReadable: true,
  },
  xml: {
    label: 'XML',
    extensions: ['.xml'],
    mediaTypes: ['application/xml', 'text/xml'],
    isReadable: true,
  },
  rtf: {
    label: 'RTF',
    extensions: ['.rtf'],
    mediaTypes: ['application/rtf', 'text/rtf'],
    isReadable: true,
  },
  odt: {
    label: 'OpenDocument text',
    extensions: ['.odt'],
    mediaTypes: ['application/vnd.oasis.opendocument.text'],
    isReadable: true,
  },
  ods: {
    label: 'OpenDocument spreadsheet',
    extensions: ['.ods'],
    mediaTypes: ['application/vnd.oasis.opendocument.spreadsheet'],
    isReadable: true,
  },
  pptx: {
    label: 'PowerPoint',
    extensions: ['.pptx'],
    mediaTypes: ['application/vnd.openxmlformats-officedocument.presentationml.presentation'],
    isReadable: true,
  },
  epub: {
    label: 'EPUB',
    extensions: ['.epub'],
    mediaTypes: ['application/epub+zip'],
    isReadable: true,
  },
  html: {
    label: 'HTML',
    extensions: ['.html', '.htm', '.xhtml'],
    mediaTypes: ['text/html', 'application/xhtml+xml'],
    isReadable: true,
  },
  md: {
    label: 'Markdown',
    extensions: ['.md', '.markdown'],
    mediaTypes: ['text/markdown'],
    isReadable: true,
  },
  eml: {
    label: 'E-mail',
    extensions: ['.eml'],
    mediaTypes: ['message/rfc822'],
    isReadable: true,
  },
} as const satisfies Record<DocumentFormat, FormatFacts>;

/** The format a file name claims by its extension, whatever the case. */
export function findFormatByName(filename: string): DocumentFormat | undefined {
  const name = filename.toLowerCase();
  return documentFormatSchema.options.find((format) =>
    formats[format].extensions.some((extension) => name.endsWith(extension)),
  );
}

/** The format a declared media type stands for; parameters such as a charset are ignored. */
export function findFormatByMediaType(mediaType: string): DocumentFormat | undefined {
  const bare = mediaType.split(';')[0]?.trim().toLowerCase() ?? '';
  return documentFormatSchema.options.find((format) =>
    (formats[format].mediaTypes as readonly string[]).includes(bare),
  );
}
