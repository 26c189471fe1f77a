import { describeParagraph } from '../block-types/describe.ts';
import { createLevelTracker } from '../block-types/levels.ts';
import { createDraft, type Draft } from '../source/draft.ts';

/** The blocks of the shapes and text boxes of a sheet, from their paragraphs in order. */
export function createTextBoxDrafts(paragraphs: readonly string[]): Draft[] {
  const tracker = createLevelTracker();
  return paragraphs
    .filter((text) => text.trim() !== '')
    .map((text) => createDraft(text, describeParagraph(text.trim(), { tracker })));
}
