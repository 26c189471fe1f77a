import type { BlockKind } from '@clauselight/schema';
import { formatNumber } from '../block-types/format-number.ts';
import { createDraft, type Draft, getDraftText } from '../source/draft.ts';
import { resetCharacters, resetParagraph } from './state.ts';
import { createStory, endTables, type Story } from './story.ts';
import { countTable } from './structure-words.ts';
import { type Handler, onClose, type RtfWalk, setFont } from './walk.ts';
import { endParagraph } from './write.ts';

/** A text box in a note in a header is deep; more is no real document. */
const deepestStory = 12;

/** Groups whose paragraphs do not belong to the paragraph around them. */
export const storyDestinations: readonly (readonly [string, Handler])[] = [
  ...['header', 'headerl', 'headerr', 'headerf'].map((word) => [word, beginHeader] as const),
  ...['footer', 'footerl', 'footerr', 'footerf'].map((word) => [word, beginFooter] as const),
  ['footnote', beginNote],
  ['shptxt', beginTextBox],
  ['dptxbxtext', beginTextBox],
];

/** Directs the text of the open group into a new story; `finish` receives its blocks. */
export function beginStory(
  walk: RtfWalk,
  {
    isBoxed = false,
    finish,
  }: { isBoxed?: boolean; finish: (drafts: Draft[], story: Story) => void },
): void {
  const { state, context } = walk;
  if (state.story.depth >= deepestStory) {
    context.noticed.add('damaged-parts');
    walk.source.skipGroup();
    return;
  }
  const story = createStory({ isBoxed, depth: state.story.depth + 1 });
  resetParagraph(state);
  resetCharacters(state, context.defaultFont);
  setFont(walk);
  Object.assign(state, { story, collector: undefined, isNestedRow: false });
  onClose(walk, () => {
    walk.state = { ...walk.state, story, collector: undefined };
    finish(finishStory(walk), story);
  });
}

/** Ends the open paragraph and tables, and returns the blocks of the story. */
export function finishStory(walk: RtfWalk): Draft[] {
  const { story } = walk.state;
  endParagraph(walk, 'story');
  endTables(story, () => countTable(walk));
  const { marks } = story.paragraph;
  if (marks.length > 0) story.drafts.push({ kind: 'paragraph', runs: [{ text: '', marks }] });
  return story.drafts;
}

function beginHeader(walk: RtfWalk): void {
  beginRunningText(walk, 'header');
}

function beginFooter(walk: RtfWalk): void {
  beginRunningText(walk, 'footer');
}

/** A header or footer; each different text of all sections is kept once. */
function beginRunningText(walk: RtfWalk, kind: Extract<BlockKind, 'header' | 'footer'>): void {
  const kept = kind === 'header' ? walk.context.headers : walk.context.footers;
  beginStory(walk, {
    finish(drafts) {
      for (const draft of drafts) {
        const text = getDraftText(draft);
        const key = getKey(text);
        if (!kept.has(key)) kept.set(key, createDraft(text, { kind }));
      }
    },
  });
}

/** Footers that differ only in the page number are one. */
function getKey(text: string): string {
  return text.replace(/\d+/g, '#').replace(/\s+/g, ' ').trim();
}

function beginNote(walk: RtfWalk): void {
  const { state, context } = walk;
  const { story: parent } = state;
  const reference = parent.paragraph.noteReference;
  parent.paragraph.noteReference = undefined;
  const isShown = !state.isDeleted && !state.isHidden;
  beginStory(walk, {
    finish(drafts, { isEndnote }) {
      if (!isShown) return;
      const text = drafts.map(getDraftText).join('\n').trim();
      const notes = isEndnote ? context.endnotes : context.footnotes;
      const target = isEndnote ? context.endnotes.drafts : parent.attached;
      // A note without a number of its own has a custom mark, in both positions.
      if (reference === undefined) {
        if (text !== '') target.push(createDraft(text, { kind: 'footnote' }));
        return;
      }
      notes.count += 1;
      const number = formatNumber(notes.count, notes.format);
      reference.text = `[${number}]`;
      parent.paragraph.hasVisible = true;
      if (text !== '')
        target.push(createDraft(`[${number}] ${text}`, { kind: 'footnote', number }));
    },
  });
}

function beginTextBox(walk: RtfWalk): void {
  const { story: parent } = walk.state;
  beginStory(walk, {
    isBoxed: true,
    finish(drafts) {
      for (const draft of drafts) parent.attached.push(draft);
    },
  });
}
