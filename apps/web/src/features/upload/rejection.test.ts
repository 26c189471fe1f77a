import { describe, expect, it } from 'vitest';
import { describeRejection, readChoice } from './rejection.ts';

const file = new File(['x'], 'lease.pdf', { type: 'application/pdf' });
const other = new File(['x'], 'film.gif', { type: 'image/gif' });
const refuse = (refused: File, ...codes: string[]) => ({
  file: refused,
  errors: codes.map((code) => ({ code, message: 'in the words of the drop zone' })),
});

describe('before anything is sent', () => {
  it('a file that the drop zone takes can be sent', () => {
    expect(readChoice({ files: [file], rejected: [] })).toEqual([{ file }]);
  });

  it.each(['file-invalid-type', 'file-too-large', 'file-too-small'])('%s is the reason', (code) => {
    expect(readChoice({ files: [file], rejected: [refuse(file, code)] })).toEqual([{ file, code }]);
  });

  it('a known format that cannot be read is told as one', () => {
    const old = new File(['x'], 'talk.ppt');
    const rejected = [refuse(old, 'file-invalid-type')];
    expect(readChoice({ files: [old], rejected })).toEqual([
      { file: old, code: 'format-not-read' },
    ]);
    expect(describeRejection('format-not-read').title).toBe('File format not read');
  });

  it('an archive is told as one', () => {
    const archive = new File(['x'], 'offers.zip');
    const rejected = [refuse(archive, 'file-invalid-type')];
    expect(readChoice({ files: [archive], rejected })).toEqual([
      { file: archive, code: 'archive-not-opened' },
    ]);
    expect(describeRejection('archive-not-opened').title).toBe('Archive of files');
  });

  it('the type is told before the size', () => {
    const rejected = [refuse(file, 'file-invalid-type', 'file-too-large')];
    expect(readChoice({ files: [file], rejected })).toEqual([{ file, code: 'file-invalid-type' }]);
  });

  it('files keep their order, those that cannot be sent among them', () => {
    const rejected = [refuse(other, 'file-invalid-type')];
    expect(readChoice({ files: [other, file], rejected })).toEqual([
      { file: other, code: 'file-invalid-type' },
      { file },
    ]);
  });

  it.each([
    [
      'file-invalid-type',
      'Unsupported file type',
      'Please upload supported document types: PDF, DOC, DOCX, TXT, XLS, XLSX, CSV, JSON, XML, or RTF files.',
    ],
    ['file-too-large', 'File too large', 'Please upload files smaller than 50MB.'],
    ['file-too-small', 'File too small', 'The file is empty. Please choose a file with content.'],
  ] as const)('%s is told as "%s"', (code, title, description) => {
    expect(describeRejection(code)).toEqual({ title, description });
  });
});
