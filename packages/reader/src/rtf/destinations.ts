import { commentDestinations } from './comments.ts';
import { fieldDestinations } from './fields.ts';
import { readAuthors, readColors, readFonts, readStyles } from './header-tables.ts';
import { readListOverrides, readListTable } from './lists.ts';
import { readPlainList } from './plain-lists.ts';
import { storyDestinations } from './stories.ts';
import { type Handler, leaveGroup, onClose, type RtfWalk, setFont } from './walk.ts';

/** The most characters of a list number before a paragraph; Word allows 255. */
const longestNumber = 300;

const skipGroup: Handler = ({ source }) => source.skipGroup();

/** The text is discarded, but groups inside may have other destinations. */
const discardText: Handler = ({ state }) => {
  state.collector = { text: '' };
};

/** The group is read as if the word were not there. */
const ignoreWord: Handler = () => undefined;

/** Groups without document text that are not marked as unknown to older readers. */
const skipped = [
  'aftncn',
  'aftnsep',
  'aftnsepc',
  'atnicn',
  'bkmkend',
  'bkmkstart',
  'colorschememapping',
  'datafield',
  'datastore',
  'falt',
  'filetbl',
  'ftncn',
  'ftnsep',
  'ftnsepc',
  'generator',
  'info',
  'latentstyles',
  'mmathPict',
  'nonesttables',
  'nonshppict',
  'objclass',
  'objdata',
  'objname',
  'pict',
  'pnseclvl',
  'private',
  'rsidtbl',
  'rxe',
  'shppict',
  'shprslt',
  'sp',
  'tc',
  'tcn',
  'template',
  'themedata',
  'txe',
  'xe',
  'xmlnstbl',
];

/**
 * Control words that begin a group with something other than text to display here. Source: Rich Text Format
 * Specification 1.9.1, appendix "Index of RTF Control Words".
 */
export const destinations: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  ...skipped.map((word): [string, Handler] => [word, skipGroup]),
  ...['ud', 'moMath', 'moMathPara', 'result', 'fldrslt', 'shp', 'shpgrp'].map(
    (word): [string, Handler] => [word, ignoreWord],
  ),
  ['shpinst', discardText],
  ['do', discardText],
  ['fonttbl', readTable((walk) => readFonts(walk.source, walk.context.fonts))],
  [
    'colortbl',
    readTable(({ source, context }) => {
      context.whiteColors = readColors(source);
    }),
  ],
  [
    'stylesheet',
    readTable(({ source, context }) => {
      context.styles = readStyles(source);
    }),
  ],
  [
    'revtbl',
    readTable(({ source, context }) => {
      context.authors = readAuthors(source);
    }),
  ],
  [
    'listtable',
    readTable(({ source, context }) => {
      context.listDefinitions = readListTable(source);
    }),
  ],
  [
    'listoverridetable',
    readTable(({ source, context }) => {
      readListOverrides(source, { definitions: context.listDefinitions, lists: context.lists });
    }),
  ],
  ['listtext', collectNumber],
  ['pntext', collectNumber],
  ['pn', readPlainNumbering],
  [
    'upr',
    (walk) => {
      walk.skipsNextGroup = true;
    },
  ],
  [
    'nesttableprops',
    ({ state }) => {
      state.isNestedRow = true;
    },
  ],
  [
    'background',
    ({ source, context }) => {
      context.hasBackground = true;
      source.skipGroup();
    },
  ],
  ...fieldDestinations,
  ...commentDestinations,
  ...storyDestinations,
]);

/** Reads a group that is a table in the document's header to its end. */
function readTable(read: Handler): Handler {
  return (walk) => {
    walk.source.font = undefined;
    read(walk);
    leaveGroup(walk);
    setFont(walk);
  };
}

/** The displayed number before a paragraph, as counted by the program that wrote the file. */
function collectNumber(walk: RtfWalk): void {
  const { paragraph } = walk.state.story;
  const collector = { text: '' };
  const isKept = walk.state.collector === undefined;
  walk.state.collector = collector;
  onClose(walk, () => {
    if (isKept) paragraph.number = collector.text.slice(0, longestNumber);
  });
}

function readPlainNumbering(walk: RtfWalk): void {
  const list = readPlainList(walk.source);
  leaveGroup(walk);
  walk.state.plainList = list;
}
