import type { Authorship } from '@clauselight/schema';
import { readPackedDate } from '../source/packed-date.ts';
import type { RtfContext } from './context.ts';
import type { RunFormat } from './paragraph.ts';
import type { GroupState } from './state.ts';

/** Font size, in half-points, up to which characters are invisible. */
const largestInvisible = 4;
const plainFormat: RunFormat = Object.freeze({});

/** Who inserted the following text, and whether it is visible. */
export function getRunFormat(state: GroupState, context: RtfContext): RunFormat {
  const unseen = findUnseen(state, context);
  if (!state.isInserted) return unseen === undefined ? plainFormat : { unseen };
  const inserted = getAuthorship(context, { by: state.insertedBy, at: state.insertedAt });
  return unseen === undefined ? { inserted } : { inserted, unseen };
}

/** The author and date of a change. */
export function getAuthorship(
  { authors }: RtfContext,
  { by, at }: { by: number; at: number },
): Authorship {
  const author = authors[by];
  const date = readPackedDate(at);
  return {
    ...(author === undefined || author === '' || author === 'Unknown' ? {} : { author }),
    ...(date === undefined ? {} : { date }),
  };
}

function findUnseen(state: GroupState, context: RtfContext): RunFormat['unseen'] {
  if (state.size <= largestInvisible) return 'size';
  const isWhite = state.color !== 0 && context.whiteColors[state.color] === true;
  return isWhite && !hasBackground(state, context) ? 'colour' : undefined;
}

/** Whether white text may be on a background that is not white. */
function hasBackground(state: GroupState, context: RtfContext): boolean {
  if (context.hasBackground || state.story.isBoxed) return true;
  if (state.isShaded || state.isParagraphShaded) return true;
  const isColored = (color: number) => color !== 0 && context.whiteColors[color] !== true;
  if ([state.highlight, state.charBackground, state.paragraphBackground].some(isColored))
    return true;
  if (state.tableDepth === 0) return false;
  const table = state.story.tables[state.tableDepth - 1];
  const cell = table?.row?.cells[table.cells.length];
  return cell === undefined || cell.isShaded || isColored(cell.background);
}
