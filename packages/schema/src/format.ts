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
  'mhtml',
  'odp',
  'msg',
  'jpeg',
  'png',
  'webp',
  'tiff',
]);
export type DocumentFormat = z.infer<typeof documentFormatSchema>;

/** Formats of pictures, whose words are recognized. */
export const pictureFormats = ['jpeg', 'png', 'webp', 'tiff'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/**
 * Whether a format is one of pictures.
 *
 * @param format - The id of a format, or another answer of a detector.
 * @returns Whether the words of such a file are recognized.
 */
export function isPictureFormat(format: string): format is PictureFormat {
  return pictureFormats.some((one) => one === format);
}

export interface FormatFacts {
  /** Displayed name. */
  readonly label: string;
  /** The first is the format's usual one; the others are its templates, its files with macros and older habits. */
  readonly extensions: readonly string[];
  /** Media types that a browser may declare, in lower case. The first is used in answers. */
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
    extensions: ['.docx', '.docm', '.dotx', '.dotm'],
    mediaTypes: [
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'application/vnd.ms-word.document.macroenabled.12',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.template',
      'application/vnd.ms-word.template.macroenabled.12',
    ],
    family: 'Word',
  },
  doc: {
    label: 'Word 97-2003',
    extensions: ['.doc', '.dot'],
    mediaTypes: ['application/msword'],
    family: 'Word',
  },
  xlsx: {
    label: 'Excel',
    extensions: ['.xlsx', '.xlsm', '.xltx', '.xltm', '.xlsb'],
    mediaTypes: [
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'application/vnd.ms-excel.sheet.macroenabled.12',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.template',
      'application/vnd.ms-excel.template.macroenabled.12',
      'application/vnd.ms-excel.sheet.binary.macroenabled.12',
    ],
    family: 'Excel',
  },
  xls: {
    label: 'Excel 97-2003',
    extensions: ['.xls', '.xlt'],
    mediaTypes: ['application/vnd.ms-excel'],
    family: 'Excel',
  },
  csv: {
    label: 'CSV',
    extensions: ['.csv', '.tsv', '.tab'],
    mediaTypes: ['text/csv', 'text/tab-separated-values'],
    family: 'CSV',
  },
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
    extensions: ['.odt', '.ott'],
    mediaTypes: [
      'application/vnd.oasis.opendocument.text',
      'application/vnd.oasis.opendocument.text-template',
    ],
    family: 'OpenDocument',
  },
  ods: {
    label: 'OpenDocument spreadsheet',
    extensions: ['.ods', '.ots'],
    mediaTypes: [
      'application/vnd.oasis.opendocument.spreadsheet',
      'application/vnd.oasis.opendocument.spreadsheet-template',
    ],
    family: 'OpenDocument',
  },
  odp: {
    label: 'OpenDocument presentation',
    extensions: ['.odp', '.otp'],
    mediaTypes: [
      'application/vnd.oasis.opendocument.presentation',
      'application/vnd.oasis.opendocument.presentation-template',
    ],
    family: 'OpenDocument',
  },
  pptx: {
    label: 'PowerPoint',
    extensions: ['.pptx', '.pptm', '.ppsx', '.ppsm', '.potx', '.potm'],
    mediaTypes: [
      'application/vnd.openxmlformats-officedocument.presentationml.presentation',
      'application/vnd.ms-powerpoint.presentation.macroenabled.12',
      'application/vnd.openxmlformats-officedocument.presentationml.slideshow',
      'application/vnd.ms-powerpoint.slideshow.macroenabled.12',
      'application/vnd.openxmlformats-officedocument.presentationml.template',
      'application/vnd.ms-powerpoint.template.macroenabled.12',
    ],
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
  msg: {
    label: 'Outlook message',
    extensions: ['.msg', '.oft'],
    mediaTypes: ['application/vnd.ms-outlook'],
    family: 'e-mail',
  },
  mhtml: {
    label: 'Web archive',
    extensions: ['.mhtml', '.mht'],
    mediaTypes: ['multipart/related', 'application/x-mimearchive'],
    family: 'HTML',
  },
  jpeg: {
    label: 'JPEG',
    extensions: ['.jpg', '.jpeg', '.jpe', '.jfif'],
    mediaTypes: ['image/jpeg'],
    family: 'pictures',
  },
  png: {
    label: 'PNG',
    extensions: ['.png'],
    mediaTypes: ['image/png'],
    family: 'pictures',
  },
  webp: {
    label: 'WebP',
    extensions: ['.webp'],
    mediaTypes: ['image/webp'],
    family: 'pictures',
  },
  tiff: {
    label: 'TIFF',
    extensions: ['.tif', '.tiff'],
    mediaTypes: ['image/tiff'],
    family: 'pictures',
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
