import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import { buildCompoundFile } from '../testing/build-compound-file.ts';
import {
  buildDoc,
  buildOldDoc,
  buildStreams,
  type DocParts,
  numbers,
} from '../testing/build-doc.ts';
import { checkSourceText } from '../testing/check-source-text.ts';

const limits = { maxTextLength: 200_000 };

const outcome = (bytes: Uint8Array) =>
  readDocument(bytes, { format: 'doc', limits }).then(
    (source) => {
      checkSourceText(source);
      return { text: source.text, codes: source.warnings.map(({ code }) => code) };
    },
    (error) => error.code ?? error,
  );

const words = 'The Supplier shall deliver the Goods to the Buyer.\r';
const parts: DocParts = { pieces: [{ text: words.repeat(20) }] };
const text = words.repeat(20).trim().replaceAll('\r', '\n');

function change(at: number, value: number): Uint8Array {
  const { main, table } = buildStreams(parts);
  new DataView(main.buffer).setUint32(at, value, true);
  return buildCompoundFile({ WordDocument: main, '0Table': table });
}

describe('a document that cannot be read', () => {
  it('is refused as encrypted behind a password', async () => {
    expect(await outcome(buildDoc({ ...parts, flags: 0x0100 }))).toBe('document_encrypted');
    expect(await outcome(buildDoc({ ...parts, flags: 0x8100 }))).toBe('document_encrypted');
    const old = buildOldDoc(new TextEncoder().encode('Secret.\r'), { flags: 0x0100 });
    expect(await outcome(old)).toBe('document_encrypted');
  });

  it('is refused as without text where there is none', async () => {
    expect(await outcome(buildDoc({ pieces: [{ text: '\r' }] }))).toBe('document_without_text');
  });

  it('is refused as corrupt where no document is inside', async () => {
    const none = buildCompoundFile({ WordDocument: new Uint8Array(5000).fill(7) });
    expect(await outcome(none)).toBe('document_corrupt');
  });
});

describe('a damaged document', () => {
  it('without its tables is read as the text lies in the file', async () => {
    const { main } = buildStreams(parts);
    expect(await outcome(buildCompoundFile({ WordDocument: main }))).toEqual({
      text,
      codes: ['damaged-parts', 'read-in-part'],
    });
  });

  it('without its tables is read as UTF-16 where it is that', async () => {
    const { main } = buildStreams({ pieces: [{ text: 'Unicode words.\r', isWide: true }] });
    expect(await outcome(buildCompoundFile({ WordDocument: main }))).toMatchObject({
      text: 'Unicode words.',
    });
  });

  it('without its directory is read as the text lies in the file', async () => {
    const bytes = buildDoc(parts);
    const directory = 2 * 512;
    bytes.fill(0, directory, directory + 512);
    const result = await outcome(bytes);
    expect(result.text).toBe(text);
    expect(result.codes).toContain('read-in-part');
  });

  it('cut off is read as far as it goes', async () => {
    const whole = buildDoc({ pieces: [{ text: words.repeat(200) }] });
    const result = await outcome(whole.slice(0, 6000));
    expect(result.text.split('\n')[0]).toBe(words.trim());
    expect(result.codes).toContain('read-in-part');
  });

  it('with a piece beyond the file is read without it', async () => {
    const { main, table } = buildStreams({
      pieces: [{ text: 'Here.\r' }, { text: 'Gone.\r' }],
    });
    const at = table.findIndex(
      (_, index) => index > 20 && table[index] === 0x40 && table[index + 1] === 0,
    );
    new DataView(table.buffer).setUint32(at + 5, 0x7fffff00, true);
    const result = await outcome(buildCompoundFile({ WordDocument: main, '0Table': table }));
    expect(result).toEqual({ text: 'Here.', codes: ['read-in-part'] });
  });

  it.each([
    ['a length of the main text beyond all characters', 76, 0x7fffffff],
    ['a length of the footnotes beyond all characters', 80, 0x7fffffff],
  ])('with %s is read whole', async (_, at, value) => {
    expect(await outcome(change(at, value))).toMatchObject({ text });
  });

  it('with a page of properties outside the file is read without them', async () => {
    const tables = { 12: numbers(0, 0, 0x3fffff), 13: numbers(0, 0, 0x3fffff) };
    const result = await outcome(buildDoc({ ...parts, tables }));
    expect(result).toEqual({ text, codes: ['damaged-parts'] });
  });
});

describe('a document made to cost', () => {
  it('that shows the same bytes again and again is read up to the limit', async () => {
    const { main, table } = buildStreams({ pieces: [{ text: words }] });
    const count = 20_000;
    const positions = Array.from({ length: count + 1 }, (_, index) => index * words.length);
    const place = (0x400 * 2) | 0x40000000;
    const record = [0, 0, ...numbers(place), 0, 0];
    const pieces = [
      ...numbers(...positions),
      ...Array.from({ length: count }, () => record).flat(),
    ];
    const clx = Uint8Array.from([2, ...numbers(pieces.length), ...pieces]);
    const view = new DataView(main.buffer);
    view.setUint32(154 + 33 * 8, table.length, true);
    view.setUint32(158 + 33 * 8, clx.length, true);
    view.setUint32(76, count * words.length, true);
    const all = new Uint8Array(table.length + clx.length);
    all.set(table);
    all.set(clx, table.length);
    const file = buildCompoundFile({ WordDocument: main, '0Table': all });
    const result = await outcome(file);
    expect(result.text.length).toBeLessThanOrEqual(limits.maxTextLength);
    expect(result.codes).toContain('read-in-part');
  });

  it('with fields opened and never closed is read', async () => {
    const open = '\u0013'.repeat(20_000);
    expect(await outcome(buildDoc({ pieces: [{ text: `Before.\r${open}after` }] }))).toMatchObject({
      text: 'Before.',
    });
  });

  it('with tables in tables beyond all measure is read', async () => {
    const depths = Array.from({ length: 30 }, (_, index) => index * 1_000_000);
    const paragraphs = depths.map((depth, index) => ({
      start: index * 2,
      end: index * 2 + 2,
      sprms: [0x16, 0x24, 1, 0x49, 0x66, ...numbers(depth)],
    }));
    const deep = buildDoc({ pieces: [{ text: 'x\r'.repeat(30) }], paragraphs });
    expect(await outcome(deep)).toMatchObject({ text: 'x\n'.repeat(30).trim() });
  });
});

describe('any damage', () => {
  const fixtures = ['contract', 'review'].map(
    (name) => new Uint8Array(readFileSync(new URL(`./fixtures/${name}.doc`, import.meta.url))),
  );
  const refusals =
    /^read$|^document_(corrupt|encrypted|without_text|too_complex)$|^file_type_mismatch$/;

  it('gives a text or a refusal, never another error', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...fixtures),
        fc.array(fc.tuple(fc.nat(), fc.nat(255), fc.boolean()), { minLength: 1, maxLength: 30 }),
        fc.option(fc.nat()),
        async (fixture, changes, end) => {
          const bytes = fixture.slice(0, end === null ? undefined : end % fixture.length);
          for (const [at, value, isEarly] of changes)
            bytes[at % (isEarly ? Math.min(bytes.length, 3000) : bytes.length || 1)] = value;
          fc.pre(bytes.length > 0);
          const result = await outcome(bytes);
          const isRead = typeof result === 'object' && !(result instanceof Error);
          expect(isRead ? 'read' : String(result)).toMatch(refusals);
        },
      ),
      { numRuns: inject('isFullRun') ? 150 : 20, seed: 7 },
    );
  });
});
