import { describe, expect, it } from 'vitest';
import { describeRejection, findRejection } from './rejection.ts';

const file = new File(['x'], 'lease.pdf', { type: 'application/pdf' });
const refuse = (...codes: string[]) => ({
  errors: codes.map((code) => ({ code, message: 'in the words of the drop zone' })),
});

describe('before anything is sent', () => {
  it('one file that the drop zone takes can be sent', () => {
    expect(findRejection({ accepted: [file], rejected: [] })).toBeUndefined();
  });

  it.each(['file-invalid-type', 'file-too-large', 'file-too-small'])('%s is the reason', (code) => {
    expect(findRejection({ accepted: [], rejected: [refuse(code)] })).toBe(code);
  });

  it('the type is told before the size', () => {
    const rejected = [refuse('file-invalid-type', 'file-too-large')];
    expect(findRejection({ accepted: [], rejected })).toBe('file-invalid-type');
  });

  it.each([
    ['two that fit', [file], [refuse('too-many-files')]],
    ['one that fits and one that does not', [file], [refuse('file-invalid-type')]],
    ['two that do not', [], [refuse('file-too-large'), refuse('file-too-large')]],
  ])('%s are too many files, and none is sent', (_what, accepted, rejected) => {
    expect(findRejection({ accepted, rejected })).toBe('too-many-files');
  });

  it.each([
    [
      'file-invalid-type',
      'Unsupported file type',
      'Please upload supported document types: PDF, DOC, DOCX, TXT, XLS, XLSX, CSV, JSON, XML, or RTF files.',
    ],
    ['file-too-large', 'File too large', 'Please upload files smaller than 50MB.'],
    ['file-too-small', 'File too small', 'The file is empty. Please choose a file with content.'],
    ['too-many-files', 'Too many files', 'Please upload one file at a time.'],
  ] as const)('%s is told as "%s"', (code, title, description) => {
    expect(describeRejection(code)).toEqual({ title, description });
  });
});
