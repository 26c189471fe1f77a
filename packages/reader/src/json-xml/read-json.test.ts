import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultReadLimits } from '../limits.ts';
import { readDocument } from '../read-document.ts';
import { checkSourceText, listBlocks } from '../testing/check-source-text.ts';
import { readJson } from './read-json.ts';

async function read(text: string, limits = {}) {
  const bytes = new TextEncoder().encode(text);
  const source = await readDocument(bytes, { format: 'json', limits });
  checkSourceText(source);
  expect(source.format).toBe('json');
  return source;
}

const context = { limits: defaultReadLimits, onProgress: () => undefined };

describe('JSON', () => {
  it('reads as labels, headings and lists', async () => {
    const source = await read(
      '{"title": "Lease", "rent": 1200.50, "parties": {"lessor": "Ann", "lessee": {"name": "Bob"}}, "keys": ["A", "B"], "duties": ["To keep the premises clean and dry.", "To pay the rent."], "none": null, "empty": [], "open": {}}',
    );
    expect(listBlocks(source)).toEqual([
      'paragraph| title: Lease',
      'paragraph| rent: 1200.50',
      'heading| parties',
      'paragraph| lessor: Ann',
      'heading| lessee',
      'paragraph| name: Bob',
      'paragraph| keys: A, B',
      'heading| duties',
      'list-item| To keep the premises clean and dry.',
      'list-item| To pay the rent.',
      'paragraph| none: null',
      'paragraph| empty: []',
      'paragraph| open: {}',
    ]);
    expect(source.blocks.map(({ level }) => level)).toEqual(
      [0, 0, 1, 0, 2, 0, 0, 1, 0, 0, 0, 0, 0].map((level) => level || undefined),
    );
  });

  it('gives like objects as a table', async () => {
    const source = await read(
      '[{"item": "Chair", "price": 20.5, "since": "2024-01-15"}, {"item": "Table", "price": 50, "sold": true}]',
    );
    expect(source.text).toBe(
      'item\tprice\tsince\tsold\nChair\t20.5\t2024-01-15\t\nTable\t50\t\ttrue'.replace(
        '\t\n',
        '\n',
      ),
    );
    expect(source.blocks.map(({ isHeaderRow }) => isHeaderRow === true)).toEqual([
      true,
      false,
      false,
    ]);
    expect(source.blocks[1]?.cells).toMatchObject([
      { type: 'text' },
      { type: 'number', value: 20.5 },
      { type: 'date', value: '2024-01-15' },
      {},
    ]);
  });

  it('gives objects of prose one below the other', async () => {
    const text = 'The seller delivers the goods to the buyer. '.repeat(6).trim();
    const source = await read(
      JSON.stringify({
        clauses: [
          { no: '1', text },
          { no: '2', text },
        ],
      }),
    );
    expect(listBlocks(source)).toEqual([
      'heading| clauses',
      'heading| clauses 1',
      'paragraph| no: 1',
      `paragraph| text: ${text}`,
      'heading| clauses 2',
      'paragraph| no: 2',
      `paragraph| text: ${text}`,
    ]);
  });

  it('gives a text of several lines its paragraphs', async () => {
    const source = await read(
      JSON.stringify({ body: '1. Term\n\nThree years.\n\n2. Fees\n\nNone.' }),
    );
    expect(listBlocks(source)).toEqual([
      'paragraph| body:',
      'heading 1| 1. Term',
      'paragraph| Three years.',
      'heading 2| 2. Fees',
      'paragraph| None.',
    ]);
  });

  it('keeps every digit, every key and every escape', async () => {
    const source = await read(
      '\uFEFF{"a": 12345678901234567890.10, "a": 1E400, "\\u00e9\\n": "\\u20ac \\"x\\" \\\\"}',
    );
    expect(source.text).toBe(
      'a: 12345678901234567890.10\na: 1E400\né\n: € "x" \\'.replace('\n:', '\n:'),
    );
  });

  it('may be a value a line', async () => {
    const source = await read('{"a": 1, "b": "x"}\n{"a": 2, "b": "y"}\n');
    expect(source.text).toBe('a\tb\n1\tx\n2\ty');
  });

  it.each(['"just words"', '[[1, 2], [3]]', '[1]', '[{"a": {"b": [{"c": 1}]}}]', '[{"a": 1}]'])(
    'of any shape has its words: %s',
    async (text) => {
      const source = await read(text.startsWith('"') ? `[${text}]` : text);
      for (const word of text.match(/\w+/g) ?? []) expect(source.text).toContain(word);
    },
  );

  it.each([
    ['a comma before a bracket', '{"a": 1, "b": [2, 3,],}', 'a: 1\nb: 2, 3'],
    ['comments', '// first\n{"a": 1 /* no */}\n// last', 'a: 1'],
    ['names without quotation marks', '{a: 1, $b_2: "x"}', 'a: 1\n$b_2: x'],
    ['other quotation marks', "{'a': 'it\\'s \"x\" \\u20ac'}", 'a: it\'s "x" €'],
    ['line ends inside strings', '{"a": "x\ny"}', 'a:\nx\ny'],
    ['words of other languages', '[NaN, -Infinity, None, True]', 'NaN\n-Infinity\nNone\nTrue'],
    ['figures in other forms', '{"a": 01, "b": +2, "c": .5}', 'a: 01\nb: +2\nc: .5'],
    ['commas between its values', '{"a": 1},\n{"a": 2},', 'a\n1\n2'],
  ])('that is not proper is read all the same, with a warning: %s', async (_, text, expected) => {
    const source = await read(text);
    expect(source.text).toBe(expected);
    expect(source.warnings).toMatchObject([
      { code: 'damaged-parts', message: expect.stringContaining('not JSON proper') },
    ]);
  });

  it.each([
    ['{"a": 1, "b" 2}', 'a: 1\n"b" 2}', 'from line 1 on'],
    ['{"a": 1,\n"b": oops}', 'a: 1\n"b": oops}', 'from line 2 on'],
    ['{"a": 1, "b":: 2}', 'a: 1\n"b":: 2}', 'from line 1 on'],
    [
      '{"a": {"b": "whole"}, "c": "open',
      'a\n\nb: whole\n"c": "open'.replace('\n\n', '\n'),
      'from line 1 on',
    ],
    ['{"a": 1}\n{"a": 2\n{"a": 3}', 'a\n1\n2\n{"a": 3}', 'from line 3 on'],
    ['{"a": 1, "b": [2, 3', 'a: 1\nb: 2, 3', 'breaks off'],
    ['[1}', '1', 'from line 1 on'],
  ])('is read up to its fault, and as text from there: %s', async (text, expected, message) => {
    const source = await read(text);
    expect(source.text).toBe(expected);
    expect(source.warnings).toMatchObject([
      { code: 'damaged-parts', message: expect.stringContaining(message) },
    ]);
  });

  it.each(['{"a" 1}', '{"a": "open', '{words}', '[DRAFT] The parties agree.', '[,] x', '{] x'])(
    'that is none is a text: %s',
    async (text) => {
      const source = await readDocument(new TextEncoder().encode(text), { format: 'json' });
      checkSourceText(source);
      expect(source.text).toBe(text);
      expect(source.warnings.map(({ code }) => code)).toEqual(['name-differs']);
    },
  );

  it('in wide characters is read without being told', async () => {
    const bytes = Uint8Array.from([0xff, 0xfe, ...Buffer.from('{"a": "é"}', 'utf16le')]);
    const source = await readDocument(bytes, { format: 'json' });
    expect(source.text).toBe('a: é');
    expect(source.warnings).toEqual([]);
  });

  it('nested a hundred thousand deep is read', async () => {
    const source = await read(`${'['.repeat(100_000)}7${']'.repeat(100_000)}`);
    expect(source.text).toContain('[7]');
    const { text } = await read(`${'{"a":'.repeat(50_000)}7${'}'.repeat(50_000)}`);
    expect(text).toContain('{"a":7}');
  });

  it('too long for the text is read in part', async () => {
    const items = Array.from({ length: 1000 }, (_, at) => ({ at, name: `name ${at}` }));
    const source = await read(JSON.stringify(items), { maxTextLength: 500 });
    expect(source.text.length).toBeLessThanOrEqual(500);
    expect(source.warnings.some(({ code }) => code === 'read-in-part')).toBe(true);
  });

  it('of any value is read whole', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ maxDepth: 4 }), async (value) => {
        const bytes = new TextEncoder().encode(JSON.stringify([value, 'end']));
        const source = readJson(bytes, context);
        checkSourceText(source);
        expect(source.text).toMatch(/end$/);
        expect(source.warnings).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});
