import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { encodedSentences } from '../testing/encoded-sentences.ts';
import { readAs } from '../testing/markup-read.ts';

const cases = encodedSentences.flatMap(([language, encodings, text]) =>
  encodings.map((encoding) => ({ language, encoding, text })),
);

describe('the encoding of a text file', () => {
  it.each(cases)('is found if $language is in $encoding', async ({ encoding, text }) => {
    const bytes = iconv.encode(text, encoding);
    const source = await readAs('txt', bytes);
    // A character that the encoding lacks was a question mark before decoding.
    expect(source.text).toBe(
      iconv.decode(bytes, encoding).normalize('NFC').replaceAll('\u00a0', ' '),
    );
    expect(source.warnings.map(({ code }) => code)).toEqual(['encoding-guessed']);
  });

  const wide = ['utf-16le', 'utf-16be', 'utf-32le', 'utf-32be'];
  it.each(encodedSentences)(
    'is found if %s is in UTF-8, -16 and -32, with and without a mark',
    async (_, __, text) => {
      const expected = text.normalize('NFC').replaceAll('\u00a0', ' ');
      for (const encoding of ['utf-8', ...wide]) {
        const marked = await readAs('txt', iconv.encode(text, encoding, { addBOM: true }));
        expect([marked.text, marked.warnings]).toEqual([expected, []]);
        const bare = await readAs('txt', iconv.encode(text, encoding, { addBOM: false }));
        expect(bare.text).toBe(expected);
        const codes = encoding === 'utf-8' ? [] : ['encoding-guessed'];
        expect(bare.warnings.map(({ code }) => code)).toEqual(codes);
      }
    },
  );

  const words = 'The parties agree to deliver the goods to the address of the Buyer at once.';
  const signs = [
    'the “Term”',
    'the ‘Term’',
    'the Buyer’s',
    'pages 10–20',
    'the goods—all of them—',
    '§ 4.2',
    '£500',
    '€500',
    '© 2019',
    'Acme® goods',
    'Acme™ goods',
    'and so on…',
    '8½ percent',
    '20° C',
    'a résumé',
  ];
  it.each(
    signs.flatMap((sign) =>
      ['windows-1252', 'macroman']
        .filter((code) => iconv.decode(iconv.encode(sign, code), code) === sign)
        .map((code) => [sign, code] as const),
    ),
  )('is found by %s alone in English, in %s', async (sign, encoding) => {
    const text = `${words} It holds ${sign} for the parties.\n\n${words}`;
    expect((await readAs('txt', iconv.encode(text, encoding))).text).toBe(text);
  });

  it('is found by its first sign, however late that comes', async () => {
    const text = `${`${words}\n`.repeat(4000)}The “Term” ends. Nu är avtalet slut, säger säljaren.`;
    expect((await readAs('txt', iconv.encode(text, 'macroman'))).text).toBe(text);
  });

  it('is found by a single sign at the very end', async () => {
    const text = `${words} A café`;
    expect((await readAs('txt', iconv.encode(text, 'windows-1252'))).text).toBe(text);
  });

  it('is found in ISO-2022-JP', async () => {
    const bytes = Buffer.from('\u001b$B7@Ls\u001b(B 2024\n\u001b$B7@Ls\u001b(B', 'latin1');
    expect((await readAs('txt', bytes)).text).toBe('契約 2024\n契約');
  });

  it('is UTF-8 if that is cut off in the middle of a character', async () => {
    const bytes = new TextEncoder().encode('Gebühr für Käufer — ü');
    expect((await readAs('txt', bytes.subarray(0, -1))).text).toBe('Gebühr für Käufer —');
  });

  it('is UTF-8 if a few bytes are damaged, with a warning', async () => {
    const bytes = new TextEncoder().encode('Gebühr für Käufer, „prüfen“ – ü');
    bytes[bytes.length - 1] = 0x20;
    const source = await readAs('txt', bytes);
    expect(source.text).toBe('Gebühr für Käufer, „prüfen“ – \uFFFD');
    expect(source.warnings.map(({ code }) => code)).toEqual(['damaged-parts', 'characters-unread']);
  });
});
