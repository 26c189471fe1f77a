import { describe, expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import { buildPdf, printLines } from '../testing/build-pdf.ts';

const pages = [printLines(['The fee is due within thirty days.'])];

describe('a PDF that is encrypted', () => {
  it('with a password for its owner alone is read', async () => {
    const bytes = buildPdf({ pages, passwords: { user: '', owner: 'secret' } });
    const source = await readDocument(bytes, { format: 'pdf' });
    expect(source).toMatchObject({ text: 'The fee is due within thirty days.', warnings: [] });
  });

  it.each(['open', 'secret'])('is read with the password %s', async (password) => {
    const bytes = buildPdf({ pages, passwords: { user: 'open', owner: 'secret' } });
    const source = await readDocument(bytes, { format: 'pdf', password });
    expect(source.text).toBe('The fee is due within thirty days.');
  });

  it.each([
    ['without a password', undefined, 'document_encrypted'],
    ['with a wrong password', 'wrong', 'document_password_wrong'],
  ])('is refused %s', async (_, password, code) => {
    const bytes = buildPdf({ pages, passwords: { user: 'open', owner: 'secret' } });
    const reading = readDocument(bytes, { format: 'pdf', password });
    await expect(reading).rejects.toMatchObject({ code });
  });
});
