import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { buildMessage, type MessageFacts } from '../testing/markup-message.ts';
import { readAs } from '../testing/markup-read.ts';

const read = (facts: MessageFacts) => readAs('eml', buildMessage(facts));

describe('the words of a message', () => {
  const words = 'Gebühr – „100 €“';
  it.each([
    ['windows-1252', 'quoted-printable', iconv.encode(words, 'windows-1252')],
    ['iso-8859-1', 'base64', iconv.encode(words, 'windows-1252')],
    ['utf-8', 'base64', iconv.encode(words, 'utf-8')],
  ])('are decoded from %s in %s', async (charset, encoding, bytes) => {
    const encoded =
      encoding === 'base64'
        ? bytes.toString('base64')
        : [...bytes].map((byte) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');
    const { text } = await read({
      headers: {
        'Content-Type': `text/plain; charset=${charset}`,
        'Content-Transfer-Encoding': encoding,
      },
      body: encoded,
    });
    expect(text.split('\n').at(-1)).toBe(words);
  });

  it('are decoded from ISO-2022-JP', async () => {
    const { text } = await read({
      headers: { 'Content-Type': 'text/plain; charset=ISO-2022-JP' },
      body: '\u001b$B7@Ls\u001b(B',
    });
    expect(text.split('\n').at(-1)).toBe('契約');
  });

  it.each([
    ['text/plain', words],
    ['text/plain; charset=utf-8', words],
    ['text/html;\r\n charset="utf-8"', `<p>${words}</p>`],
  ])('are decoded where they were wrapped up as %s and are not that', async (type, body) => {
    const source = await read({
      headers: { 'Content-Type': type, 'Content-Transfer-Encoding': 'base64' },
      body: iconv.encode(body, 'windows-1252').toString('base64'),
    });
    expect(source.text.split('\n').at(-1)).toBe(words);
    expect(source.warnings.map(({ code }) => code)).toEqual(['encoding-guessed']);
  });

  it.each(['utf-8', 'utf-16le', 'utf-16be'])(
    'are read where an editor saved them in %s with a mark',
    async (encoding) => {
      const bytes = iconv.encode(buildMessage({ body: words }), encoding, { addBOM: true });
      expect((await readAs('eml', bytes)).text).toBe(
        `Renewal\nFrom: Jane Doe <jane@example.com>\nTo: board@example.com\nDate: Tue, 5 Mar 2024 10:00:00 +0100\n${words}`,
      );
    },
  );

  it('whose encoding nobody names are guessed, with a warning', async () => {
    const message = buildMessage({ headers: { 'Content-Type': 'text/plain' }, body: words });
    const source = await readAs('eml', iconv.encode(message, 'windows-1252'));
    expect(source.text.split('\n').at(-1)).toBe(words);
    expect(source.warnings.map(({ code }) => code)).toEqual(['encoding-guessed']);
  });
});
