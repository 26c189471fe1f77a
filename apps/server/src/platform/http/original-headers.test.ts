import { describe, expect, it } from 'vitest';
import { describeOriginal, readRange } from './original-headers.ts';

describe('the bytes that a Range header asks for', () => {
  it.each([
    ['bytes=0-3', { start: 0, end: 4 }],
    ['bytes=4-', { start: 4, end: 10 }],
    ['bytes=8-99', { start: 8, end: 10 }],
    ['bytes=-3', { start: 7, end: 10 }],
    ['bytes=-99', { start: 0, end: 10 }],
    ['Bytes=9-9', { start: 9, end: 10 }],
  ])('are, of ten, for %j %o', (header, range) => {
    expect(readRange(header, 10)).toEqual(range);
  });

  it.each(['bytes=10-', 'bytes=10-12', 'bytes=-0', `bytes=${'9'.repeat(400)}-`])(
    'are not there for %j',
    (header) => {
      expect(readRange(header, 10)).toBe('unsatisfiable');
    },
  );

  it.each([
    undefined,
    '',
    'bytes=',
    'bytes=-',
    'bytes=3-2',
    'bytes=0-1,4-5',
    'lines=0-1',
    'bytes=a-b',
  ])('are all of them for %j', (header) => {
    expect(readRange(header, 10)).toBeUndefined();
  });
});

describe('the headers of an original', () => {
  const build = (filename: string) =>
    describeOriginal({ filename, fileType: 'application/pdf', format: 'pdf' });

  it.each([
    ['Lease.pdf', `inline; filename="Lease.pdf"; filename*=UTF-8''Lease.pdf`],
    [
      `Vertrag "Süd" (1)'*.pdf`,
      `inline; filename="Vertrag _S_d_ _1___.pdf"; filename*=UTF-8''Vertrag%20%22S%C3%BCd%22%20%281%29%27%2A.pdf`,
    ],
    ['契約.pdf', `inline; filename="__.pdf"; filename*=UTF-8''%E5%A5%91%E7%B4%84.pdf`],
    ['a\r\nset-cookie: x.pdf', /^[ -~]+$/],
  ])('carry the name %j safely', (filename, disposition) => {
    expect(build(filename)['content-disposition']).toEqual(
      typeof disposition === 'string' ? disposition : expect.stringMatching(disposition),
    );
  });

  it.each([
    ['html', 'text/html'],
    ['xml', 'application/xml'],
    ['docx', 'application/octet-stream'],
  ] as const)('make a download without rights of %s', (format, fileType) => {
    const headers = describeOriginal({ filename: 'a', fileType, format });
    expect(headers['content-disposition']).toMatch(/^attachment;/);
    expect(headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/);
  });
});
