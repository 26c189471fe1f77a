import { addNoteReference } from './paragraph.ts';
import { createRowDefinition, type RowDefinition, rowWords } from './row-definition.ts';
import { resetCharacters, resetParagraph } from './state.ts';
import { endCell, endRow, openTable } from './story.ts';
import { getValue, type Handler, setFont, type Walk } from './walk.ts';
import { endParagraph, writeText } from './write.ts';

/**
 * Control words that end paragraphs, cells and rows, or say what holds for the whole document.
 * Source: Rich Text Format Specification 1.9.1.
 */
export const structureWords: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  ['par', (walk) => (isCollected(walk) ? writeText(walk, ' ') : endParagraph(walk, 'paragraph'))],
  ['sect', inStory((walk) => endParagraph(walk, 'section'))],
  ['cell', inStory((walk) => finishCell(walk, 1))],
  ['row', inStory((walk) => finishRow(walk, 1))],
  ['nestcell', inStory((walk) => finishCell(walk, getInnerDepth(walk)))],
  ['nestrow', inStory((walk) => finishRow(walk, getInnerDepth(walk)))],
  ['trowd', inStory(beginRow)],
  ...[...rowWords].map(([word, change]): [string, Handler] => [
    word,
    (walk) => {
      const row = findRow(walk);
      if (row !== undefined) change(row, getValue(walk));
    },
  ]),
  ['chftn', inStory(({ state }) => addNoteReference(state.story.paragraph))],
  [
    'ftnalt',
    ({ state }) => {
      state.story.isEndnote = true;
    },
  ],
  ['pard', ({ state }) => resetParagraph(state)],
  [
    'plain',
    (walk) => {
      resetCharacters(walk.state, walk.context.defaultFont);
      setFont(walk);
    },
  ],
  [
    'f',
    (walk) => {
      walk.state.font = getValue(walk, 0);
      setFont(walk);
    },
  ],
  ['deff', setDefaultFont],
  ['mac', setCodePage(10000)],
  ['pc', setCodePage(437)],
  ['pca', setCodePage(850)],
  ['ansicpg', (walk) => setCodePage(getValue(walk, 1252))(walk)],
  ['objemb', noticeObject],
  ['objlink', noticeObject],
  ...listNoteFormats(),
]);

function isCollected({ state }: Walk): boolean {
  return state.collector !== undefined;
}

/** What is collected beside the text has no paragraphs and no tables. */
function inStory(handle: Handler): Handler {
  return (walk) => {
    if (!isCollected(walk)) handle(walk);
  };
}

function getInnerDepth({ state }: Walk): number {
  return Math.max(2, state.tableDepth);
}

function finishCell(walk: Walk, depth: number): void {
  endParagraph(walk, 'cell', depth);
  endCell(walk.state.story, depth, () => countTable(walk));
}

function finishRow(walk: Walk, depth: number): void {
  const { paragraph } = walk.state.story;
  if (paragraph.hasInk) endParagraph(walk, 'cell', depth);
  endRow(walk.state.story, depth, () => countTable(walk));
}

/** The number of a table that begins. */
export function countTable({ context }: Walk): number {
  context.tables += 1;
  return context.tables;
}

function beginRow(walk: Walk): void {
  openTable(walk.state.story, getRowDepth(walk)).row = createRowDefinition();
}

function findRow(walk: Walk): RowDefinition | undefined {
  return walk.state.story.tables[getRowDepth(walk) - 1]?.row;
}

function getRowDepth(walk: Walk): number {
  return walk.state.isNestedRow ? getInnerDepth(walk) : 1;
}

function setDefaultFont(walk: Walk): void {
  walk.context.defaultFont = getValue(walk, 0);
  walk.state.font = walk.context.defaultFont;
  setFont(walk);
}

function setCodePage(codePage: number): Handler {
  return ({ source }) => {
    source.codePage = codePage > 0 ? codePage : 1252;
  };
}

function noticeObject({ context }: Walk): void {
  context.noticed.add('attachments-left-out');
}

/** `\ftnnar` … `\aftnnruc`: how footnotes and endnotes are numbered. */
function listNoteFormats(): [string, Handler][] {
  const formats: [string, string][] = [
    ['ar', 'decimal'],
    ['alc', 'lowerLetter'],
    ['auc', 'upperLetter'],
    ['rlc', 'lowerRoman'],
    ['ruc', 'upperRoman'],
  ];
  return formats.flatMap(([ending, format]): [string, Handler][] => [
    [
      `ftnn${ending}`,
      ({ context }) => {
        context.footnotes.format = format;
      },
    ],
    [
      `aftnn${ending}`,
      ({ context }) => {
        context.endnotes.format = format;
      },
    ],
  ]);
}
