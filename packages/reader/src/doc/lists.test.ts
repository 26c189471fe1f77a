import { describe, expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import { buildDoc, type DocParts, docTables, numbers } from '../testing/build-doc.ts';
import { checkSourceText, listBlocks } from '../testing/check-source-text.ts';

async function read(parts: DocParts) {
  const source = await readDocument(buildDoc(parts), { format: 'doc' });
  checkSourceText(source);
  return source;
}

const readBlocks = async (parts: DocParts) => listBlocks(await read(parts));
const sprm = (code: number, ...operand: number[]) => [code & 0xff, code >> 8, ...operand];

interface LevelParts {
  readonly format?: number;
  readonly text: string;
  readonly start?: number;
  readonly flags?: number;
  readonly restart?: number;
}

function buildLevel({ format = 0, text, start = 1, flags = 0, restart = 0 }: LevelParts): number[] {
  const characters = [...text].flatMap((character) => [character.charCodeAt(0), 0]);
  const facts = [
    ...numbers(start),
    format,
    flags,
    ...new Array<number>(18).fill(0),
    0,
    0,
    restart,
    0,
  ];
  return [...facts, text.length, 0, ...characters];
}

/** One list of nine levels with the number 7, laid out as PlfLst. */
function buildLists(levels: readonly LevelParts[]): Uint8Array {
  const all = Array.from({ length: 9 }, (_, level) => levels[level] ?? { text: '' });
  const facts = [...numbers(7, 0), ...new Array<number>(18).fill(0xff), 0, 0];
  return Uint8Array.from([1, 0, ...facts, ...all.flatMap(buildLevel)]);
}

/** Uses of the list, each with what it overrides, laid out as PlfLfo. */
function buildUses(overrides: readonly (readonly number[])[]): Uint8Array {
  const uses = overrides.flatMap((bytes) => [
    ...numbers(7, 0, 0),
    bytes.length > 0 ? 1 : 0,
    0,
    0,
    0,
  ]);
  const data = overrides.flatMap((bytes) => [...numbers(0xffffffff), ...bytes]);
  return Uint8Array.from([...numbers(overrides.length), ...uses, ...data]);
}

const list = (use: number, level = 0) => [
  ...sprm(0x460b, use & 0xff, use >> 8),
  ...sprm(0x260a, level),
];

function buildListed(
  paragraphs: readonly { readonly text: string; readonly sprms: readonly number[] }[],
  tables: { readonly lists: Uint8Array; readonly uses: Uint8Array },
): DocParts {
  let end = 0;
  return {
    pieces: [{ text: paragraphs.map(({ text }) => `${text}\r`).join('') }],
    paragraphs: paragraphs.map(({ text, sprms }) => {
      const start = end;
      end += text.length + 1;
      return { start, end, sprms };
    }),
    tables: { [docTables.lists]: tables.lists, [docTables.listUses]: tables.uses },
  };
}

describe('automatic numbers', () => {
  const lists = buildLists([
    { text: '\u0000.' },
    { text: '\u0000.\u0001', flags: 4 },
    { text: '(\u0002)', format: 4 },
  ]);

  it('count over levels, in the look the list has', async () => {
    const parts = buildListed(
      [
        { text: 'The first clause is this.', sprms: list(1) },
        { text: 'A clause below it is this.', sprms: list(1, 1) },
        { text: 'a letter below that;', sprms: list(1, 2) },
        { text: 'another letter;', sprms: list(1, 2) },
        { text: 'The second clause is this.', sprms: list(1) },
        { text: 'No clause at all is this.', sprms: [] },
        { text: 'A clause below the second.', sprms: list(1, 1) },
      ],
      { lists, uses: buildUses([[]]) },
    );
    expect(await readBlocks(parts)).toEqual([
      'paragraph 1| 1. The first clause is this.',
      'paragraph 1.1| 1.1 A clause below it is this.',
      'list-item (a)| (a) a letter below that;',
      'list-item (b)| (b) another letter;',
      'paragraph 2| 2. The second clause is this.',
      'paragraph| No clause at all is this.',
      'paragraph 2.1| 2.1 A clause below the second.',
    ]);
  });

  it('start where another use of the list says so, and go on where it does not', async () => {
    const restart = [...numbers(5), 0x10, 0, 0, 0];
    const parts = buildListed(
      [
        { text: 'The first clause is this.', sprms: list(1) },
        { text: 'The fifth clause is this.', sprms: list(2) },
        { text: 'The sixth clause is this.', sprms: list(2) },
        { text: 'The seventh clause is this.', sprms: list(3) },
      ],
      { lists, uses: buildUses([[], restart, []]) },
    );
    expect((await readBlocks(parts)).map((block) => block.slice(0, 13))).toEqual(
      ['paragraph 1| ', 'paragraph 5| ', 'paragraph 6| ', 'paragraph 7| '].map((start) =>
        expect.stringContaining(start),
      ),
    );
  });

  it('take the look another use of the list gives a level', async () => {
    const own = [...numbers(1), 0x20, 0, 0, 0, ...buildLevel({ text: '§ \u0000', format: 1 })];
    const parts = buildListed([{ text: 'The clause is this.', sprms: list(1) }], {
      lists,
      uses: buildUses([own]),
    });
    expect(await readBlocks(parts)).toEqual(['paragraph § I| § I The clause is this.']);
  });

  it('go on where a level is not restarted by the ones above', async () => {
    const steady = buildLists([{ text: '\u0000.' }, { text: '\u0001)', flags: 8, restart: 0 }]);
    const parts = buildListed(
      [
        { text: 'The first clause is this.', sprms: list(1) },
        { text: 'Something below it is this.', sprms: list(1, 1) },
        { text: 'The second clause is this.', sprms: list(1) },
        { text: 'Something below that is this.', sprms: list(1, 1) },
      ],
      { lists: steady, uses: buildUses([[]]) },
    );
    expect((await readBlocks(parts)).at(-1)).toBe('paragraph 2)| 2) Something below that is this.');
  });

  it('stay away where the paragraph was taken out of the list', async () => {
    const parts = buildListed([{ text: 'Not in the list any more.', sprms: list(0) }], {
      lists,
      uses: buildUses([[]]),
    });
    expect(await readBlocks(parts)).toEqual(['paragraph| Not in the list any more.']);
  });

  it('are left out with a warning where the lists are broken', async () => {
    const parts = buildListed([{ text: 'The clause is this.', sprms: list(1) }], {
      lists: lists.slice(0, 40),
      uses: buildUses([[]]),
    });
    const broken = {
      ...parts,
      tables: { ...parts.tables, [docTables.lists]: Uint8Array.of(255, 255) },
    };
    const source = await read(broken);
    expect(source.text).toBe('The clause is this.');
    expect(source.warnings.map(({ code }) => code)).toEqual(['damaged-parts']);
  });
});
