import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getDocumentFolder, getOriginalName } from './entry-names.ts';

describe('the folder of a document in the archive', () => {
  it.each([
    ['Lease agreement (final).pdf', 'documents/001-Lease agreement (final)'],
    ['Mietvertrag_Müller.v2.docx', 'documents/001-Mietvertrag_Müller_v2'],
    ['契約書.pdf', 'documents/001-契約書'],
    ['../../../etc/passwd', 'documents/001-_'],
    ['..\\..\\boot.ini', 'documents/001-_boot'],
    ['CON.txt', 'documents/001-CON'],
    ['a:b|c?d*e<f>g"h.txt', 'documents/001-a_b_c_d_e_f_g_h'],
    ['trailing. . .', 'documents/001-trailing_ _'],
    ['.txt', 'documents/001-document'],
    ['', 'documents/001-document'],
    ['\u202Efdp.exe', 'documents/001-_fdp'],
  ])('of %j is %s', (filename, expected) => {
    expect(getDocumentFolder(0, filename)).toBe(expected);
  });

  it("is a name that every system accepts, whatever the file's name", () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(100_000), (filename, index) => {
        const [root, name, ...more] = getDocumentFolder(index, filename).split('/');
        expect([root, more]).toEqual(['documents', []]);
        expect(name).toMatch(/^\d{3,}-[^<>:"|?*\\/\p{C}]+$/u);
        expect(name).not.toMatch(/[. ]$/);
        expect([...(name ?? '')].length).toBeLessThanOrEqual(70);
      }),
    );
  });

  it('differs for documents with equal names, also where case is ignored', () => {
    const names = ['a.txt', 'A.txt', 'a.txt'].map((name, index) => getDocumentFolder(index, name));
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(3);
  });

  it('contains the original with the extension of its format', () => {
    expect(getOriginalName('html')).toBe('original.html');
    expect(getOriginalName('pdf')).toBe('original.pdf');
  });
});
