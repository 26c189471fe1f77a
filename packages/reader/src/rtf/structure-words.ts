import { addNoteReference } from './paragraph.ts';
import { createRowDefinition, type RowDefinition, rowWords } from './row-definition.ts';
import { resetCharacters, resetParagraph } from './state.ts';
import { endCell, endRow, openTable } from './story.ts';
import { getValue, type Handler, type RtfWalk, setFont } from './walk.ts';
import { endParagraph, routeText } from './write.ts';

/**
 * Control words that end paragraphs, cells and rows, or apply to the whole document. Source: Rich Text Format
 * Specification 1.9.1.
 */
export const structureWords: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  ['par', (walk) => (isCollected(walk) ? routeText(walk, ' ') : endParagraph(walk, 'paragraph'))],
  ['sect', onlyInStory((walk) => endParagraph(walk, 'section'))],
  ['cell', onlyInStory((walk) => endCurrentCell(walk, 1))],
  ['row', onlyInStory((walk) => endCurrentRow(walk, 1))],
  ['nestcell', onlyInStory((walk) => endCurrentCell(walk, getInnerDepth(walk)))],
  ['nestrow', onlyInStory((walk) => endCurrentRow(walk, getInnerDepth(walk)))],
  ['trowd', onlyInStory(beginRow)],
  ...[...rowWords].map(([word, change]): [string, Handler] => [
    word,
    (walk) => {
      const row = findRow(walk);
      if (row !== undefined) change(row, getValue(walk));
    },
  ]),
  ['chftn', onlyInStory(({ state }) => addNoteReference(state.story.paragraph))],
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
  ['objemb', recordObject],
  ['objlink', recordObject],
  ...listNoteFormats(),
]);

function isCollected({ state }: RtfWalk): boolean {
  return state.collector !== undefined;
}

/** Text collected outside a story has no paragraphs and no tables. */
function onlyInStory(handle: Handler): Handler {
  return (walk) => {
    if (!isCollected(walk)) handle(walk);
  };
}

function getInnerDepth({ state }: RtfWalk): number {
  return Math.max(2, state.tableDepth);
}

function endCurrentCell(walk: RtfWalk, depth: number): void {
  endParagraph(walk, 'cell', depth);
  endCell(walk.state.story, depth, () => countTable(walk));
}

function endCurrentRow(walk: RtfWalk, depth: number): void {
  const { paragraph } = walk.state.story;
  if (paragraph.hasVisible) endParagraph(walk, 'cell', depth);
  endRow(walk.state.story, depth, () => countTable(walk));
}

/** The number of a table that begins. */
export function countTable({ context }: RtfWalk): number {
  context.tables += 1;
  return context.tables;
}

function beginRow(walk: RtfWalk): void {
  openTable(walk.state.story, getRowDepth(walk)).row = createRowDefinition();
}

function findRow(walk: RtfWalk): RowDefinition | undefined {
  return walk.state.story.tables[getRowDepth(walk) - 1]?.row;
}

function getRowDepth(walk: RtfWalk): number {
  return walk.state.isNestedRow ? getInnerDepth(walk) : 1;
}

function setDefaultFont(walk: RtfWalk): void {
  walk.context.defaultFont = getValue(walk, 0);
  walk.state.font = walk.context.defaultFont;
  setFont(walk);
}

function setCodePage(codePage: number): Handler {
  return ({ source }) => {
    source.codePage = codePage > 0 ? codePage : 1252;
  };
}

function recordObject({ context }: RtfWalk): void {
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
