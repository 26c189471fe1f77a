import { maxUploadBytes } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { describeRejection, findRejection } from './rejection.ts';

const pdf = { name: 'lease.pdf', type: 'application/pdf', size: 1000 };

describe('before anything is sent', () => {
  it.each([
    ['a readable document', [pdf], undefined],
    ['a name in capitals without a media type', [{ ...pdf, name: 'A.PDF', type: '' }], undefined],
    ['a media type without an extension', [{ ...pdf, name: 'lease' }], undefined],
    ['a picture', [{ name: 'a.png', type: 'image/png', size: 9 }], 'unsupported_file_type'],
    ['a file of nothing', [{ ...pdf, size: 0 }], 'file_empty'],
    ['exactly 50 MB', [{ ...pdf, size: maxUploadBytes }], undefined],
    ['one byte more', [{ ...pdf, size: maxUploadBytes + 1 }], 'file_too_large'],
    ['two files', [pdf, pdf], 'too_many_files'],
    ['no file', [], 'no_file'],
  ] as const)('%s is judged', (_what, files, code) => {
    expect(findRejection(files)).toBe(code);
  });

  it('a message is split into what happened and the way on', () => {
    expect(describeRejection('file_too_large')).toEqual({
      title: 'File too large',
      description: 'Please upload files smaller than 50MB.',
    });
  });

  it('a message without a title is given one', () => {
    expect(describeRejection('document_corrupt').title).toBe('File not accepted');
  });
});
