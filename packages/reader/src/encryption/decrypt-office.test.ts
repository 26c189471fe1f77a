import { describe, expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import { buildDocx, buildParagraph } from '../testing/build-docx.ts';
import { encryptAgile, encryptStandard } from '../testing/encrypt-office.ts';
import { seedFiles } from '../testing/seed-files.ts';

const docx = buildDocx({ body: buildParagraph('The fee is due. '.repeat(800)) });
const ways = [
  ['of today', (bytes: Uint8Array, password: string) => encryptAgile(bytes, { password })],
  ['of 2007', encryptStandard],
] as const;

describe.each(ways)('an Office file encrypted in the way %s', (_, encrypt) => {
  const locked = encrypt(docx, 'Sésame');

  it('is read with its password', async () => {
    const source = await readDocument(locked, { format: 'docx', password: 'Sésame' });
    const open = await readDocument(docx, { format: 'docx' });
    expect(source).toEqual(open);
  });

  it.each([
    ['without a password', undefined, 'document_encrypted'],
    ['with a wrong password', 'sesame', 'document_password_wrong'],
    ['with an empty password', '', 'document_password_wrong'],
  ])('is refused %s', async (_name, password, code) => {
    const reading = readDocument(locked, { format: 'docx', password });
    await expect(reading).rejects.toMatchObject({ code });
  });

  it('is read without a password if it has the one of Excel', async () => {
    const workbook = encrypt(seedFiles.xlsx?.() ?? docx, 'VelvetSweatshop');
    const source = await readDocument(workbook, { format: 'xlsx' });
    expect(source.text).toContain('The Supplier shall deliver');
    expect(source.warnings).toEqual([]);
  });
});

describe('a file that is not locked', () => {
  it('is read whatever password is given', async () => {
    const source = await readDocument(docx, { format: 'docx', password: 'any' });
    expect(source.text).toContain('The fee is due.');
  });
});

describe('an encrypted file that asks for too many turns', () => {
  it('is refused at once', async () => {
    const locked = encryptAgile(docx, { password: 'a', turns: 1 });
    const text = Buffer.from(locked)
      .toString('latin1')
      .replace('spinCount="1"', 'spinCount="9999999999"');
    const reading = readDocument(new Uint8Array(Buffer.from(text, 'latin1')), {
      format: 'docx',
      password: 'a',
    });
    await expect(reading).rejects.toMatchObject({ code: expect.stringMatching(/^document_/) });
  });
});
