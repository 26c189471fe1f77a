import { describe, expect, it } from 'vitest';
import { readDocument } from '../../read-document.ts';
import { buildBinaryWorkbook } from '../../testing/build-binary-workbook.ts';
import { encryptWorkbook } from '../../testing/encrypt-workbook.ts';

const rows = Array.from({ length: 300 }, (_, at) => [`Item ${at}`, at * 1.5, 'The fee is due.']);
const open = buildBinaryWorkbook([{ name: 'Prices', rows }], 'biff8');

describe.each(['binary', 'api'] as const)('an older workbook encrypted in the way %s', (cipher) => {
  const lock = (password: string) => encryptWorkbook(open, { password, cipher });

  it('is read with its password', async () => {
    const source = await readDocument(lock('Sésame'), { format: 'xls', password: 'Sésame' });
    expect(source).toEqual(await readDocument(open, { format: 'xls' }));
  });

  it('is read without one if only its structure is protected', async () => {
    const source = await readDocument(lock('VelvetSweatshop'), { format: 'xls' });
    expect(source.text).toContain('Item 299\t448.5\tThe fee is due.');
    expect(source.warnings).toEqual([]);
  });

  it.each([
    ['without a password', undefined, 'document_encrypted'],
    ['with a wrong password', 'sesame', 'document_password_wrong'],
  ])('is refused %s', async (_, password, code) => {
    const reading = readDocument(lock('Sésame'), { format: 'xls', password });
    await expect(reading).rejects.toMatchObject({ code });
  });
});
