import type { PlainList } from './plain-lists.ts';
import type { Story } from './story.ts';

/** Collects the text of a group that is not displayed. */
export interface Collector {
  text: string;
}

/** A field that is being read. */
export interface Field {
  /** What it displays if the file stores no result. */
  fallback: string;
}

/** The state for the following text; a group gets a copy, and closing it restores the state before. */
export interface GroupState {
  /** Index in the font table. */
  font: number;
  isBold: boolean;
  isHidden: boolean;
  /** In half-points. */
  size: number;
  /** Indexes in the color table; 0 is automatic. */
  color: number;
  highlight: number;
  charBackground: number;
  /** Whether the characters have a background pattern. */
  isShaded: boolean;
  isInserted: boolean;
  isDeleted: boolean;
  insertedBy: number;
  insertedAt: number;
  deletedBy: number;
  deletedAt: number;

  style: number;
  /** `\ls` of the paragraph: 0 is no list, undefined is that of its style. */
  list: number | undefined;
  listLevel: number | undefined;
  /** Numbering of the kind before Word 97. */
  plainList: PlainList | undefined;
  outlineLevel: number | undefined;
  /** Whether the paragraph is the drop cap of the next. */
  isDropCap: boolean;
  /** Number of tables that the paragraph is inside of. */
  tableDepth: number;
  paragraphBackground: number;
  isParagraphShaded: boolean;

  story: Story;
  /** Takes the text instead of the story. */
  collector: Collector | undefined;
  /** The field that the text is part of. */
  field: Field | undefined;
  /** Whether the words describe a row of a nested table. */
  isNestedRow: boolean;
}

type CharacterState = Pick<
  GroupState,
  | 'font'
  | 'isBold'
  | 'isHidden'
  | 'size'
  | 'color'
  | 'highlight'
  | 'charBackground'
  | 'isShaded'
  | 'isInserted'
  | 'isDeleted'
  | 'insertedBy'
  | 'insertedAt'
  | 'deletedBy'
  | 'deletedAt'
>;
type ParagraphState = Pick<
  GroupState,
  | 'style'
  | 'list'
  | 'listLevel'
  | 'plainList'
  | 'outlineLevel'
  | 'isDropCap'
  | 'tableDepth'
  | 'paragraphBackground'
  | 'isParagraphShaded'
>;

const plainCharacters: Omit<CharacterState, 'font'> = Object.freeze({
  isBold: false,
  isHidden: false,
  size: 24,
  color: 0,
  highlight: 0,
  charBackground: 0,
  isShaded: false,
  isInserted: false,
  isDeleted: false,
  insertedBy: 0,
  insertedAt: 0,
  deletedBy: 0,
  deletedAt: 0,
});

const plainParagraph: ParagraphState = Object.freeze({
  style: 0,
  list: undefined,
  listLevel: undefined,
  plainList: undefined,
  outlineLevel: undefined,
  isDropCap: false,
  tableDepth: 0,
  paragraphBackground: 0,
  isParagraphShaded: false,
});

/** The state at the start of a document. */
export function createState(story: Story): GroupState {
  return {
    ...plainCharacters,
    ...plainParagraph,
    font: 0,
    story,
    collector: undefined,
    field: undefined,
    isNestedRow: false,
  };
}

/** Applies `\plain`. */
export function resetCharacters(state: GroupState, font: number): void {
  Object.assign(state, plainCharacters, { font });
}

/** Applies `\pard`. */
export function resetParagraph(state: GroupState): void {
  Object.assign(state, plainParagraph);
}
