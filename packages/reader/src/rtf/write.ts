import type { Mark } from '../source/draft.ts';
import { getAuthorship, getRunFormat } from './character-style.ts';
import { addMark, addText, createParagraph, takeMarks } from './paragraph.ts';
import { createParagraphDraft, type ParagraphEnd } from './paragraph-draft.ts';
import { addDrafts } from './story.ts';
import type { RtfWalk } from './walk.ts';

/** Longer text is no number and no name. */
const longestCollected = 10_000;
/** The most characters of deleted and hidden words that are kept. */
const mostNotDisplayed = 2_000_000;

/** Adds text to the paragraph, or to what is collected beside it. */
export function routeText(walk: RtfWalk, text: string): void {
  const { state } = walk;
  const { collector } = state;
  if (collector !== undefined) {
    if (collector.text.length < longestCollected) collector.text += text;
    return;
  }
  if (state.isDeleted) writeDeleted(walk, text);
  else if (state.isHidden) writeHidden(walk, text);
  else writeVisible(walk, text);
}

function writeVisible(walk: RtfWalk, text: string): void {
  const { state, context } = walk;
  const format = getRunFormat(state, context);
  if (format.unseen !== undefined && /\S/.test(text)) context.noticed.add('hidden-text');
  if (format.inserted !== undefined) context.noticed.add('tracked-changes');
  const isNew = addText(state.story.paragraph, text, { format, isBold: state.isBold });
  if (isNew) context.consumed.runs += 1;
  context.consumed.characters += text.length;
}

/** Adds a mark to the paragraph. */
export function writeMark({ state, context }: RtfWalk, mark: Mark): void {
  if (addMark(state.story.paragraph, mark)) context.consumed.runs += 1;
}

function writeDeleted(walk: RtfWalk, text: string): void {
  const { state, context } = walk;
  context.noticed.add('tracked-changes');
  if (/\S/.test(text)) state.story.paragraph.hasDeleted = true;
  context.consumed.notDisplayed += text.length;
  if (context.consumed.notDisplayed > mostNotDisplayed) return;
  const by = getAuthorship(context, { by: state.deletedBy, at: state.deletedAt });
  writeMark(walk, { kind: 'deletion', text, ...by });
}

function writeHidden(walk: RtfWalk, text: string): void {
  const { state, context } = walk;
  if (/\S/.test(text)) {
    context.noticed.add('hidden-text');
    state.story.paragraph.hasHidden = true;
  }
  context.consumed.notDisplayed += text.length;
  if (context.consumed.notDisplayed <= mostNotDisplayed) writeMark(walk, { kind: 'hidden', text });
}

/**
 * Ends the paragraph. A deleted or hidden paragraph mark carries its words to the next one. `depth` is that of the
 * table whose cell ends.
 */
export function endParagraph(
  walk: RtfWalk,
  end: ParagraphEnd,
  depth = walk.state.tableDepth,
): void {
  const { state, context } = walk;
  const { story } = state;
  const { paragraph } = story;
  if (end === 'paragraph' && state.isDeleted) {
    paragraph.number = undefined;
    writeDeleted(walk, '\n');
    return;
  }
  if (end === 'paragraph' && state.isHidden) {
    carryParagraph(walk);
    return;
  }
  if (end === 'paragraph' && state.isDropCap && paragraph.hasVisible) return;
  const draft = createParagraphDraft({ paragraph, state, context, end });
  // Marks of a paragraph that displays nothing move to the start of the next.
  const marks = draft === undefined ? takeMarks(paragraph) : [];
  story.paragraph = createParagraph(marks);
  if (draft !== undefined) context.consumed.runs += 1;
  addDrafts(story, draft === undefined ? story.attached : [draft, ...story.attached], depth);
  story.attached = [];
}

/** A paragraph whose mark is hidden runs into the next one, with its number and format. */
function carryParagraph(walk: RtfWalk): void {
  const { state, context } = walk;
  const { story } = state;
  const { paragraph } = story;
  if (!paragraph.hasVisible) {
    paragraph.number = undefined;
    writeHidden(walk, '\n');
    return;
  }
  if (paragraph.facts === undefined) {
    const draft = createParagraphDraft({ paragraph, state, context, end: 'paragraph' });
    if (draft === undefined) return;
    const { runs, ...facts } = draft;
    const carried = createParagraph();
    for (const { marks, ...run } of runs)
      carried.runs.push(marks === undefined ? run : { ...run, marks: [...marks] });
    carried.hasVisible = true;
    carried.endsInSpace = paragraph.endsInSpace;
    carried.facts = { ...facts, kind: facts.kind === 'heading' ? 'paragraph' : facts.kind };
    story.paragraph = carried;
  }
  if (!story.paragraph.endsInSpace) addText(story.paragraph, ' ', { format: {}, isBold: true });
}
