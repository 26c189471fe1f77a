import type { GroupState } from './state.ts';

/** What a control word does to the state; a word without a number has 1 for it. */
type Change = (state: GroupState, value: number) => void;

/**
 * Control words that change how the text after them looks, what list it is in and who changed it.
 * Source: Rich Text Format Specification 1.9.1, "Character Text", "Paragraph Text" and "Track Changes".
 */
const changes: ReadonlyMap<string, Change> = new Map<string, Change>([
  ['b', (state, value) => set(state, { isBold: value !== 0 })],
  ['v', (state, value) => set(state, { isHidden: value !== 0 })],
  ['fs', (state, value) => set(state, { size: value })],
  ['cf', (state, value) => set(state, { colour: value })],
  ['highlight', (state, value) => set(state, { highlight: value })],
  ['chcbpat', (state, value) => set(state, { charBackground: value })],
  ['cb', (state, value) => set(state, { charBackground: value })],
  ['chshdng', (state, value) => set(state, { isShaded: value > 0 })],
  ['revised', (state, value) => set(state, { isInserted: value !== 0 })],
  ['revauth', (state, value) => set(state, { insertedBy: value })],
  ['revdttm', (state, value) => set(state, { insertedAt: value })],
  ['deleted', (state, value) => set(state, { isDeleted: value !== 0 })],
  ['revauthdel', (state, value) => set(state, { deletedBy: value })],
  ['revdttmdel', (state, value) => set(state, { deletedAt: value })],
  // A passage that was moved stands twice: deleted where it was, inserted where it is.
  ['mvf', (state, value) => set(state, { isDeleted: value !== 0 })],
  ['mvt', (state, value) => set(state, { isInserted: value !== 0 })],
  ['mvauth', (state, value) => set(state, { insertedBy: value, deletedBy: value })],
  ['mvdate', (state, value) => set(state, { insertedAt: value, deletedAt: value })],

  ['s', (state, value) => set(state, { style: value })],
  ['ls', (state, value) => set(state, { list: value })],
  ['ilvl', (state, value) => set(state, { listLevel: Math.min(Math.max(0, value), 8) })],
  ['outlinelevel', (state, value) => set(state, { outlineLevel: value })],
  ['dropcapli', (state, value) => set(state, { isDropCap: value > 0 })],
  ['intbl', (state) => set(state, { tableDepth: Math.max(1, state.tableDepth) })],
  ['itap', (state, value) => set(state, { tableDepth: Math.min(Math.max(0, value), 50) })],
  ['cbpat', (state, value) => set(state, { paragraphBackground: value })],
  ['shading', (state, value) => set(state, { isParagraphShaded: value > 0 })],
]);

function set(state: GroupState, values: Partial<GroupState>): void {
  Object.assign(state, values);
}

/** Words whose number is not 1 where none is written. */
const missing: Readonly<Record<string, number>> = {
  fs: 24,
  cf: 0,
  highlight: 0,
  chcbpat: 0,
  cb: 0,
  cbpat: 0,
  s: 0,
  ls: 0,
  ilvl: 0,
  outlinelevel: 0,
};

/** Does what a word says to the state; words that change nothing the reader follows do nothing. */
export function changeState(
  state: GroupState,
  { word, value }: { word: string; value: number | undefined },
): void {
  changes.get(word)?.(state, value ?? missing[word] ?? 1);
}
