import { describe, expect, it } from 'vitest';
import { getMadeFileName } from './file-name.ts';

describe('the name of a file made of a document', () => {
  it.each([
    ['Lease.pdf', 'Lease - key terms.csv'],
    ['Master Agreement v1.2', 'Master Agreement v1.2 - key terms.csv'],
    ['契約書 „Süd“.docx', '契約書 „Süd“ - key terms.csv'],
    ['#panic("x").pdf', '#panic( x ) - key terms.csv'],
    ['a\r\nset-cookie: x=1.txt', 'a set-cookie x=1 - key terms.csv'],
    ['../../etc/passwd', 'etc passwd - key terms.csv'],
    ['invoice\u202Efdp.exe', 'invoice fdp - key terms.csv'],
    ['half \ud83d of it.txt', 'half of it - key terms.csv'],
    ['...', 'Document - key terms.csv'],
    ['.pdf', 'Document - key terms.csv'],
  ])('is, of %j, %j', (filename, name) => {
    expect(getMadeFileName(filename, { suffix: 'key terms', extension: 'csv' })).toBe(name);
  });

  it('stays within the limit of file systems and never splits a character', () => {
    const name = getMadeFileName(`${'😀'.repeat(200)}.pdf`, {
      suffix: 'analysis',
      extension: 'pdf',
    });
    expect(Buffer.byteLength(name)).toBeLessThan(255 + 1);
    expect(name).not.toMatch(/\p{Surrogate}/u);
  });
});
