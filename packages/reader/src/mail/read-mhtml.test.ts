import { describe, expect, it } from 'vitest';
import { detectFormat } from '../detect.ts';
import { readDocument } from '../read-document.ts';
import { checkSourceText } from '../testing/check-source-text.ts';
import { buildMessage, buildMessagePart } from '../testing/markup-message.ts';

const page = buildMessagePart(
  'text/html; charset=utf-8',
  '<html><head><title>Terms</title></head><body><h1>Terms</h1><p>The fee is =E2=82=AC 12.</p></body></html>',
  'Content-Transfer-Encoding: quoted-printable\nContent-Location: https://example.com/terms\n',
);
const picture = buildMessagePart(
  'image/png',
  'iVBORw0KGgo=',
  'Content-Transfer-Encoding: base64\nContent-Location: https://example.com/logo.png\n',
);
const font = buildMessagePart(
  'application/octet-stream',
  'AAEAAAA=',
  'Content-Transfer-Encoding: base64\nContent-Location: https://example.com/font.woff2\n',
);
/** As browsers save a page, and as Word does. */
const savers = {
  browser: { From: '<Saved by a browser>', 'Snapshot-Content-Location': 'https://example.com' },
  word: { From: '', Subject: '', Date: '' },
};

function build(headers: Readonly<Record<string, string>>): Uint8Array {
  const message = buildMessage({
    headers: { To: '', ...headers },
    multipart: 'related',
    parts: [page, picture, font],
  });
  return new TextEncoder().encode(message);
}

describe('a page saved as one file', () => {
  it.each(Object.entries(savers))('by a %s is read as its words alone', async (_, headers) => {
    const source = await readDocument(build(headers), { format: 'mhtml' });
    checkSourceText(source);
    expect(source).toMatchObject({
      format: 'mhtml',
      text: 'Terms\nThe fee is € 12.',
      warnings: [],
    });
  });

  it('is known by its content', async () => {
    expect(await detectFormat(build(savers.browser))).toBe('mhtml');
    expect(await detectFormat(new TextEncoder().encode(buildMessage()))).toBe('eml');
  });

  it.each(['doc', 'html'] as const)('under the name of %s is told', async (format) => {
    const source = await readDocument(build(savers.word), { format });
    expect(source.format).toBe('mhtml');
    expect(source.warnings.map(({ code }) => code)).toEqual(['name-differs']);
  });

  it('whose end is missing is read up to there', async () => {
    const bytes = build(savers.browser);
    const end = Buffer.from(bytes).indexOf('image/png');
    const source = await readDocument(bytes.subarray(0, end), { format: 'mhtml' });
    expect(source.text).toContain('The fee is € 12.');
  });

  it('is no message with recipients', async () => {
    const mail = build({ To: 'board@example.com' });
    const source = await readDocument(mail, { format: 'eml' });
    expect(source.format).toBe('eml');
    expect(source.text).toContain('To: board@example.com');
    expect(await detectFormat(mail)).toBe('eml');
  });
});
