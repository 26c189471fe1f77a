import type { PlainList } from './plain-lists.ts';
import type { Story } from './story.ts';

/** Collects the text of a group that is no part of what is shown. */
export interface Collector {
  text: string;
}

/** A field while it is read. */
export interface Field {
  /** What it shows where the file holds no result. */
  fallback: string;
}

/** What holds for the text that comes next; a group takes a copy and gives it back when it closes. */
export interface GroupState {
  /** Number in the font table. */
  font: number;
  isBold: boolean;
  isHidden: boolean;
  /** In half-points. */
  size: number;
  /** Numbers in the table of colours; 0 is automatic. */
  colour: number;
  highlight: number;
  charBackground: number;
  /** Whether a pattern lies behind the characters. */
  isShaded: boolean;
  isInserted: boolean;
  isDeleted: boolean;
  insertedBy: number;
  insertedAt: number;
  deletedBy: number;
  deletedAt: number;

  style: number;
  /** `\ls` of the paragraph: 0 is no list, nothing is that of its style. */
  list: number | undefined;
  listLevel: number | undefined;
  /** Numbering of the kind before Word 97. */
  plainList: PlainList | undefined;
  outlineLevel: number | undefined;
  /** Whether the paragraph is the large first letter of the next. */
  isDropCap: boolean;
  /** Tables the paragraph is inside of. */
  tableDepth: number;
  paragraphBackground: number;
  isParagraphShaded: boolean;

  story: Story;
  /** Takes the text instead of the story. */
  collector: Collector | undefined;
  /** The field the text is part of. */
  field: Field | undefined;
  /** Whether the words describe a row of a table inside a table. */
  isNestedRow: boolean;
}

type CharacterState = Pick<
  GroupState,
  | 'font'
  | 'isBold'
  | 'isHidden'
  | 'size'
  | 'colour'
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
  colour: 0,
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

/** What `\plain` does. */
export function resetCharacters(state: GroupState, font: number): void {
  Object.assign(state, plainCharacters, { font });
}

/** What `\pard` does. */
export function resetParagraph(state: GroupState): void {
  Object.assign(state, plainParagraph);
}
