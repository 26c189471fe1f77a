import { describe, expect, it } from 'vitest';
import { AppError, isErrorCode } from './error.ts';
import { errors } from './errors.ts';
import { findFormatByMediaType, findFormatByName, formats } from './format.ts';
import { isArchiveName, isUnreadContent, isUnreadName } from './unread-format.ts';

describe('formats', () => {
  it.each([
    ['Lease.PDF', 'pdf'],
    ['notes.final.txt', 'txt'],
    ['old.doc', 'doc'],
    ['new.docx', 'docx'],
    ['Form.DOTX', 'docx'],
    ['form.docm', 'docx'],
    ['form.dotm', 'docx'],
    ['form.dot', 'doc'],
    ['prices.xlsm', 'xlsx'],
    ['prices.xltx', 'xlsx'],
    ['prices.xlsb', 'xlsx'],
    ['prices.tsv', 'csv'],
    ['talk.pptm', 'pptx'],
    ['talk.ppsx', 'pptx'],
    ['form.ott', 'odt'],
    ['talk.odp', 'odp'],
    ['offer.msg', 'msg'],
    ['page.mhtml', 'mhtml'],
    ['page.mht', 'mhtml'],
    ['photo.gif', undefined],
    ['pdf', undefined],
  ])('%s is named as %s', (name, format) => {
    expect(findFormatByName(name)).toBe(format);
  });

  it('are found by media type without its parameters', () => {
    expect(findFormatByMediaType('Text/XML; charset=utf-8')).toBe('xml');
    expect(findFormatByMediaType('image/gif')).toBeUndefined();
  });
});

describe('the formats of the table', () => {
  const all = Object.values(formats);
  it.each(['extensions', 'mediaTypes'] as const)(
    'have %s of their own, in lower case',
    (property) => {
      const names: string[] = all.flatMap((facts) => [...facts[property]]);
      expect(new Set(names).size).toBe(names.length);
      expect(names).toEqual(names.map((name) => name.toLowerCase()));
    },
  );

  it('are found by a media type in any case', () => {
    const browser = 'application/vnd.ms-word.document.macroEnabled.12';
    expect(findFormatByMediaType(browser)).toBe('docx');
  });
});

describe('formats that are known and not read', () => {
  it.each([
    ['talk.PPT', true],
    ['plan.pages', true],
    ['talk.pptx', false],
    ['photo.gif', false],
    ['ppt', false],
  ])('by the name %s: %s', (name, expected) => {
    expect(isUnreadName(name)).toBe(expected);
  });

  it('may be archives', () => {
    expect(isArchiveName('offers.ZIP')).toBe(true);
    expect(isArchiveName('offers.docx')).toBe(false);
  });

  it('are never read as well', () => {
    const read = Object.values(formats).flatMap(({ extensions }) => [...extensions]);
    expect(read.filter((extension) => isUnreadName(`a${extension}`))).toEqual([]);
  });

  it('are known by their first bytes', () => {
    expect(isUnreadContent(Uint8Array.of(0xdb, 0xa5, 0x2d, 0, 1, 2))).toBe(true);
    expect(isUnreadContent(Uint8Array.of(0xdb, 0xa5))).toBe(false);
    expect(isUnreadContent(new TextEncoder().encode('%PDF-1.7'))).toBe(false);
  });
});

describe('the media types that the specification accepts', () => {
  it.each([
    ['text/plain', 'txt'],
    ['application/pdf', 'pdf'],
    ['application/msword', 'doc'],
    ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'],
    ['application/vnd.ms-excel', 'xls'],
    ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx'],
    ['text/csv', 'csv'],
    ['application/json', 'json'],
    ['text/xml', 'xml'],
    ['application/xml', 'xml'],
    ['application/rtf', 'rtf'],
    ['text/rtf', 'rtf'],
  ])('hold %s', (mediaType, format) => {
    expect(findFormatByMediaType(mediaType)).toBe(format);
  });
});

describe('errors', () => {
  it('carry the message of the table and keep the cause', () => {
    const cause = new Error('inner');
    const error = new AppError('file_too_large', { cause });
    expect(error.message).toBe(errors.file_too_large.message);
    expect(error.cause).toBe(cause);
  });

  it('are recognized by their code alone', () => {
    expect(isErrorCode('not_found')).toBe(true);
    expect(isErrorCode('toString')).toBe(false);
  });
});
