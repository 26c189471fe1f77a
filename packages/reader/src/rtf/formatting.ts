import type { GroupState } from './state.ts';

/** What a control word does to the state; a word without a number has the value 1. */
type StateChange = (state: GroupState, value: number) => void;

/**
 * Control words that change the format of the following text, its list, and the author of its changes. Source: Rich
 * Text Format Specification 1.9.1, "Character Text", "Paragraph Text" and "Track Changes".
 */
const changes: ReadonlyMap<string, StateChange> = new Map<string, StateChange>([
  ['b', (state, value) => setValues(state, { isBold: value !== 0 })],
  ['v', (state, value) => setValues(state, { isHidden: value !== 0 })],
  ['fs', (state, value) => setValues(state, { size: value })],
  ['cf', (state, value) => setValues(state, { color: value })],
  ['highlight', (state, value) => setValues(state, { highlight: value })],
  ['chcbpat', (state, value) => setValues(state, { charBackground: value })],
  ['cb', (state, value) => setValues(state, { charBackground: value })],
  ['chshdng', (state, value) => setValues(state, { isShaded: value > 0 })],
  ['revised', (state, value) => setValues(state, { isInserted: value !== 0 })],
  ['revauth', (state, value) => setValues(state, { insertedBy: value })],
  ['revdttm', (state, value) => setValues(state, { insertedAt: value })],
  ['deleted', (state, value) => setValues(state, { isDeleted: value !== 0 })],
  ['revauthdel', (state, value) => setValues(state, { deletedBy: value })],
  ['revdttmdel', (state, value) => setValues(state, { deletedAt: value })],
  // A moved passage is stored twice: deleted in its old position, inserted in its new one.
  ['mvf', (state, value) => setValues(state, { isDeleted: value !== 0 })],
  ['mvt', (state, value) => setValues(state, { isInserted: value !== 0 })],
  ['mvauth', (state, value) => setValues(state, { insertedBy: value, deletedBy: value })],
  ['mvdate', (state, value) => setValues(state, { insertedAt: value, deletedAt: value })],

  ['s', (state, value) => setValues(state, { style: value })],
  ['ls', (state, value) => setValues(state, { list: value })],
  ['ilvl', (state, value) => setValues(state, { listLevel: Math.min(Math.max(0, value), 8) })],
  ['outlinelevel', (state, value) => setValues(state, { outlineLevel: value })],
  ['dropcapli', (state, value) => setValues(state, { isDropCap: value > 0 })],
  ['intbl', (state) => setValues(state, { tableDepth: Math.max(1, state.tableDepth) })],
  ['itap', (state, value) => setValues(state, { tableDepth: Math.min(Math.max(0, value), 50) })],
  ['cbpat', (state, value) => setValues(state, { paragraphBackground: value })],
  ['shading', (state, value) => setValues(state, { isParagraphShaded: value > 0 })],
]);

function setValues(state: GroupState, values: Partial<GroupState>): void {
  Object.assign(state, values);
}

/** Values of words without a number, if they are not 1. */
const defaultValues: Readonly<Record<string, number>> = {
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

/** Applies a word to the state; words that change nothing the reader follows do nothing. */
export function changeFormatting(
  state: GroupState,
  { word, value }: { word: string; value: number | undefined },
): void {
  changes.get(word)?.(state, value ?? defaultValues[word] ?? 1);
}
