import type { SourceText } from '@clauselight/schema';
import fc from 'fast-check';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { type ReadDocumentOptions, readDocument } from '../read-document.ts';
import { checkSourceText, listBlocks } from '../testing/check-source-text.ts';

const encode = (text: string) => new TextEncoder().encode(text);

async function read(
  content: string | Uint8Array,
  format: ReadDocumentOptions['format'] = 'txt',
): Promise<SourceText> {
  const bytes = typeof content === 'string' ? encode(content) : content;
  const source = await readDocument(bytes, { format });
  checkSourceText(source);
  return source;
}

describe('plain text', () => {
  it('keeps its lines inside a paragraph and splits paragraphs at blank lines', async () => {
    const source = await read(
      'This agreement is made\r\nby two parties.\r\n\r\n\r\nIt is short.\r\n',
    );
    expect(source.text).toBe('This agreement is made\nby two parties.\n\n\nIt is short.');
    expect(source.blocks).toHaveLength(2);
  });

  it('recognizes headings, numbered clauses and list items', async () => {
    const source = await read(
      [
        'SERVICES AGREEMENT',
        'ARTICLE IV',
        'Section 3.01 Definitions.',
        '1. Limitation of Liability',
        '1.1 Neither party is liable for loss of profit.',
        '(a) The cap does not apply to fraud;',
      ].join('\n\n'),
    );
    expect(listBlocks(source)).toEqual([
      'heading| SERVICES AGREEMENT',
      'heading ARTICLE IV| ARTICLE IV',
      'heading Section 3.01| Section 3.01 Definitions.',
      'heading 1| 1. Limitation of Liability',
      'paragraph 1.1| 1.1 Neither party is liable for loss of profit.',
      'list-item (a)| (a) The cap does not apply to fraud;',
    ]);
  });

  it('splits numbered clauses without a blank line between them', async () => {
    const source = await read(
      '1. The fee is due at once.\n2. The term is\none year.\n3. Either party may leave.',
    );
    expect(source.blocks.map(({ number }) => number)).toEqual(['1', '2', '3']);
  });

  it.each(['Page 3 of 10', '- 4 -', '<PAGE>', '12'])(
    'marks %s as a trace of the page',
    async (line) => {
      const source = await read(`The parties agree as follows and\n${line}\ngo on.`);
      expect(source.blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'footer', 'paragraph']);
    },
  );

  it('has one form for composed and decomposed letters', async () => {
    expect((await read('Gebu\u0308hr')).text).toBe('Gebühr');
  });
});

describe('encodings', () => {
  const text =
    'Die Gebühr beträgt „100 €“ für jede Lieferung. Der Käufer prüft die Ware unverzüglich.';

  it.each(['utf-8', 'utf-16le', 'utf-16be'])('%s is detected by its mark', async (encoding) => {
    const source = await read(iconv.encode(text, encoding, { addBOM: true }));
    expect(source).toMatchObject({ text, warnings: [] });
  });

  it.each(['windows-1252', 'utf-16le'])(
    '%s without a mark is guessed, with a warning',
    async (encoding) => {
      const source = await read(iconv.encode(text, encoding));
      expect(source.text).toBe(text);
      expect(source.warnings.map(({ code }) => code)).toEqual(['encoding-guessed']);
    },
  );
});

describe('any text', () => {
  const line = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom(
      '',
      '  ',
      '1. Term',
      '(a) x',
      'ARTICLE I',
      '<PAGE>',
      '- 2 -',
      'and so on,',
      '\t• point',
    ),
  );

  it('is divided into ordered blocks that hold all its visible characters', async () => {
    let readings = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 30 }), async (lines) => {
        // biome-ignore lint/suspicious/noControlCharactersInRegex: bytes with controls are no text and refused
        const text = lines.join('\n').replace(/[\u0000-\u0008\u000e-\u001f]/g, '');
        const result = await readDocument(encode(text), { format: 'txt' }).catch((error) => error);
        if (result instanceof Error) {
          expect(result).toMatchObject({
            code: expect.stringMatching(/^(file_empty|document_without_text|file_type_mismatch)$/),
          });
        } else {
          readings += 1;
          checkSourceText(result);
          expect(await readDocument(encode(text), { format: 'txt' })).toEqual(result);
        }
      }),
    );
    expect(readings).toBeGreaterThan(0);
  });
});
