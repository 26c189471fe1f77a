import type { Authorship } from '@clauselight/schema';
import { readPackedDate } from '../source/packed-date.ts';
import type { RtfContext } from './context.ts';
import type { Look } from './paragraph.ts';
import type { GroupState } from './state.ts';

/** Size in half-points up to which letters cannot be seen. */
const smallest = 4;
const plain: Look = Object.freeze({});

/** Who inserted the text that comes next, and whether it can be seen. */
export function getLook(state: GroupState, context: RtfContext): Look {
  const unseen = findUnseen(state, context);
  if (!state.isInserted) return unseen === undefined ? plain : { unseen };
  const inserted = getAuthorship(context, { by: state.insertedBy, at: state.insertedAt });
  return unseen === undefined ? { inserted } : { inserted, unseen };
}

/** Who made a change, and when. */
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

function findUnseen(state: GroupState, context: RtfContext): Look['unseen'] {
  if (state.size <= smallest) return 'size';
  const isWhite = state.colour !== 0 && context.colours[state.colour] === true;
  return isWhite && !hasBackground(state, context) ? 'colour' : undefined;
}

/** Whether white letters may stand on something that is not white. */
function hasBackground(state: GroupState, context: RtfContext): boolean {
  if (context.hasBackground || state.story.isBoxed) return true;
  if (state.isShaded || state.isParagraphShaded) return true;
  const isColour = (colour: number) => colour !== 0 && context.colours[colour] !== true;
  if ([state.highlight, state.charBackground, state.paragraphBackground].some(isColour))
    return true;
  if (state.tableDepth === 0) return false;
  const table = state.story.tables[state.tableDepth - 1];
  const cell = table?.row?.cells[table.cells.length];
  return cell === undefined || cell.isShaded || isColour(cell.background);
}
