import type { Mark } from '../source/draft.ts';
import { getAuthorship, getLook } from './character-style.ts';
import { addMark, addText, createParagraph, takeMarks } from './paragraph.ts';
import { createParagraphDraft, type ParagraphEnd } from './paragraph-draft.ts';
import { placeDrafts } from './story.ts';
import type { Walk } from './walk.ts';

/** Text longer than this is no number and no name. */
const longestCollected = 10_000;
/** Characters of deleted and hidden words that are kept. */
const mostUnshown = 2_000_000;

/** Writes text where it belongs: into the paragraph, or to what is collected beside it. */
export function writeText(walk: Walk, text: string): void {
  const { state } = walk;
  const { collector } = state;
  if (collector !== undefined) {
    if (collector.text.length < longestCollected) collector.text += text;
    return;
  }
  if (state.isDeleted) writeDeleted(walk, text);
  else if (state.isHidden) writeHidden(walk, text);
  else writeShown(walk, text);
}

function writeShown(walk: Walk, text: string): void {
  const { state, context } = walk;
  const look = getLook(state, context);
  if (look.unseen !== undefined && /\S/.test(text)) context.noticed.add('hidden-text');
  if (look.inserted !== undefined) context.noticed.add('tracked-changes');
  const isNew = addText(state.story.paragraph, text, { look, isBold: state.isBold });
  if (isNew) context.spent.pieces += 1;
  context.spent.characters += text.length;
}

/** Marks a place in the paragraph. */
export function writeMark({ state, context }: Walk, mark: Mark): void {
  if (addMark(state.story.paragraph, mark)) context.spent.pieces += 1;
}

function writeDeleted(walk: Walk, text: string): void {
  const { state, context } = walk;
  context.noticed.add('tracked-changes');
  if (/\S/.test(text)) state.story.paragraph.hasDeleted = true;
  context.spent.unshown += text.length;
  if (context.spent.unshown > mostUnshown) return;
  const by = getAuthorship(context, { by: state.deletedBy, at: state.deletedAt });
  writeMark(walk, { kind: 'deletion', text, ...by });
}

function writeHidden(walk: Walk, text: string): void {
  const { state, context } = walk;
  if (/\S/.test(text)) {
    context.noticed.add('hidden-text');
    state.story.paragraph.hasHidden = true;
  }
  context.spent.unshown += text.length;
  if (context.spent.unshown <= mostUnshown) writeMark(walk, { kind: 'hidden', text });
}

/**
 * Ends the paragraph. A deleted or hidden paragraph mark hands its words on to the next one.
 * `depth` is that of the table whose cell ends.
 */
export function endParagraph(walk: Walk, end: ParagraphEnd, depth = walk.state.tableDepth): void {
  const { state, context } = walk;
  const { story } = state;
  const { paragraph } = story;
  if (end === 'paragraph' && state.isDeleted) {
    paragraph.number = undefined;
    writeDeleted(walk, '\n');
    return;
  }
  if (end === 'paragraph' && state.isHidden) {
    carryOn(walk);
    return;
  }
  if (end === 'paragraph' && state.isDropCap && paragraph.hasInk) return;
  const draft = createParagraphDraft({ paragraph, state, context, end });
  // What is marked in a paragraph that shows nothing is marked at the start of the next.
  const marks = draft === undefined ? takeMarks(paragraph) : [];
  story.paragraph = createParagraph(marks);
  if (draft !== undefined) context.spent.pieces += 1;
  placeDrafts(story, draft === undefined ? story.attached : [draft, ...story.attached], depth);
  story.attached = [];
}

/** A paragraph whose mark is hidden runs into the next one; its number and look are for both. */
function carryOn(walk: Walk): void {
  const { state, context } = walk;
  const { story } = state;
  const { paragraph } = story;
  if (!paragraph.hasInk) {
    paragraph.number = undefined;
    writeHidden(walk, '\n');
    return;
  }
  if (paragraph.facts === undefined) {
    const draft = createParagraphDraft({ paragraph, state, context, end: 'paragraph' });
    if (draft === undefined) return;
    const { runs, ...facts } = draft;
    const carried = createParagraph();
    for (const { marks, ...piece } of runs)
      carried.pieces.push(marks === undefined ? piece : { ...piece, marks: [...marks] });
    carried.hasInk = true;
    carried.endsInSpace = paragraph.endsInSpace;
    carried.facts = { ...facts, kind: facts.kind === 'heading' ? 'paragraph' : facts.kind };
    story.paragraph = carried;
  }
  if (!story.paragraph.endsInSpace) addText(story.paragraph, ' ', { look: {}, isBold: true });
}
